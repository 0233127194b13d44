import { ask, type Competency } from './bank-types'

export const problemSolving: Competency = {
  id: 'problem_solving',
  name: { en: 'Problem solving', vi: 'Giải quyết vấn đề' },
  dimension: 'problem_solving',
  anchors: {
    en: [
      'Shows no approach to the problem',
      'Tries things without finding the cause',
      'Takes plausible steps; little diagnosis or checking',
      'Diagnoses, compares options, acts and checks the effect',
      'Finds the root cause, names trade-offs, measures the result and prevents it from coming back',
    ],
    vi: [
      'Không cho thấy cách tiếp cận vấn đề',
      'Thử nhiều cách mà không tìm nguyên nhân',
      'Các bước hợp lý nhưng ít phân tích hoặc kiểm tra',
      'Phân tích, so sánh phương án, thực hiện và kiểm tra hiệu quả',
      'Tìm ra nguyên nhân gốc, nêu được đánh đổi, đo kết quả và ngăn vấn đề lặp lại',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about the hardest problem you solved in the last two years. How did you find the cause?',
        'Hãy kể về vấn đề khó nhất bạn đã giải quyết trong hai năm qua. Bạn tìm ra nguyên nhân bằng cách nào?',
      ],
      [
        ['What the problem was and why it was hard', 'Vấn đề là gì và vì sao khó'],
        ['How causes were narrowed down', 'Cách khoanh vùng nguyên nhân'],
        ['The result and how it was checked', 'Kết quả và cách kiểm chứng'],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a solution of yours that did not work at first. What did you do then?',
        'Hãy kể về một giải pháp của bạn ban đầu không hiệu quả. Sau đó bạn đã làm gì?',
      ],
      [
        ['How the failure showed', 'Thất bại thể hiện ở đâu'],
        ['What was learned about the problem', 'Hiểu thêm điều gì về vấn đề'],
        ['The next attempt and its result', 'Lần thử tiếp theo và kết quả'],
      ],
    ),
    ask(
      'situational',
      [
        'A result that was steady for months suddenly drops by a third, and no one knows why. How do you proceed?',
        'Một kết quả ổn định nhiều tháng bỗng giảm một phần ba mà không ai biết vì sao. Bạn sẽ tiến hành thế nào?',
      ],
      [
        ['Checks first that the figure is right', 'Kiểm tra trước xem con số có đúng không'],
        ['Orders possible causes and tests them', 'Sắp xếp các nguyên nhân khả dĩ và kiểm tra từng cái'],
        ['Says when to stop and act', 'Nêu được lúc nào dừng phân tích để hành động'],
      ],
    ),
    ask(
      'situational',
      [
        'You have one week for a problem that needs a month. What do you do with that week?',
        'Bạn có một tuần cho một vấn đề cần cả tháng. Bạn sẽ dùng tuần đó như thế nào?',
      ],
      [
        ['Cuts the problem to its core', 'Thu gọn vấn đề về phần cốt lõi'],
        ['Names what is left out and its risk', 'Nêu phần bỏ lại và rủi ro của nó'],
        ['Tells those affected early', 'Báo sớm cho người liên quan'],
      ],
    ),
  ],
}

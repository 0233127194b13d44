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
        [
          'What the problem was and why it was hard: rare / hidden / no data / deadline / many causes / customer / broke / expensive',
          'Vấn đề là gì và vì sao khó: hiếm gặp / khó thấy / thiếu số liệu / gấp / nhiều nguyên nhân / khách hàng / hỏng',
        ],
        [
          'How causes were narrowed down: test / ruled out / compared / reproduced / measured / logs / asked / isolated / step by step',
          'Cách khoanh vùng nguyên nhân: thử / loại trừ / so sánh / lặp lại lỗi / đo / nhật ký / hỏi / từng bước',
        ],
        [
          'The result and how it was checked: checked / weeks later / percent / tested / customer confirmed / saved',
          'Kết quả và cách kiểm chứng: kiểm tra / vài tuần sau / phần trăm / không lặp lại / chạy thử / khách xác nhận / tiết kiệm',
        ],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a solution of yours that did not work at first. What did you do then?',
        'Hãy kể về một giải pháp của bạn ban đầu không hiệu quả. Sau đó bạn đã làm gì?',
      ],
      [
        [
          'How the failure showed: complained / error / slower / broke / numbers / customer / leaked / returned',
          'Thất bại thể hiện ở đâu: phàn nàn / lỗi / chậm hơn / hỏng / số liệu / khách hàng / trả lại',
        ],
        [
          'What was learned about the problem: assumption / misunderstood / cause / deeper / overlooked / realized / users',
          'Hiểu thêm điều gì về vấn đề: giả định / hiểu sai / nguyên nhân / sâu hơn / bỏ sót / nhận ra / người dùng',
        ],
        [
          'The next attempt and its result: second / changed / smaller / tested / simplified / colleague / finally / version',
          'Lần thử tiếp theo và kết quả: lần hai / thay đổi / nhỏ hơn / thử lại / đơn giản hơn / đồng nghiệp / cuối cùng',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'A result that was steady for months suddenly drops by a third, and no one knows why. How do you proceed?',
        'Một kết quả ổn định nhiều tháng bỗng giảm một phần ba mà không ai biết vì sao. Bạn sẽ tiến hành thế nào?',
      ],
      [
        [
          'Checks first that the figure is right: data error / source / system / definition / duplicate / compare / double-check / reporting',
          'Kiểm tra trước xem con số có đúng không: lỗi số liệu / nguồn / hệ thống / cách tính / trùng lặp / so sánh / kiểm tra lại',
        ],
        [
          'Orders possible causes and tests them: season / competitor / price / hypothesis / segment / change log / customers',
          'Sắp xếp các nguyên nhân khả dĩ và kiểm tra từng cái: mùa vụ / đối thủ / giá / giả thuyết / từng cái / nhóm khách / thay đổi gần đây',
        ],
        [
          'Says when to stop and act: deadline / enough / cost / likely / act / limit / temporary / decide',
          'Nêu được lúc nào dừng phân tích để hành động: thời hạn / đủ / chi phí / khả năng cao / hành động / tạm thời / quyết định',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'You have one week for a problem that needs a month. What do you do with that week?',
        'Bạn có một tuần cho một vấn đề cần cả tháng. Bạn sẽ dùng tuần đó như thế nào?',
      ],
      [
        [
          'Cuts the problem to its core: core / essential / most valuable / minimum / main cause / priority / scope',
          'Thu gọn vấn đề về phần cốt lõi: cốt lõi / thiết yếu / giá trị nhất / tối thiểu / nguyên nhân chính / ưu tiên / phạm vi',
        ],
        [
          'Names what is left out and its risk: leave out / risk / not covered / debt / known gap / assumption',
          'Nêu phần bỏ lại và rủi ro của nó: bỏ lại / rủi ro / để sau / chưa làm / phần thiếu / giả định / hạn chế',
        ],
        [
          'Tells those affected early: manager / client / today / expectation / warn / agree / stakeholders',
          'Báo sớm cho người liên quan: quản lý / khách hàng / hôm nay / kỳ vọng / báo trước / thống nhất / các bên',
        ],
      ],
    ),
  ],
}

import { ask, type Competency } from './bank-types'

export const dataUse: Competency = {
  id: 'data_use',
  name: { en: 'Working with data', vi: 'Làm việc với dữ liệu' },
  dimension: 'logical_reasoning',
  anchors: {
    en: [
      'Uses no figures, or figures that do not fit the claim',
      'Quotes figures without source or meaning',
      'Uses a fitting figure to support a point',
      'Chooses the measure, checks its quality and draws a sound conclusion',
      'Also tests other explanations, says how sure it is and shows a decision that rested on it',
    ],
    vi: [
      'Không dùng số liệu, hoặc số liệu không khớp với kết luận',
      'Nêu số liệu mà không rõ nguồn hay ý nghĩa',
      'Dùng được một số liệu phù hợp để bảo vệ ý kiến',
      'Chọn chỉ số, kiểm tra chất lượng và kết luận hợp lý',
      'Còn kiểm tra cách giải thích khác, nêu mức chắc chắn và chỉ ra quyết định đã dựa vào đó',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a decision you supported with figures. Where did they come from, and how far did you trust them?',
        'Hãy kể về một quyết định bạn đã dựa vào số liệu. Số liệu lấy từ đâu và bạn tin đến mức nào?',
      ],
      [
        ['The question and the measure', 'Câu hỏi và chỉ số'],
        ['Source and limits', 'Nguồn và giới hạn'],
        ['The decision and its outcome', 'Quyết định và kết quả'],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a time the figures said one thing and your experience another. What did you do?',
        'Hãy kể về một lần số liệu cho thấy một điều còn kinh nghiệm của bạn nói khác. Bạn đã làm gì?',
      ],
      [
        ['The contradiction', 'Mâu thuẫn là gì'],
        ['How it was tested', 'Đã kiểm chứng thế nào'],
        ['What proved right', 'Điều gì hoá ra đúng'],
      ],
    ),
    ask(
      'situational',
      [
        'You are asked to show whether a new way of working is better than the old one. How do you set it up?',
        'Bạn được yêu cầu chứng minh cách làm mới có tốt hơn cách cũ không. Bạn sẽ thiết kế thế nào?',
      ],
      [
        ['What is measured and from which baseline', 'Đo gì và so với mốc nào'],
        ['A fair comparison', 'So sánh công bằng'],
        ['When the answer counts as clear', 'Khi nào coi là đủ rõ'],
      ],
    ),
    ask(
      'opinion',
      [
        'Which figure in your field is often misread? What would you look at instead?',
        'Trong lĩnh vực của bạn, con số nào hay bị hiểu sai? Bạn sẽ nhìn vào điều gì thay thế?',
      ],
      [
        ['The figure and the misreading', 'Con số và cách hiểu sai'],
        ['Why it misleads', 'Vì sao gây hiểu lầm'],
        ['A better measure', 'Chỉ số tốt hơn'],
      ],
    ),
  ],
}

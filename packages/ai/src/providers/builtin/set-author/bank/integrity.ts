import { ask, type Competency } from './bank-types'

export const integrity: Competency = {
  id: 'integrity',
  name: { en: 'Integrity', vi: 'Chính trực' },
  dimension: null,
  anchors: {
    en: [
      'Justifies hiding or bending facts',
      'Speaks of honesty in general only',
      'Names a case and the right thing done in it',
      'Acts rightly at a cost to oneself and explains the weighing',
      'Also speaks up for others or changes a rule, calmly and by the proper way',
    ],
    vi: [
      'Biện minh cho việc che giấu hoặc bóp méo sự thật',
      'Chỉ nói chung chung về trung thực',
      'Nêu được một trường hợp và điều đúng đã làm',
      'Làm điều đúng dù bản thân chịu thiệt và giải thích sự cân nhắc',
      'Còn lên tiếng vì người khác hoặc thay đổi quy định, bình tĩnh và đúng cách',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a time doing the right thing was inconvenient for you. What did you weigh up?',
        'Hãy kể về một lần làm điều đúng lại gây bất lợi cho bạn. Bạn đã cân nhắc điều gì?',
      ],
      [
        ['What was at stake', 'Điều gì bị ảnh hưởng'],
        ['The choice and its cost', 'Lựa chọn và cái giá'],
        ['The result', 'Kết quả'],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a mistake of yours that no one had noticed yet. What did you do?',
        'Hãy kể về một sai sót của bạn mà chưa ai phát hiện. Bạn đã làm gì?',
      ],
      [
        ['The mistake', 'Sai sót là gì'],
        ['Whom they told and when', 'Đã báo cho ai và khi nào'],
        ['The consequence', 'Hệ quả'],
      ],
    ),
    ask(
      'situational',
      [
        'Your target is in reach if you count something that does not quite belong there, and no one would notice. What do you do?',
        'Bạn sẽ đạt chỉ tiêu nếu tính thêm một khoản không hẳn thuộc về nó và không ai phát hiện. Bạn làm gì?',
      ],
      [
        ['A clear stand', 'Lập trường rõ ràng'],
        ['The reason beyond being caught', 'Lý do ngoài việc sợ bị phát hiện'],
        ['How the gap is reported', 'Báo cáo phần thiếu ra sao'],
      ],
    ),
    ask(
      'situational',
      [
        'You learn that a colleague passes on confidential information. What do you do, step by step?',
        'Bạn biết một đồng nghiệp đang để lộ thông tin mật. Bạn sẽ làm gì, từng bước?',
      ],
      [
        ['Makes sure of the facts', 'Xác minh sự việc'],
        ['The proper way to report', 'Kênh báo cáo đúng'],
        ['Fairness to the colleague', 'Công bằng với đồng nghiệp'],
      ],
    ),
  ],
}

import { ask, type Competency } from './bank-types'

export const adaptability: Competency = {
  id: 'adaptability',
  name: { en: 'Adaptability', vi: 'Khả năng thích ứng' },
  dimension: null,
  anchors: {
    en: [
      'Rejects change or stops working when things are unclear',
      'Goes along because there is no choice',
      'Adjusts to one change and keeps working',
      'Finds out what the change means, adjusts own plan early and stays effective under pressure',
      'Uses change to improve something, gives others footing and says what it cost',
    ],
    vi: [
      'Phản đối thay đổi hoặc dừng việc khi mọi thứ chưa rõ',
      'Làm theo vì không có lựa chọn',
      'Thích ứng với một thay đổi và tiếp tục làm việc',
      'Tìm hiểu ý nghĩa của thay đổi, sớm điều chỉnh kế hoạch và vẫn hiệu quả dưới áp lực',
      'Tận dụng thay đổi để cải tiến, giúp người khác vững vàng và nêu được cái giá phải trả',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a time priorities changed in the middle of your work. What did you do with what was already done?',
        'Hãy kể về một lần ưu tiên thay đổi khi bạn đang làm dở. Bạn xử lý phần đã làm thế nào?',
      ],
      [
        ['What changed, and why', 'Điều gì thay đổi và vì sao'],
        ['Own adjustment', 'Bản thân đã điều chỉnh ra sao'],
        ['What was saved and what was lost', 'Giữ được gì và mất gì'],
      ],
    ),
    {
      ...ask(
        'behavioural',
        [
          'Describe the most stressful period at work you remember. What helped you to keep going, and what did you get wrong?',
          'Hãy kể về giai đoạn làm việc căng thẳng nhất bạn nhớ. Điều gì giúp bạn trụ vững và bạn đã làm sai điều gì?',
        ],
        [
          ['What made it hard', 'Điều gì gây khó'],
          ['Concrete ways of coping', 'Cách ứng phó cụ thể'],
          ['An honest look at mistakes', 'Nhìn nhận sai sót thẳng thắn'],
        ],
      ),
      topic: /pressure|stress|áp lực/i,
    },
    ask(
      'situational',
      [
        'The goal of your work is given only roughly and those who know are away for a week. How do you go on?',
        'Mục tiêu công việc chỉ được nêu sơ lược và người nắm rõ đi vắng một tuần. Bạn tiếp tục thế nào?',
      ],
      [
        ['Writes down assumptions', 'Ghi lại các giả định'],
        ['Starts with what holds in any case', 'Bắt đầu từ phần đúng trong mọi trường hợp'],
        ['Plans how to check later', 'Có cách kiểm tra lại sau'],
      ],
    ),
    ask(
      'opinion',
      [
        'Which change at work did you first think wrong and later right, or the other way round? What does that tell you?',
        'Thay đổi nào trong công việc ban đầu bạn cho là sai rồi sau thấy đúng, hoặc ngược lại? Bạn rút ra điều gì?',
      ],
      [
        ['The change and the first view', 'Thay đổi và quan điểm ban đầu'],
        ['What turned the view', 'Điều làm đổi quan điểm'],
        ['A lesson of use elsewhere', 'Bài học dùng được ở chỗ khác'],
      ],
    ),
  ],
}

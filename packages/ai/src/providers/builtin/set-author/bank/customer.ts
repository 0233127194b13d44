import { ask, type Competency } from './bank-types'

export const customer: Competency = {
  id: 'customer',
  name: { en: 'Customer focus', vi: 'Hướng đến khách hàng' },
  dimension: null,
  anchors: {
    en: [
      'No sign of who the customer is or what they need',
      'Repeats that the customer matters, without a case',
      'Reacts properly to a request and settles it',
      'Finds the need behind the request, keeps promises and checks that the customer was helped',
      'Also removes the cause for other customers, and weighs customer and business fairly',
    ],
    vi: [
      'Không cho thấy khách hàng là ai và cần gì',
      'Nhắc lại rằng khách hàng quan trọng nhưng không có trường hợp cụ thể',
      'Phản hồi đúng yêu cầu và giải quyết xong',
      'Tìm ra nhu cầu phía sau yêu cầu, giữ lời hứa và kiểm tra khách đã được hỗ trợ',
      'Còn xử lý nguyên nhân cho những khách khác và cân bằng hợp lý giữa khách hàng và công ty',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a customer or user who was unhappy with something. What did you do, and how did it end?',
        'Hãy kể về một khách hàng hoặc người dùng không hài lòng. Bạn đã làm gì và kết quả ra sao?',
      ],
      [
        ['What the person really needed', 'Người đó thực sự cần gì'],
        ['Own action and promise kept', 'Việc bản thân đã làm và lời hứa đã giữ'],
        ['How it ended, and what was learned from it', 'Kết quả và bài học'],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe something you changed because of what you heard from customers or users. How did you know it was worth it?',
        'Hãy kể về một điều bạn đã thay đổi nhờ ý kiến của khách hàng hoặc người dùng. Làm sao bạn biết điều đó đáng làm?',
      ],
      [
        ['How the feedback came in and was weighed', 'Ý kiến đến từ đâu và được cân nhắc thế nào'],
        ['The change made', 'Thay đổi đã thực hiện'],
        ['A sign of its effect', 'Dấu hiệu cho thấy hiệu quả'],
      ],
    ),
    ask(
      'situational',
      [
        'A customer asks for something your company does not offer and you cannot promise. What do you tell them?',
        'Khách hàng yêu cầu một điều mà công ty không có và bạn không thể hứa. Bạn sẽ nói gì với họ?',
      ],
      [
        ['Asks what it is needed for', 'Hỏi khách cần điều đó để làm gì'],
        ['An honest no with an alternative', 'Từ chối thẳng thắn kèm phương án khác'],
        ['Carries the wish to those who decide', 'Chuyển mong muốn đến người có thẩm quyền'],
      ],
    ),
    ask(
      'opinion',
      [
        'When is it right to say no to a customer? Explain it with a case.',
        'Khi nào nên từ chối khách hàng? Hãy giải thích bằng một trường hợp.',
      ],
      [
        ['A criterion, not a feeling', 'Có tiêu chí, không chỉ cảm tính'],
        ['Short and long-term effects', 'Tác động trước mắt và lâu dài'],
        ['A fitting case', 'Trường hợp phù hợp'],
      ],
    ),
  ],
}

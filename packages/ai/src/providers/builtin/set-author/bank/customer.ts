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
        [
          'What the person really needed: refund / delay / faulty / wanted / safety / explanation / replacement / budget',
          'Người đó thực sự cần gì: hoàn tiền / giao trễ / bị lỗi / mong muốn / giải thích / đổi hàng / ngân sách',
        ],
        [
          'Own action and promise kept: called back / apologized / replaced / explained / discount / escalated / promised',
          'Việc bản thân đã làm và lời hứa đã giữ: gọi lại / xin lỗi / đổi mới / giảm giá / báo cấp trên / trong ngày',
        ],
        [
          'How it ended, and what was learned from it: stayed / thanked / review / rule / new process / recommended',
          'Kết quả và bài học: ở lại / quay lại / cảm ơn / đánh giá / bỏ đi / quy trình mới / giới thiệu',
        ],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe something you changed because of what you heard from customers or users. How did you know it was worth it?',
        'Hãy kể về một điều bạn đã thay đổi nhờ ý kiến của khách hàng hoặc người dùng. Làm sao bạn biết điều đó đáng làm?',
      ],
      [
        [
          'How the feedback came in and was weighed: survey / complaint / hotline / interview / observed / five of / tickets / returns',
          'Ý kiến đến từ đâu và được cân nhắc thế nào: khảo sát / khiếu nại / hotline / phỏng vấn / quan sát / nhiều người / trả hàng',
        ],
        [
          'The change made: simplified / removed / added / moved / wording / opening hours / form / training',
          'Thay đổi đã thực hiện: đơn giản hóa / bỏ bớt / thêm / cách diễn đạt / giờ mở cửa / biểu mẫu / đào tạo',
        ],
        [
          'A sign of its effect: percent / fewer calls / sales / rating / returned / waiting / complaints fell / usage',
          'Dấu hiệu cho thấy hiệu quả: phần trăm / ít gọi hơn / doanh số / đánh giá / quay lại / giảm khiếu nại / chờ',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'A customer asks for something your company does not offer and you cannot promise. What do you tell them?',
        'Khách hàng yêu cầu một điều mà công ty không có và bạn không thể hứa. Bạn sẽ nói gì với họ?',
      ],
      [
        [
          'Asks what it is needed for: goal / budget / deadline / purpose / background / situation behind',
          'Hỏi khách cần điều đó để làm gì: để làm gì / nhu cầu / mục tiêu / ngân sách / lý do / khi nào cần / mục đích',
        ],
        [
          'An honest no with an alternative: honest / alternative / partner / sorry / instead / workaround / refer',
          'Từ chối thẳng thắn kèm phương án khác: nói thật / phương án khác / đối tác / xin lỗi / thay vào đó / giới thiệu',
        ],
        [
          'Carries the wish to those who decide: product team / manager / record / feedback / note / request / roadmap',
          'Chuyển mong muốn đến người có thẩm quyền: bộ phận sản phẩm / quản lý / ghi lại / phản hồi / kế hoạch / báo lại',
        ],
      ],
    ),
    ask(
      'opinion',
      [
        'When is it right to say no to a customer? Explain it with a case.',
        'Khi nào nên từ chối khách hàng? Hãy giải thích bằng một trường hợp.',
      ],
      [
        [
          'A criterion, not a feeling: law / safety / cost / fairness / promise / policy / capacity / criterion',
          'Có tiêu chí, không chỉ cảm tính: pháp luật / an toàn / chi phí / công bằng / lời hứa / quy định / năng lực',
        ],
        [
          'Short and long-term effects: trust / loss / other customers / precedent / reputation / margin / loyal / long run',
          'Tác động trước mắt và lâu dài: niềm tin / thiệt hại / khách khác / tiền lệ / uy tín / lợi nhuận / lâu dài',
        ],
        [
          'A fitting case: refund / discount / order / contract / guest / refused / deadline / scope',
          'Trường hợp phù hợp: hoàn tiền / giảm giá / đơn hàng / hợp đồng / thời hạn / yêu cầu thêm',
        ],
      ],
    ),
  ],
}

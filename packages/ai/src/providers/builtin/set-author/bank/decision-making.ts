import { ask, type Competency } from './bank-types'

export const decisionMaking: Competency = {
  id: 'decision_making',
  name: { en: 'Decision making', vi: 'Ra quyết định' },
  dimension: 'decision_making',
  anchors: {
    en: [
      'Avoids the decision or lets others take it',
      'Chooses without giving a reason',
      'Chooses with one reason',
      'Compares options by named criteria, chooses and explains',
      'Also weighs risk, timing and whether it can be undone, and looks back at the outcome',
    ],
    vi: [
      'Né tránh quyết định hoặc để người khác quyết',
      'Chọn mà không nêu lý do',
      'Chọn với một lý do',
      'So sánh các phương án theo tiêu chí rõ ràng, chọn và giải thích',
      'Còn cân nhắc rủi ro, thời điểm, khả năng đảo ngược và nhìn lại kết quả',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a difficult decision you took at work. Which options did you have, and how did you choose?',
        'Hãy kể về một quyết định khó trong công việc của bạn. Bạn có những phương án nào và đã chọn ra sao?',
      ],
      [
        [
          'At least two real options: supplier / hire / wait / cheaper / cancel / either / alternative / outsource',
          'Ít nhất hai phương án thật sự: nhà cung cấp / tuyển / chờ / rẻ hơn / hủy / thuê ngoài',
        ],
        [
          'The criteria used: cost / risk / safety / customer / criteria / pros and cons / data / advice',
          'Tiêu chí đã dùng: chi phí / rủi ro / an toàn / khách hàng / tiêu chí / lợi hại / số liệu / tham khảo',
        ],
        [
          'The outcome, and what one would do today: regret / earlier / differently / saved / lost / learned',
          'Kết quả và nếu là hôm nay sẽ làm gì: thành công / tiếc / sớm hơn / làm khác / tiết kiệm / mất / rút ra',
        ],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a decision you later wanted to undo. What had you missed?',
        'Hãy kể về một quyết định mà sau này bạn muốn thay đổi. Bạn đã bỏ sót điều gì?',
      ],
      [
        [
          'The reasons at the time: pressure / believed / cheap / urgent / recommended / looked good / trusted',
          'Lý do lúc đó: áp lực / tôi tin / rẻ / gấp / được giới thiệu / có vẻ tốt / tin tưởng',
        ],
        [
          'What was overlooked: ignored / cost / side effect / signals / users / reference check',
          'Điều đã bỏ sót: không hỏi / bỏ qua / chi phí / tác dụng phụ / dấu hiệu / người dùng / kiểm tra',
        ],
        [
          'What changed in how they decide: sleep on / checklist / second opinion / slower / criteria / ask earlier / write down',
          'Cách ra quyết định đã thay đổi thế nào: chờ một ngày / danh sách kiểm / hỏi thêm ý kiến / chậm lại / tiêu chí / ghi ra',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'You have to choose between a safe option with a small gain and a risky one with a large gain. What do you want to know before you decide?',
        'Bạn phải chọn giữa phương án an toàn lợi ít và phương án rủi ro lợi nhiều. Trước khi quyết định bạn muốn biết điều gì?',
      ],
      [
        [
          'Questions about the size and likelihood of loss: worst case / probability / who pays / loss / chance / cash',
          'Hỏi về mức độ và khả năng thiệt hại: xấu nhất / xác suất / bao nhiêu / ai chịu / thiệt hại / khả năng / tiền',
        ],
        [
          'Whether it can be tried small or undone: pilot / test / reversible / step by step / exit / stop / trial',
          'Có thể thử nhỏ hoặc đảo ngược không: làm thử / thử nghiệm / đảo ngược / từng bước / dừng / rút lui / giai đoạn',
        ],
        [
          'A decision rule: expected value / afford / limit / threshold / goal / rule / compare / time frame',
          'Nguyên tắc để quyết định: giá trị kỳ vọng / chịu được / giới hạn / ngưỡng / mục tiêu / nguyên tắc / so sánh',
        ],
      ],
    ),
    ask(
      'opinion',
      [
        'When should one decide alone, and when together? Give an example of each.',
        'Khi nào nên tự quyết và khi nào nên cùng quyết định? Hãy cho ví dụ từng trường hợp.',
      ],
      [
        [
          'A criterion for each: urgent / expertise / safety / affected / responsibility / reversible / commitment / emergency',
          'Tiêu chí cho từng trường hợp: gấp / chuyên môn / an toàn / người bị ảnh hưởng / trách nhiệm / khẩn cấp / đồng thuận',
        ],
        [
          'Two examples: shift / budget / hiring / menu / holiday / supplier / design / schedule',
          'Hai ví dụ: ca làm / ngân sách / tuyển người / thực đơn / lịch nghỉ / nhà cung cấp / thiết kế',
        ],
        [
          'A cost of the wrong choice: slow / resistance / mistake / missed / wasted / no buy-in / delay',
          'Cái giá khi chọn sai: chậm / phản đối / sai lầm / bỏ lỡ / lãng phí / không đồng thuận / trễ',
        ],
      ],
    ),
  ],
}

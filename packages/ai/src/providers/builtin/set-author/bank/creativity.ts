import { ask, type Competency } from './bank-types'

export const creativity: Competency = {
  id: 'creativity',
  name: { en: 'Creativity', vi: 'Sáng tạo' },
  dimension: 'insightfulness',
  anchors: {
    en: [
      'Offers nothing new',
      'Repeats common ideas',
      'Has one idea of their own for their work',
      'Develops a new idea, tests it and has it adopted',
      'Reframes the problem, finds a non-obvious solution and carries it to a proven effect',
    ],
    vi: [
      'Không có gì mới',
      'Lặp lại những ý tưởng phổ biến',
      'Có một ý tưởng riêng cho việc của mình',
      'Phát triển ý tưởng mới, thử nghiệm và được áp dụng',
      'Nhìn lại vấn đề theo cách khác, tìm lời giải không hiển nhiên và đưa đến hiệu quả được chứng minh',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about an idea of yours that changed how something is done. Where did it come from?',
        'Hãy kể về một ý tưởng của bạn đã làm thay đổi cách làm một việc. Ý tưởng đến từ đâu?',
      ],
      [
        [
          'How it was done before: paper / manual / slow / twice / phone / expensive / waiting',
          'Trước đó làm thế nào: giấy / thủ công / chậm / làm hai lần / điện thoại / tốn kém / chờ',
        ],
        [
          'What was new: automatic / template / combined / skipped / customer / borrowed / another industry / app',
          'Điểm mới là gì: tự động / biểu mẫu / gộp / bỏ bước / khách hàng / học từ ngành khác / ứng dụng',
        ],
        [
          'The effect: hours / percent / fewer / adopted / customers / saved / faster',
          'Hiệu quả: số giờ / phần trăm / ít hơn / áp dụng / vẫn dùng / tiết kiệm / nhanh hơn',
        ],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe an idea of yours that was turned down. What did you do with it?',
        'Hãy kể về một ý tưởng của bạn từng bị từ chối. Sau đó bạn làm gì với nó?',
      ],
      [
        [
          'The idea and the objection: proposal / budget / too risky / too early / customers / boss / cost',
          'Ý tưởng và lý do bị từ chối: đề xuất / ngân sách / quá rủi ro / quá sớm / khách hàng / sếp / không có người / chi phí',
        ],
        [
          'What was right about the objection: timing / capacity / market / underestimated / agreed / fair / missing',
          'Lý do đó đúng ở điểm nào: thời điểm / năng lực / thị trường / đánh giá thấp / đồng ý / công bằng / thiếu',
        ],
        [
          'What followed: smaller / dropped / parked / improved / used elsewhere',
          'Điều gì tiếp theo: sau này / nhỏ hơn / bỏ / để lại / cải tiến / thử / dùng chỗ khác',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'You have to reach the same goal with half of the budget. Which ideas would you try first?',
        'Bạn phải đạt cùng mục tiêu với một nửa ngân sách. Bạn sẽ thử những ý tưởng nào trước?',
      ],
      [
        [
          'Questions what is really needed: purpose / remove / essential / waste / cheapest / priorities',
          'Xem lại điều gì thực sự cần: cần thiết / bắt buộc / có thì tốt / ai dùng / bỏ / cốt lõi',
        ],
        [
          'More than one idea: reuse / partner / volunteers / online / second-hand / sponsor / smaller / borrow',
          'Nhiều hơn một ý tưởng: dùng lại / đối tác / tình nguyện / trực tuyến / đồ cũ / tài trợ / nhỏ hơn / mượn',
        ],
        [
          'A cheap way to test: pilot / mock-up / ask customers / free / sample / prototype',
          'Cách thử ít tốn kém: làm thử / bản mẫu / hỏi khách / một tuần / miễn phí / mẫu',
        ],
      ],
    ),
    ask(
      'opinion',
      [
        'What in your field is done a certain way only out of habit? How would you do it?',
        'Trong lĩnh vực của bạn, điều gì được làm theo một cách chỉ vì thói quen? Bạn sẽ làm thế nào?',
      ],
      [
        [
          'A concrete habit: meeting / form / report / approval / paper / signature / schedule / uniform',
          'Một thói quen cụ thể: họp / biểu mẫu / báo cáo / phê duyệt / giấy / chữ ký / lịch / đồng phục',
        ],
        [
          'Why it came about: history / former boss / law / safety / tools then / tradition / fear / nobody asked',
          'Vì sao hình thành: lịch sử / sếp cũ / luật / an toàn / công cụ cũ / truyền thống / sợ / không ai hỏi',
        ],
        [
          'The proposal and its risk: pilot / shorter / digital / risk / resistance / combine / stop / trial',
          'Đề xuất và rủi ro: làm thử / ngắn hơn / số hóa / rủi ro / phản đối / gộp / bỏ / thử nghiệm',
        ],
      ],
    ),
  ],
}

import { ask, type Competency } from './bank-types'

export const ownership: Competency = {
  id: 'ownership',
  name: { en: 'Ownership and initiative', vi: 'Chủ động và trách nhiệm' },
  dimension: null,
  anchors: {
    en: [
      'Waits to be told, or names others as responsible',
      'Does the task given and stops there',
      'Sees a task through and reports problems',
      'Starts something useful unasked and follows it to a result',
      'Takes on an unclear problem, brings others along and takes responsibility for the result, good or bad',
    ],
    vi: [
      'Chờ được giao việc hoặc cho rằng trách nhiệm thuộc về người khác',
      'Làm đúng việc được giao rồi dừng lại',
      'Theo việc đến cùng và báo khi có vấn đề',
      'Tự khởi xướng việc có ích và theo đến khi có kết quả',
      'Nhận một vấn đề chưa rõ, lôi cuốn người khác cùng làm và chịu trách nhiệm về kết quả, dù tốt hay xấu',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about something you started without being asked. Why did you, and what came of it?',
        'Hãy kể về một việc bạn tự khởi xướng mà không ai yêu cầu. Vì sao bạn làm và kết quả thế nào?',
      ],
      [
        [
          'The reason for starting: annoyed / waste / complaint / risk / gap / errors / nobody did',
          'Lý do bắt đầu: phiền / lãng phí / khiếu nại / rủi ro / thiếu / sai sót / chưa ai làm',
        ],
        [
          'Own steps against obstacles: convinced / evening / prototype / permission / taught myself / budget / persuaded',
          'Các bước tự làm để vượt trở ngại: thuyết phục / buổi tối / bản thử / xin phép / tự học / ngân sách / xin ý kiến',
        ],
        [
          'The result, with a figure or a sign: percent / hours saved / adopted / faster / fewer / money / customers',
          'Kết quả, có con số hoặc dấu hiệu: phần trăm / tiết kiệm giờ / vẫn dùng / nhanh hơn / ít hơn / tiền / khách hàng',
        ],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a time something went wrong in work you were responsible for. What did you do in the first hours, and afterwards?',
        'Hãy kể về một lần có sự cố trong việc bạn phụ trách. Bạn đã làm gì trong những giờ đầu và sau đó?',
      ],
      [
        [
          'Takes responsibility for their share without excuses: my mistake / my fault / admitted / I forgot / overlooked / owned',
          'Nhận phần của mình, không bào chữa: lỗi của tôi / tôi nhận / thừa nhận / tôi quên / bỏ sót / chịu trách nhiệm',
        ],
        [
          'First limits the damage, then looks for the cause: stopped / informed / backup / isolated / called / root cause / log / rollback / recalled',
          'Hạn chế thiệt hại trước, rồi tìm nguyên nhân: dừng lại / thông báo / sao lưu / cách ly / gọi / nguyên nhân gốc / thu hồi',
        ],
        [
          'What prevents it now: checklist / training / alarm / second check / rule / automatic / review / limit',
          'Điều gì ngăn sự cố lặp lại: danh sách kiểm / đào tạo / cảnh báo / kiểm tra chéo / quy định / tự động / giới hạn',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'You find a problem that no one owns and that costs everyone a little time each day. What do you do?',
        'Bạn phát hiện một vấn đề không thuộc về ai nhưng mỗi ngày làm mọi người mất một ít thời gian. Bạn sẽ làm gì?',
      ],
      [
        [
          'Finds out how large it is: measure / count / minutes / per week / ask others / cost / list',
          'Tìm hiểu mức độ của vấn đề: đo / đếm / số phút / mỗi tuần / hỏi mọi người / chi phí / liệt kê',
        ],
        [
          'A small first step of their own: fix / template / label / prototype / tidy / evening / script',
          'Một bước nhỏ đầu tiên tự làm: sửa / biểu mẫu / dán nhãn / bước nhỏ / làm thử / dọn / buổi tối',
        ],
        [
          'How others are won or informed: manager / meeting / proposal / numbers / volunteer / propose / message',
          'Thuyết phục hoặc báo cho người khác ra sao: cho xem / quản lý / họp / đề xuất / số liệu / tình nguyện / nhắn',
        ],
      ],
    ),
    {
      ...ask(
        'behavioural',
        [
          'Tell me about a time you had to move fast with less information than you wanted. What did you do first?',
          'Hãy kể về một lần bạn phải làm nhanh dù có ít thông tin hơn mong muốn. Bạn đã làm gì trước tiên?',
        ],
        [
          [
            'What was known and what was not: unknown / assumption / customer / missing / guess / facts / price / stock',
            'Điều đã biết và chưa biết: chưa rõ / giả định / khách hàng / còn thiếu / phỏng đoán / dữ kiện / giá',
          ],
          [
            'The first step, and why that one: called / checked / biggest risk / safety / asked / stopped / ordered',
            'Bước đầu tiên và lý do chọn nó: gọi / kiểm tra / rủi ro lớn / an toàn / hỏi / dừng / đặt',
          ],
          [
            'How the risk was kept small: reversible / pilot / backup / limit / monitor / small batch / plan B',
            'Giữ rủi ro ở mức thấp bằng cách nào: có thể sửa lại / làm thử / dự phòng / giới hạn / theo dõi / lô nhỏ / báo trước',
          ],
        ],
      ),
      topic: /bias|fast|quick|nhanh|tháo vát/i,
    },
  ],
}

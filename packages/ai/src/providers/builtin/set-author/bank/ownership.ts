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
        ['The reason for starting', 'Lý do bắt đầu'],
        ['Own steps against obstacles', 'Các bước tự làm để vượt trở ngại'],
        ['The result, with a figure or a sign', 'Kết quả, có con số hoặc dấu hiệu'],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a time something went wrong in work you were responsible for. What did you do in the first hours, and afterwards?',
        'Hãy kể về một lần có sự cố trong việc bạn phụ trách. Bạn đã làm gì trong những giờ đầu và sau đó?',
      ],
      [
        ['Takes responsibility for their share without excuses', 'Nhận phần của mình, không bào chữa'],
        ['First limits the damage, then looks for the cause', 'Hạn chế thiệt hại trước, rồi tìm nguyên nhân'],
        ['What prevents it now', 'Điều gì ngăn sự cố lặp lại'],
      ],
    ),
    ask(
      'situational',
      [
        'You find a problem that no one owns and that costs everyone a little time each day. What do you do?',
        'Bạn phát hiện một vấn đề không thuộc về ai nhưng mỗi ngày làm mọi người mất một ít thời gian. Bạn sẽ làm gì?',
      ],
      [
        ['Finds out how large it is', 'Tìm hiểu mức độ của vấn đề'],
        ['A small first step of their own', 'Một bước nhỏ đầu tiên tự làm'],
        ['How others are won or informed', 'Thuyết phục hoặc báo cho người khác ra sao'],
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
          ['What was known and what was not', 'Điều đã biết và chưa biết'],
          ['The first step, and why that one', 'Bước đầu tiên và lý do chọn nó'],
          ['How the risk was kept small', 'Giữ rủi ro ở mức thấp bằng cách nào'],
        ],
      ),
      topic: /bias|fast|quick|nhanh|tháo vát/i,
    },
  ],
}

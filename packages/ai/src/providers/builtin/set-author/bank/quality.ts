import { ask, type Competency } from './bank-types'

export const quality: Competency = {
  id: 'quality',
  name: { en: 'Quality and care', vi: 'Chất lượng và cẩn thận' },
  dimension: 'critical_thinking',
  anchors: {
    en: [
      'Doesn’t mention checking their own work',
      'Calls itself careful, without a case',
      'Checks own work and corrects errors',
      'Has a fitting way of checking, and knows where exactness pays and where not',
      'Builds checks into the work of all, holds the line under pressure and shows fewer errors',
    ],
    vi: [
      'Không nói gì về việc kiểm tra công việc của mình',
      'Tự nhận cẩn thận nhưng không có trường hợp cụ thể',
      'Có kiểm tra và sửa lỗi của mình',
      'Có cách kiểm tra phù hợp, biết chỗ nào cần chính xác và chỗ nào không',
      'Đưa kiểm tra vào quy trình chung, giữ vững tiêu chuẩn khi bị ép và chứng minh lỗi đã giảm',
    ],
  },
  questions: [
    {
      ...ask(
        'behavioural',
        [
          'Tell me about an error you found before it did harm. How did you come across it?',
          'Hãy kể về một lỗi bạn phát hiện trước khi nó gây hại. Bạn phát hiện bằng cách nào?',
        ],
        [
          ['The check or habit that found it', 'Cách kiểm tra hoặc thói quen đã giúp phát hiện'],
          ['What it would have caused', 'Hậu quả nếu không phát hiện'],
          ['What was changed afterwards', 'Sau đó đã thay đổi gì'],
        ],
      ),
      topic: /detail|rigou?r|accura|cẩn thận|tỉ mỉ|chính xác/i,
    },
    {
      ...ask(
        'behavioural',
        [
          'Describe a time you were pressed to deliver something you did not think was good enough. What did you do?',
          'Hãy kể về một lần bạn bị thúc giao một kết quả mà bạn cho là chưa đủ tốt. Bạn đã làm gì?',
        ],
        [
          ['What was missing, and why it mattered', 'Còn thiếu gì và vì sao quan trọng'],
          ['What was said, and to whom', 'Đã nói gì và với ai'],
          ['The compromise or the stand taken, and the result', 'Thoả hiệp hoặc lập trường, và kết quả'],
        ],
      ),
      topic: /standard|compromise|tiêu chuẩn/i,
    },
    ask(
      'situational',
      [
        'You can deliver on time with small faults or a week late without them. What decides it for you?',
        'Bạn có thể giao đúng hạn với vài lỗi nhỏ hoặc trễ một tuần mà không lỗi. Điều gì khiến bạn quyết định?',
      ],
      [
        ['What the faults mean for the user', 'Lỗi ảnh hưởng gì đến người dùng'],
        ['Asks those concerned', 'Hỏi người liên quan'],
        ['A third way, such as delivering a part', 'Cách thứ ba, ví dụ giao trước một phần'],
      ],
    ),
    ask(
      'opinion',
      [
        'Where in your work is "good enough" really good enough, and where is it never? Why?',
        'Trong công việc của bạn, chỗ nào “tạm được” là đủ và chỗ nào thì không bao giờ? Vì sao?',
      ],
      [
        ['One example of each', 'Mỗi bên một ví dụ'],
        ['The reason: cost of an error', 'Lý do: cái giá của sai sót'],
        ['How it is made sure', 'Bảo đảm bằng cách nào'],
      ],
    ),
  ],
}

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
          [
            'The check or habit that found it: checklist / compared / second look / random / habit / test / sum / label',
            'Cách kiểm tra hoặc thói quen đã giúp phát hiện: danh sách kiểm / đối chiếu / xem lại / ngẫu nhiên / thói quen / thử / cộng lại / nhãn',
          ],
          [
            'What it would have caused: injury / loss / customer / recall / fine / wrong dose / downtime / complaint',
            'Hậu quả nếu không phát hiện: chấn thương / thiệt hại / khách hàng / thu hồi / bị phạt / sai liều / ngừng máy / khiếu nại',
          ],
          [
            'What was changed afterwards: procedure / training / automatic / double-check / form / supplier / reported',
            'Sau đó đã thay đổi gì: quy trình / đào tạo / tự động / kiểm tra chéo / biểu mẫu / nhà cung cấp / báo cáo',
          ],
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
          [
            'What was missing, and why it mattered: untested / unsafe / incomplete / errors / customer / missing / standard / leak',
            'Còn thiếu gì và vì sao quan trọng: chưa thử / không an toàn / lỗi / khách hàng / thiếu / tiêu chuẩn',
          ],
          [
            'What was said, and to whom: manager / client / refused / explained / risk / email / supervisor / honest',
            'Đã nói gì và với ai: quản lý / từ chối / giải thích / rủi ro / email / nói thật',
          ],
          [
            'The compromise or the stand taken, and the result: partial / extra day / delivered later / stood firm / fixed / accepted / reputation',
            'Thoả hiệp hoặc lập trường, và kết quả: một phần / thêm một ngày / giao sau / giữ lập trường / sửa / chấp nhận / uy tín',
          ],
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
        [
          'What the faults mean for the user: safety / annoying / data loss / cosmetic / affected / severity / workaround',
          'Lỗi ảnh hưởng gì đến người dùng: an toàn / khó chịu / mất dữ liệu / hình thức / bị ảnh hưởng / nghiêm trọng / cách khác',
        ],
        [
          'Asks those concerned: customer / manager / contract / penalty / sales / agree',
          'Hỏi người liên quan: khách hàng / quản lý / hợp đồng / hỏi / phạt / kinh doanh / thống nhất',
        ],
        [
          'A third way, such as delivering a part: partial / fix later / phase / priority / list known / update / support',
          'Cách thứ ba, ví dụ giao trước một phần: một phần / sửa sau / giai đoạn / ưu tiên / danh sách lỗi / cập nhật / hỗ trợ',
        ],
      ],
    ),
    ask(
      'opinion',
      [
        'Where in your work is "good enough" really good enough, and where is it never? Why?',
        'Trong công việc của bạn, chỗ nào “tạm được” là đủ và chỗ nào thì không bao giờ? Vì sao?',
      ],
      [
        [
          'One example of each: draft / internal / safety / medicine / layout / cash / hygiene / contract / prototype',
          'Mỗi bên một ví dụ: bản nháp / nội bộ / an toàn / thuốc / tiền / vệ sinh / hợp đồng / bản thử',
        ],
        [
          'The reason and the cost of an error: injury / cost / trust / reversible / law / reputation / rework / customer',
          'Lý do và cái giá của sai sót: chấn thương / chi phí / niềm tin / sửa được / pháp luật / uy tín / làm lại / khách hàng',
        ],
        [
          'How it is made sure: checklist / second person / test / standard / audit / sample / training',
          'Bảo đảm bằng cách nào: danh sách kiểm / người thứ hai / thử / tiêu chuẩn / kiểm tra / lấy mẫu / đào tạo',
        ],
      ],
    ),
  ],
}

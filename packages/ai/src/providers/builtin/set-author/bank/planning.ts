import { ask, type Competency } from './bank-types'

export const planning: Competency = {
  id: 'planning',
  name: { en: 'Planning and organization', vi: 'Lập kế hoạch và tổ chức' },
  dimension: null,
  anchors: {
    en: [
      'Shows no order in their own work',
      'Names a list or tool, not how it is used',
      'Plans one piece of work and mostly keeps to it',
      'Sets priorities by a reason, tracks progress and replans in time',
      'Plans for several people or projects with risks and reserves, and shows results that held',
    ],
    vi: [
      'Không cho thấy trật tự trong công việc của mình',
      'Nhắc đến danh sách hay công cụ nhưng không rõ dùng thế nào',
      'Lập kế hoạch cho một việc và nhìn chung làm theo',
      'Có lý do khi xếp ưu tiên, theo dõi tiến độ và điều chỉnh kịp thời',
      'Lập kế hoạch cho nhiều người hoặc dự án, có tính rủi ro, dự phòng và kết quả được giữ vững',
    ],
  },
  questions: [
    {
      ...ask(
        'behavioural',
        [
          'Tell me about a time you had more to do than time allowed. What did you do first, what did you drop, and why?',
          'Hãy kể về một lần bạn có quá nhiều việc so với thời gian. Bạn làm gì trước, bỏ bớt việc gì và vì sao?',
        ],
        [
          [
            'The tasks and what was at stake: deadline / customer / report / month-end / orders / penalty / inspection / launch',
            'Các việc và điều gì quan trọng: thời hạn / khách hàng / báo cáo / cuối tháng / đơn hàng / bị phạt / kiểm tra / ra mắt',
          ],
          [
            'The rule for what came first: urgent / impact / depends / customer first / safety / list / money',
            'Nguyên tắc xếp thứ tự: gấp / ảnh hưởng / phụ thuộc / khách trước / an toàn / danh sách / tiền',
          ],
          [
            'Who was told about what was dropped: manager / client / informed / postponed / colleague / email / agreed / called',
            'Đã báo cho ai về việc bị bỏ: quản lý / thông báo / dời lại / đồng nghiệp / email / thống nhất / gọi',
          ],
        ],
      ),
      topic: /organi|priorit|time|sắp xếp|thời gian|tổ chức/i,
    },
    {
      ...ask(
        'behavioural',
        [
          'Describe a project you planned from beginning to end. Where did the plan break, and what did you do?',
          'Hãy kể về một dự án bạn lập kế hoạch từ đầu đến cuối. Kế hoạch đổ vỡ ở đâu và bạn đã làm gì?',
        ],
        [
          [
            'Goal, steps and time: milestone / budget / timeline / goal / resources / phases / list / calendar',
            'Mục tiêu, các bước và thời gian: cột mốc / ngân sách / tiến độ / mục tiêu / nguồn lực / giai đoạn / danh sách / lịch',
          ],
          [
            'The deviation and when it was seen: delay / supplier / sick / cost / weather / noticed / underestimated / late delivery',
            'Sai lệch và lúc phát hiện: chậm trễ / nhà cung cấp / ốm / chi phí / thời tiết / phát hiện / ước lượng sai',
          ],
          [
            'The change made and the result: rescheduled / cut scope / overtime / finished / extra staff / new date / informed / buffer',
            'Điều chỉnh và kết quả: dời lịch / bớt phạm vi / tăng ca / hoàn thành / thêm người / ngày mới / báo lại',
          ],
        ],
      ),
      topic: /project|plan|dự án|kế hoạch/i,
    },
    ask(
      'situational',
      [
        'On Monday three people each ask you for something by Wednesday, and only two things are possible. How do you handle it?',
        'Thứ Hai có ba người nhờ bạn ba việc phải xong vào thứ Tư, nhưng chỉ làm kịp hai. Bạn xử lý thế nào?',
      ],
      [
        [
          'Asks what depends on each: deadline / depends / urgent / consequence / customer / priority',
          'Hỏi mỗi việc ảnh hưởng đến điều gì: thời hạn / phụ thuộc / gấp / lý do / hậu quả / khách hàng / ưu tiên',
        ],
        [
          'Decides by a criterion and says so early: tell early / impact / manager decides / honest / criteria / immediately',
          'Quyết theo tiêu chí và báo sớm: báo sớm / ảnh hưởng / quản lý quyết / nói thật / tiêu chí / ngay',
        ],
        [
          'Offers something for the third: thursday / partial / delegate / colleague / template / alternative',
          'Có phương án cho việc thứ ba: thứ năm / để sau / làm một phần / giao lại / đồng nghiệp / mẫu sẵn / cách khác',
        ],
      ],
    ),
    ask(
      'opinion',
      [
        'How do you keep your work in order over a week? What have you tried and given up?',
        'Trong một tuần bạn giữ công việc ngăn nắp bằng cách nào? Bạn đã thử và bỏ cách nào?',
      ],
      [
        [
          'A concrete habit or system: list / calendar / app / Friday / board / morning / blocks / notebook / inbox',
          'Thói quen hoặc hệ thống cụ thể: danh sách / lịch / ứng dụng / thứ sáu / bảng việc / buổi sáng / sổ tay / hộp thư',
        ],
        [
          'Why it works for them: overview / interruptions / energy / shift / visible / simple / forget / focus',
          'Vì sao hợp với mình: dễ nhìn / bị ngắt quãng / năng lượng / ca làm / đơn giản / hay quên / tập trung',
        ],
        [
          'What did not work: too complicated / forgot / stopped / paper / alarms / never updated',
          'Cách nào không hiệu quả: quá phức tạp / quên / giấy / quá nhiều / chuông / không cập nhật',
        ],
      ],
    ),
  ],
}

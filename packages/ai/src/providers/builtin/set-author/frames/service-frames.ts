import { past, suppose } from './frame-types'

/** Duties towards customers, guests, patients and other people who need something. */
export const resolve = [
  past({
    inline: [
      'Tell me about a time you had to {duty} and the usual way did not help. How did you find out what was wrong, and what did you do?',
      'Hãy kể về một lần bạn phải {duty} mà cách thông thường không giải quyết được. Bạn tìm ra nguyên nhân bằng cách nào và đã làm gì?',
    ],
    apart: [
      'Tell me about a case of this kind in which the usual way did not help. How did you find out what was wrong, and what did you do?',
      'Hãy kể về một trường hợp như vậy mà cách thông thường không giải quyết được. Bạn tìm ra nguyên nhân bằng cách nào và đã làm gì?',
    ],
    points: [
      [
        'Finds the cause before acting: root cause / asked questions / checked log / reproduced / traced back / ruled out / step by step / history',
        'Tìm nguyên nhân trước khi làm: hỏi kỹ / kiểm tra lại / xem lịch sử / nguyên nhân gốc / loại trừ / từng bước / xem nhật ký',
      ],
      [
        'Keeps those affected informed: called back / gave update / apologized / realistic date / honest about / kept posted',
        'Báo cho người bị ảnh hưởng: báo cho khách / gọi lại / xin lỗi / hẹn giờ / cập nhật tình hình / nói thẳng / giải thích rõ',
      ],
      [
        'Makes sure that it stays solved: followed up / tested again / wrote down / prevented / changed procedure / checklist',
        'Bảo đảm không tái diễn: kiểm tra sau đó / theo dõi lại / ghi lại / phòng ngừa / sửa quy trình / không lặp lại / danh sách kiểm',
      ],
    ],
  }),
  suppose({
    inline: [
      'Suppose you have to {duty}, and two urgent cases come in at once. What do you do first, and what do you tell the others?',
      'Giả sử bạn phải {duty} và có hai trường hợp gấp đến cùng lúc. Bạn làm gì trước và nói gì với bên còn lại?',
    ],
    apart: [
      'Suppose two urgent cases come in at once. What do you do first, and what do you tell the others?',
      'Giả sử có hai trường hợp gấp đến cùng lúc. Bạn làm gì trước và nói gì với bên còn lại?',
    ],
    points: [
      [
        'Decides by the harm: safety / biggest impact / most affected / risk / severity / deadline / who waits',
        'Xếp theo mức độ ảnh hưởng: an toàn / ảnh hưởng lớn / rủi ro / nghiêm trọng / hạn chót / nhiều khách hơn',
      ],
      [
        'Gets hands and help: ask colleague / call supervisor / escalate / share the load / backup',
        'Nhờ thêm người: nhờ đồng nghiệp / bàn giao / gọi quản lý / báo cấp trên / chia việc / hỗ trợ thêm',
      ],
      [
        'Tells the one who waits: honest / apologize / keep informed / alternative / realistic minutes / estimate',
        'Nói với người phải chờ: nói thật / chờ bao lâu / gọi lại / xin lỗi / hẹn thời gian / phương án khác',
      ],
    ],
  }),
]

export const serve = [
  past({
    inline: [
      'Tell me about a time you had to {duty} and the person was upset, confused or in a hurry. What did you do, and how did it end?',
      'Hãy kể về một lần bạn phải {duty} mà người đó đang bực bội, bối rối hoặc rất vội. Bạn đã làm gì và kết thúc ra sao?',
    ],
    apart: [
      'Tell me about a time you did this for somebody who was upset, confused or in a hurry. What did you do, and how did it end?',
      'Hãy kể về một lần bạn làm việc này với người đang bực bội, bối rối hoặc rất vội. Bạn đã làm gì và kết thúc ra sao?',
    ],
    points: [
      [
        'Listens first: listened / let them finish / asked what / repeated back / stayed calm / sat down / eye contact',
        'Lắng nghe trước: lắng nghe / để họ nói / hỏi lại / giữ bình tĩnh / nhắc lại / nói nhẹ nhàng',
      ],
      [
        'Offers something that can be done: solution / alternative / offered / explained options / found a way / exchanged / arranged / plain words',
        'Đưa ra cách giải quyết: phương án / đề nghị / đổi cho / giải thích rõ / sắp xếp / tìm cách / hướng dẫn',
      ],
      [
        'Looks after it until the end: followed up / checked back / thanked me / kept promise / handed over / noted down',
        'Theo đến cùng: gọi lại / hỏi thăm / cảm ơn / quay lại / giữ lời / ghi chú / bàn giao',
      ],
    ],
  }),
  suppose({
    inline: [
      'Suppose you have to {duty}, and somebody asks for something that you may not do. What do you say, and what do you do?',
      'Giả sử bạn phải {duty} và có người yêu cầu một việc bạn không được phép làm. Bạn nói gì và làm gì?',
    ],
    apart: [
      'Suppose somebody asks you for something that you may not do. What do you say, and what do you do?',
      'Giả sử có người yêu cầu một việc bạn không được phép làm. Bạn nói gì và làm gì?',
    ],
    points: [
      [
        'Finds the need behind it: understand / listen / purpose / reason / background / actual need',
        'Hỏi rõ nhu cầu: hỏi lý do / để làm gì / nhu cầu thật / tìm hiểu / lắng nghe / mục đích',
      ],
      [
        'Says no and why: policy / rule / not allowed / explain why / safety / polite / firm / sorry',
        'Từ chối có lý do: quy định / giải thích / an toàn / lịch sự / xin lỗi / từ chối khéo',
      ],
      [
        'Offers the next best: alternative / instead / supervisor / refer / another option / escalate',
        'Đưa hướng khác: phương án khác / thay thế / hỏi quản lý / chuyển cho / giới thiệu / báo cấp trên',
      ],
    ],
  }),
]

export const sell = [
  past({
    inline: [
      'Tell me about a time you had to {duty} and the other side hesitated. What held them back, and what did you do about it?',
      'Hãy kể về một lần bạn phải {duty} mà đối phương còn do dự. Điều gì khiến họ ngại và bạn đã làm gì?',
    ],
    apart: [
      'Tell me about a time you did this and the other side hesitated. What held them back, and what did you do about it?',
      'Hãy kể về một lần bạn làm việc này mà đối phương còn do dự. Điều gì khiến họ ngại và bạn đã làm gì?',
    ],
    points: [
      [
        'Finds what holds them back: price / budget / asked questions / competitor / trust / decision maker / objection',
        'Tìm điều khiến họ ngại: giá cao / ngân sách / hỏi thêm / đối thủ / chưa tin / người quyết định / lo ngại',
      ],
      [
        'Answers with what counts for them: trial / demo / reference / compared / saved money / showed results / sample / discount / return on',
        'Trả lời bằng lợi ích của họ: dùng thử / so sánh / khách khác / tiết kiệm / hàng mẫu / giảm giá / chứng minh',
      ],
      [
        'Closes or lets go: signed / closed / follow-up / next step / walked away / order / renewed / percent / target',
        'Chốt hoặc biết dừng: ký hợp đồng / chốt đơn / gọi lại / bước tiếp theo / đặt hàng / đạt doanh số / tái ký',
      ],
    ],
  }),
  suppose({
    inline: [
      'Suppose you have to {duty}, and after two months the numbers are far behind the target. What do you look at, and what do you change?',
      'Giả sử bạn phải {duty} và sau hai tháng kết quả còn xa chỉ tiêu. Bạn xem xét điều gì và thay đổi điều gì?',
    ],
    apart: [
      'Suppose that after two months the numbers are far behind the target. What do you look at, and what do you change?',
      'Giả sử sau hai tháng kết quả còn xa chỉ tiêu. Bạn xem xét điều gì và thay đổi điều gì?',
    ],
    points: [
      [
        'Looks where it is lost: pipeline / conversion / lost deals / calls per / stage / source / which customers / why lost',
        'Tìm chỗ bị mất: tỷ lệ chốt / nguồn khách / số cuộc gọi / khách từ chối / từng bước / nhóm khách',
      ],
      [
        'Changes one thing with a reason: new list / segment / script / offer / referral / existing customers / partner / priority',
        'Thay đổi có lý do: nhóm khách mới / kịch bản / ưu đãi / khách giới thiệu / khách cũ / kênh mới',
      ],
      [
        'Says it early: manager / forecast / realistic / report / revise / weekly',
        'Báo sớm: báo quản lý / dự báo lại / thực tế / báo cáo tuần / xin hỗ trợ / điều chỉnh',
      ],
    ],
  }),
]

export const cooperate = [
  past({
    inline: [
      'Tell me about a time you had to {duty} and somebody did not deliver what you needed. What did you do, and how did it end?',
      'Hãy kể về một lần bạn phải {duty} mà có người không làm xong phần bạn cần. Bạn đã làm gì và kết quả ra sao?',
    ],
    apart: [
      'Tell me about a time you did this or something close to it, and somebody did not deliver what you needed. What did you do, and how did it end?',
      'Hãy kể về một lần bạn làm việc này hoặc việc tương tự mà có người không làm xong phần bạn cần. Bạn đã làm gì và kết quả ra sao?',
    ],
    points: [
      [
        'Asks before blaming: asked why / called him / called her / workload / misunderstanding / talked directly / one-to-one',
        'Hỏi trước khi trách: hỏi lý do / gặp trực tiếp / gọi điện / hiểu nhầm / quá tải / nói chuyện riêng',
      ],
      [
        'Agrees on something that binds: new deadline / wrote down / split tasks / meeting / shared list / minutes / confirmed by email',
        'Thống nhất rõ ràng: hạn mới / ghi lại / chia việc / ai làm gì / họp ngắn / xác nhận email / biên bản',
      ],
      [
        'Keeps the result safe: plan B / escalated / reminder / checked in / delivered on / covered / workaround',
        'Giữ kết quả: phương án dự phòng / báo cấp trên / nhắc lại / kiểm tra tiến độ / kịp hạn',
      ],
    ],
  }),
  suppose({
    inline: [
      'Suppose you have to {duty}, and two of them want opposite things. How do you go about it?',
      'Giả sử bạn phải {duty} và hai bên muốn hai điều trái ngược nhau. Bạn xử lý thế nào?',
    ],
    apart: [
      'Suppose two of the people involved want opposite things. How do you go about it?',
      'Giả sử hai bên liên quan muốn hai điều trái ngược nhau. Bạn xử lý thế nào?',
    ],
    points: [
      [
        'Hears both sides: listen / reasons behind / separately / both sides / what matters / interests',
        'Nghe cả hai bên: hỏi từng bên / lắng nghe / lý do / nói riêng / cả hai bên / điều quan trọng',
      ],
      [
        'Puts facts and a criterion on the table: data / cost / customer / deadline / criteria / pros and cons / written / impact',
        'Đưa ra dữ kiện và tiêu chí: số liệu / chi phí / khách hàng / thời hạn / tiêu chí / lợi hại / ảnh hưởng',
      ],
      [
        'Gets a decision: compromise / who decides / escalate / manager / agree / confirm / next step / document',
        'Đi đến quyết định: thỏa hiệp / ai quyết định / báo cấp trên / thống nhất / xác nhận / ghi lại',
      ],
    ],
  }),
]

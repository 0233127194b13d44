import { past, suppose } from './frame-types'

/** Duties that lead, teach and plan. */
export const lead = [
  past({
    inline: [
      'Tell me about a time you had to {duty} and one person did not keep up. How did you notice, and what did you do?',
      'Hãy kể về một lần bạn phải {duty} mà có một người không theo kịp. Bạn nhận ra bằng cách nào và đã làm gì?',
    ],
    apart: [
      'Tell me about a time you did this and one person did not keep up. How did you notice, and what did you do?',
      'Hãy kể về một lần bạn làm việc này mà có một người không theo kịp. Bạn nhận ra bằng cách nào và đã làm gì?',
    ],
    points: [
      [
        'Talks to the person early: one-on-one / privately / asked what / listened / feedback / honest',
        'Nói chuyện sớm: gặp riêng / hỏi lý do / lắng nghe / góp ý / nói thẳng / trao đổi riêng',
      ],
      [
        'Gives help and a clear aim: training / goal / pair up / examples / weekly check / shadowing / clear expectations / smaller steps',
        'Hỗ trợ và đặt mục tiêu: kèm cặp / mục tiêu rõ / đào tạo lại / làm mẫu / kiểm tra hằng tuần / chia nhỏ',
      ],
      [
        'Acts on the result: improved / moved / warning / reassigned / praised / probation / formal',
        'Có kết luận: tiến bộ / chuyển việc / nhắc nhở / cho nghỉ / đổi vị trí / khen / thử thách',
      ],
    ],
  }),
  suppose({
    inline: [
      'Suppose you have to {duty}, and on a busy day two people are missing. What do you do first, and what do you leave?',
      'Giả sử bạn phải {duty} và đúng ngày bận thì thiếu hai người. Bạn làm gì trước và tạm bỏ việc gì?',
    ],
    apart: [
      'Suppose that on a busy day two people are missing. What do you do first, and what do you leave?',
      'Giả sử đúng ngày bận thì thiếu hai người. Bạn làm gì trước và tạm bỏ việc gì?',
    ],
    points: [
      [
        'Sorts what must be done: priority / safety / customers first / postpone / essential / drop / critical',
        'Xếp việc phải làm: ưu tiên / an toàn / khách trước / hoãn lại / việc cốt lõi / gấp nhất',
      ],
      [
        'Moves people: reassign / overtime / swap / step in myself / other department / temp / split',
        'Điều người: điều chuyển / gọi thêm / tăng ca / đổi ca / tự vào làm / mượn người / chia ca',
      ],
      [
        'Tells who is affected: inform / manager / delay / briefing / thank / team meeting / clients',
        'Báo người bị ảnh hưởng: thông báo / báo quản lý / chậm hơn / họp nhanh / cảm ơn / báo khách',
      ],
    ],
  }),
]

export const teach = [
  past({
    inline: [
      'Tell me about a time you had to {duty} and somebody did not understand. What did you change, and how did you know that it had worked?',
      'Hãy kể về một lần bạn phải {duty} mà có người không hiểu. Bạn đã thay đổi điều gì và làm sao biết là có hiệu quả?',
    ],
    apart: [
      'Tell me about a time you did this and somebody did not understand. What did you change, and how did you know that it had worked?',
      'Hãy kể về một lần bạn làm việc này mà có người không hiểu. Bạn đã thay đổi điều gì và làm sao biết là có hiệu quả?',
    ],
    points: [
      [
        'Finds where it is stuck: asked to explain / watched / test / background / slower / where stuck / level',
        'Tìm chỗ vướng: nhờ giải thích lại / quan sát / kiểm tra / hỏi lại / trình độ / vướng chỗ nào',
      ],
      [
        'Shows it in another way: hands-on / picture / demonstrate / smaller steps / analogy / practice / game / role play',
        'Đổi cách dạy: ví dụ / thực hành / hình ảnh / làm mẫu / chia nhỏ / trò chơi / đóng vai',
      ],
      [
        'Checks what was learned: quiz / did it alone / repeat / results / grades / explained back / passed / weeks later',
        'Kiểm tra kết quả: bài kiểm tra / tự làm được / nhắc lại / điểm số / giảng lại / đạt',
      ],
    ],
  }),
  suppose({
    inline: [
      'Suppose you have to {duty}, and in one group some know a lot already and others nothing. How do you set it up?',
      'Giả sử bạn phải {duty} và trong nhóm có người đã biết nhiều, có người chưa biết gì. Bạn tổ chức thế nào?',
    ],
    apart: [
      'Suppose that in one group some know a lot already and others nothing. How do you set it up?',
      'Giả sử trong nhóm có người đã biết nhiều, có người chưa biết gì. Bạn tổ chức thế nào?',
    ],
    points: [
      [
        'Finds out who knows what: survey / short test / levels / observe / placement / needs',
        'Tìm hiểu trình độ: khảo sát / kiểm tra đầu vào / hỏi trước / chia trình độ / quan sát / nhu cầu',
      ],
      [
        'Splits or pairs: pair / extra tasks / buddy / advanced exercise / stations / separate session / handout',
        'Chia nhóm hoặc ghép cặp: chia nhóm / ghép cặp / bài nâng cao / kèm nhau / buổi riêng / tài liệu',
      ],
      [
        'Checks on the way: feedback / quick quiz / adjust / exercise / progress / goal',
        'Kiểm tra giữa chừng: phản hồi / hỏi nhanh / điều chỉnh / bài tập / tiến bộ / mục tiêu',
      ],
    ],
  }),
]

export const plan = [
  past({
    inline: [
      'Tell me about a time you had to {duty} and it did not go to plan. What changed, and what did you do about it?',
      'Hãy kể về một lần bạn phải {duty} mà không diễn ra như kế hoạch. Điều gì thay đổi và bạn đã xử lý thế nào?',
    ],
    apart: [
      'Tell me about a time this or similar work did not go to plan. What changed, and what did you do about it?',
      'Hãy kể về một lần việc này hoặc việc tương tự không diễn ra như kế hoạch. Điều gì thay đổi và bạn đã xử lý thế nào?',
    ],
    points: [
      [
        'Sees it in time: milestone / checklist / weekly check / tracker / early sign / calendar / status / noticed when',
        'Thấy sớm: cột mốc / danh sách việc / kiểm tra hằng tuần / bảng theo dõi / dấu hiệu / lịch',
      ],
      [
        'Replans with those involved: rescheduled / new date / moved / cut scope / extra hands / supplier / backup / agreed with',
        'Lập lại kế hoạch: dời lịch / ngày mới / bớt việc / thêm người / nhà cung cấp / dự phòng / thống nhất với',
      ],
      [
        'Brings it home: delivered / on budget / result / lesson / buffer next / cost / attendance / finished',
        'Về đích: hoàn thành / đúng ngân sách / kết quả / rút kinh nghiệm / chừa thời gian / chi phí',
      ],
    ],
  }),
  suppose({
    inline: [
      'Suppose you have to {duty}, and a week before the date something important is missing. What do you do first, and whom do you tell?',
      'Giả sử bạn phải {duty} và một tuần trước hạn còn thiếu một thứ quan trọng. Bạn làm gì trước và báo cho ai?',
    ],
    apart: [
      'Suppose that a week before the date something important is missing. What do you do first, and whom do you tell?',
      'Giả sử một tuần trước hạn còn thiếu một thứ quan trọng. Bạn làm gì trước và báo cho ai?',
    ],
    points: [
      [
        'Finds out what it holds up: what depends / critical / can wait / minimum / check list / impact / needed by',
        'Xem việc nào bị ảnh hưởng: phụ thuộc / việc chính / có thể chờ / tối thiểu / rà danh sách / ảnh hưởng',
      ],
      [
        'Looks for another way: other supplier / borrow / rent / alternative / express / swap / reschedule',
        'Tìm cách khác: nhà cung cấp khác / mượn / thuê / thay thế / giao nhanh / đổi lịch / gọi hỏi',
      ],
      [
        'Tells people in time: inform manager / client / decide together / options / cost / update / confirm',
        'Báo kịp thời: báo quản lý / báo khách / cùng quyết / các phương án / chi phí / cập nhật',
      ],
    ],
  }),
]

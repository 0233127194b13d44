import { type Family, skill, trade } from './family-types'

export const software: Family = {
  id: 'software',
  skills: [
    skill('Designing and building software', 'Thiết kế và phát triển phần mềm'),
    skill('Testing and code review', 'Kiểm thử và đánh giá mã nguồn'),
    skill('Finding and fixing faults in running systems', 'Tìm và sửa lỗi trên hệ thống đang chạy'),
    skill('Version control with Git', 'Quản lý phiên bản với Git', 'tool'),
  ],
  competencies: ['problem_solving', 'quality', 'teamwork', 'learning', 'communication'],
  questions: [
    trade(
      ['behavioural', 'problem_solving', /debug|fault|incident|reliab|production|on-?call|sự cố|lỗi|vận hành/i],
      [
        'Tell me about a fault in a running system that you tracked down. How did you narrow it down, and what keeps it from coming back?',
        'Hãy kể về một lỗi trên hệ thống đang chạy mà bạn đã lần ra. Bạn khoanh vùng thế nào và điều gì ngăn nó lặp lại?',
      ],
      [
        ['Symptoms and effect on users', 'Triệu chứng và ảnh hưởng đến người dùng'],
        ['Hypotheses and how they were tested', 'Giả thuyết và cách kiểm chứng'],
        [
          'Fix and prevention (test, alert, change of design)',
          'Cách sửa và phòng ngừa (kiểm thử, cảnh báo, thay đổi thiết kế)',
        ],
      ],
    ),
    trade(
      [
        'technical',
        'decision_making',
        /architect|design|scal|system|microservice|api|backend|kiến trúc|thiết kế|hệ thống/i,
      ],
      [
        'Describe a technical design you were responsible for. Which alternatives did you reject, and what would you do differently today?',
        'Hãy mô tả một thiết kế kỹ thuật bạn phụ trách. Bạn đã loại những phương án nào và nay sẽ làm khác điều gì?',
      ],
      [
        ['Requirements and constraints', 'Yêu cầu và ràng buộc'],
        ['At least one alternative with its trade-off', 'Ít nhất một phương án khác cùng sự đánh đổi'],
        ['What operation showed', 'Thực tế vận hành cho thấy gì'],
      ],
    ),
    trade(
      [
        'situational',
        'quality',
        /test|review|quality|ci\/?cd|debt|standard|clean code|kiểm thử|chất lượng|nợ kỹ thuật/i,
      ],
      [
        'You join a codebase without tests that has to change every week. What do you do in your first two months?',
        'Bạn tiếp nhận một mã nguồn không có kiểm thử nhưng tuần nào cũng phải thay đổi. Hai tháng đầu bạn làm gì?',
      ],
      [
        ['Finds the parts with the highest risk', 'Tìm phần rủi ro cao nhất'],
        ['Small steps alongside the daily work', 'Các bước nhỏ song song với công việc'],
        ['How progress is shown', 'Cho thấy tiến triển bằng cách nào'],
      ],
    ),
    trade(
      ['technical', 'customer', /front-?end|ui\b|web|mobile|loading|slow|performance|giao diện|di động|hiệu năng/i],
      [
        'A page or screen feels slow to users although the server answers quickly. How do you find out why, and what do you try first?',
        'Người dùng thấy một trang chậm dù máy chủ phản hồi nhanh. Bạn tìm nguyên nhân thế nào và thử điều gì trước?',
      ],
      [
        ['Measures on real devices and networks', 'Đo trên thiết bị và mạng thực tế'],
        ['Typical causes in order of likelihood', 'Các nguyên nhân thường gặp theo khả năng'],
        ['Confirms the gain', 'Xác nhận mức cải thiện'],
      ],
    ),
  ],
}

import { type Family, skill, trade } from './family-types'

export const hospitality: Family = {
  id: 'hospitality',
  skills: [
    skill('Serving guests or shoppers', 'Phục vụ khách'),
    skill('Working under time pressure', 'Làm việc dưới áp lực thời gian', 'quality'),
    skill('Cash handling', 'Thu ngân và quản lý tiền mặt'),
    skill('Hygiene and order', 'Vệ sinh và ngăn nắp'),
  ],
  competencies: ['customer', 'teamwork', 'adaptability', 'integrity', 'communication'],
  questions: [
    trade(
      [
        'behavioural',
        'customer',
        /guest|serv|shop|store|customer|hotel|restaurant|khách|phục vụ|cửa hàng|nhà hàng|khách sạn/i,
      ],
      [
        'Tell me about a guest or shopper you remember. What did they need, and what did you do for them?',
        'Hãy kể về một vị khách bạn nhớ mãi. Họ cần gì và bạn đã làm gì cho họ?',
      ],
      [
        ['What the guest needed', 'Khách cần gì'],
        ['What was done beyond the routine', 'Đã làm gì ngoài thông lệ'],
        ['How it ended', 'Kết thúc ra sao'],
      ],
    ),
    trade(
      ['situational', 'adaptability', /pressure|rush|shift|busy|áp lực|giờ cao điểm|ca làm/i],
      [
        'The place is full, a colleague has called in sick and a guest complains. What do you do first, second and third?',
        'Quán đang đông, một đồng nghiệp báo nghỉ và có khách phàn nàn. Bạn làm gì trước, tiếp theo và sau đó?',
      ],
      [
        ['A clear order with reasons', 'Thứ tự rõ ràng, có lý do'],
        ['A word to the guests who wait', 'Nói với khách đang chờ'],
        ['Asks colleagues for help', 'Nhờ đồng nghiệp hỗ trợ'],
      ],
    ),
    trade(
      [
        'situational',
        'integrity',
        /cash|till|hygiene|honest|integrity|chính trực|money|thu ngân|tiền|vệ sinh|trung thực/i,
      ],
      [
        'At closing the till is short and you do not know why. What do you do?',
        'Cuối ngày quầy thu ngân thiếu tiền mà bạn không rõ vì sao. Bạn làm gì?',
      ],
      [
        ['Counts and checks again', 'Đếm và kiểm tra lại'],
        ['Reports it openly', 'Báo cáo thẳng thắn'],
        ['Looks for a cause to prevent it', 'Tìm nguyên nhân để ngăn lặp lại'],
      ],
    ),
  ],
}

import { type Family, skill, trade } from './family-types'

export const support: Family = {
  id: 'support',
  skills: [
    skill('Answering customers by phone, chat and email', 'Hỗ trợ khách qua điện thoại, chat và email'),
    skill('Calming difficult situations', 'Xử lý tình huống căng thẳng'),
    skill('Finding the cause of a problem', 'Tìm nguyên nhân sự cố'),
    skill('Clear written records', 'Ghi nhận thông tin rõ ràng'),
  ],
  competencies: ['customer', 'communication', 'adaptability', 'problem_solving', 'teamwork'],
  questions: [
    trade(
      [
        'situational',
        'customer',
        /complain|difficult|angry|calm|conflict|patien|khiếu nại|khó tính|phàn nàn|căng thẳng|kiên nhẫn/i,
      ],
      [
        'A customer writes for the third time about the same fault and is now angry. What do you write or say first?',
        'Khách liên hệ lần thứ ba về cùng một lỗi và đang tức giận. Bạn viết hoặc nói gì đầu tiên?',
      ],
      [
        ['Takes the anger seriously without promising too much', 'Tôn trọng sự bức xúc, không hứa quá'],
        ['Reads the history before asking again', 'Xem lịch sử trước khi hỏi lại'],
        ['A next step with a time', 'Bước tiếp theo kèm thời gian'],
      ],
    ),
    trade(
      [
        'behavioural',
        'problem_solving',
        /cause|technical|troubleshoot|problem|ticket|issue|sự cố|nguyên nhân|kỹ thuật|vấn đề/i,
      ],
      [
        'Tell me about a customer problem that looked simple and was not. How did you get to the bottom of it?',
        'Hãy kể về một vấn đề của khách tưởng đơn giản mà không phải. Bạn tìm ra gốc rễ thế nào?',
      ],
      [
        ['First impression and what contradicted it', 'Ấn tượng ban đầu và điều trái với nó'],
        ['Questions asked', 'Những câu đã hỏi'],
        ['How the knowledge was kept for others', 'Lưu lại kinh nghiệm cho người khác thế nào'],
      ],
    ),
    trade(
      ['situational', 'planning', /phone|chat|queue|sla|volume|shift|multi|điện thoại|tổng đài|ca làm|nhiều việc/i],
      [
        'It is the busiest hour, ten customers are waiting and one case needs an hour of your time. How do you go about it?',
        'Đang giờ cao điểm, mười khách chờ và một trường hợp cần bạn cả giờ. Bạn xử lý thế nào?',
      ],
      [
        ['Orders by urgency and effect', 'Sắp xếp theo mức gấp và ảnh hưởng'],
        ['Tells the waiting what to expect', 'Cho khách đang chờ biết phải chờ bao lâu'],
        ['Asks for help in time', 'Nhờ hỗ trợ kịp thời'],
      ],
    ),
  ],
}

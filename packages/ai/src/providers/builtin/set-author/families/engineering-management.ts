import { type Family, skill, trade } from './family-types'

export const engineeringManagement: Family = {
  id: 'engineering_management',
  skills: [
    skill('Leading and developing engineers', 'Dẫn dắt và phát triển kỹ sư'),
    skill('Technical direction and architecture', 'Định hướng kỹ thuật và kiến trúc'),
    skill('Delivery and accountability', 'Bàn giao và chịu trách nhiệm kết quả'),
    skill('Stakeholder communication', 'Trao đổi với các bên liên quan'),
  ],
  competencies: ['leadership', 'decision_making', 'planning', 'stakeholders', 'conflict'],
  questions: [
    trade(
      [
        'behavioural',
        'leadership',
        /performance|team development|mentor|coach|develop.*(people|engineers|team)|underperform|hiệu suất|phát triển (đội|nhân)/i,
      ],
      [
        'Tell me about an engineer whose performance or growth you turned around. What did you do week by week, and where is that person now?',
        'Hãy kể về một kỹ sư mà bạn đã giúp cải thiện kết quả hoặc phát triển. Từng tuần bạn đã làm gì và nay người đó ra sao?',
      ],
      [
        ['Expectations made clear, with examples', 'Kỳ vọng được làm rõ, có ví dụ'],
        ['Regular feedback and support', 'Góp ý và hỗ trợ thường xuyên'],
        ['An outcome others could see', 'Kết quả người khác thấy được'],
      ],
    ),
    trade(
      [
        'behavioural',
        'decision_making',
        /technical (direction|leadership|decision|debt)|architect|design|system understanding|định hướng kỹ thuật|kiến trúc/i,
      ],
      [
        'Tell me about a significant technical decision you influenced. Which trade-offs did you weigh, and what came of it?',
        'Hãy kể về một quyết định kỹ thuật quan trọng mà bạn có ảnh hưởng. Bạn cân nhắc những đánh đổi nào và kết quả ra sao?',
      ],
      [
        ['Options with cost, risk and maintainability', 'Các phương án với chi phí, rủi ro, khả năng bảo trì'],
        ['Their own part alongside the engineers', 'Vai trò của mình bên cạnh các kỹ sư'],
        ['The effect after some months', 'Tác động sau vài tháng'],
      ],
    ),
    trade(
      [
        'behavioural',
        'planning',
        /deliver|accountab|execution|deadline|lifecycle|governance|release|bàn giao|tiến độ|triển khai/i,
      ],
      [
        'Tell me about a delivery that was at risk. When did you notice, what did you change, and what was delivered in the end?',
        'Hãy kể về một lần tiến độ bàn giao gặp rủi ro. Bạn nhận ra khi nào, đã thay đổi gì và cuối cùng bàn giao được gì?',
      ],
      [
        ['Early signs and figures used', 'Dấu hiệu sớm và số liệu đã dùng'],
        ['Scope, people or date: what was moved', 'Phạm vi, nhân lực hay thời hạn: đã điều chỉnh gì'],
        ['Result and lesson', 'Kết quả và bài học'],
      ],
    ),
    trade(
      ['situational', 'stakeholders', /stakeholder|influence|communicat|executive|cross-?functional|các bên|lãnh đạo/i],
      [
        'Sales has promised a customer a date your team cannot keep. How do you handle the next two days?',
        'Bộ phận kinh doanh đã hứa với khách một thời hạn mà nhóm bạn không thể kịp. Hai ngày tới bạn xử lý thế nào?',
      ],
      [
        ['Gets the facts and what the customer really needs', 'Nắm sự việc và điều khách thực sự cần'],
        ['Options instead of a plain no', 'Đưa phương án thay vì chỉ từ chối'],
        ['Protects the team and settles how promises are made', 'Bảo vệ nhóm và thống nhất cách hứa với khách'],
      ],
    ),
    trade(
      [
        'opinion',
        'quality',
        /process|practice|standard|quality|improvement|engineering excellence|quy trình|chuẩn mực|cải tiến/i,
      ],
      [
        'Which engineering practice would you bring into a team first, and which one is overrated? Explain from your own cases.',
        'Bạn sẽ đưa thực hành kỹ thuật nào vào nhóm trước tiên và thực hành nào được đánh giá quá cao? Giải thích từ kinh nghiệm của bạn.',
      ],
      [
        ['A practice tied to a problem', 'Một thực hành gắn với vấn đề cụ thể'],
        ['A case with its effect', 'Trường hợp kèm hiệu quả'],
        ['A fair limit of the practice', 'Giới hạn của thực hành đó'],
      ],
    ),
  ],
}

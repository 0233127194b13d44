import { type Family, skill, trade } from './family-types'

export const sales: Family = {
  id: 'sales',
  skills: [
    skill('Finding and winning new customers', 'Tìm kiếm và phát triển khách hàng mới'),
    skill('Negotiating and closing', 'Đàm phán và chốt hợp đồng'),
    skill('Keeping and growing accounts', 'Chăm sóc và phát triển khách hàng hiện có'),
    skill('Reaching sales targets', 'Đạt chỉ tiêu doanh số', 'experience'),
  ],
  competencies: ['customer', 'communication', 'ownership', 'planning', 'integrity'],
  questions: [
    trade(
      [
        'behavioural',
        'ownership',
        /b2b|enterprise|telesales|cold|bán hàng|new (customer|business|client)|prospect|lead|hunt|cold|khách hàng mới|tìm kiếm khách|phát triển khách/i,
      ],
      [
        'Tell me about a customer you won from nothing. How did you get the first conversation, and what decided it?',
        'Hãy kể về một khách hàng bạn có được từ con số không. Bạn có buổi gặp đầu tiên bằng cách nào và điều gì quyết định?',
      ],
      [
        ['How the customer was chosen and reached', 'Chọn và tiếp cận khách thế nào'],
        ['The need that was found', 'Nhu cầu đã tìm ra'],
        ['Size and time of the deal', 'Giá trị và thời gian của hợp đồng'],
      ],
    ),
    trade(
      ['situational', 'communication', /negotiat|clos|objection|price|contract|đàm phán|thương lượng|chốt|hợp đồng/i],
      [
        'A customer likes the offer but says it is too expensive and names a cheaper competitor. How do you answer?',
        'Khách thích đề nghị nhưng nói giá cao và nêu một đối thủ rẻ hơn. Bạn trả lời thế nào?',
      ],
      [
        ['Asks before arguing', 'Hỏi trước khi tranh luận'],
        ['Value in the customer’s own terms', 'Giá trị theo góc nhìn của khách'],
        ['A limit they would not go below', 'Giới hạn không nhượng bộ'],
      ],
    ),
    trade(
      ['behavioural', 'planning', /target|quota|pipeline|forecast|revenue|doanh số|chỉ tiêu|doanh thu/i],
      [
        'Tell me about a period in which you were behind your target. What did you change, and where did you end?',
        'Hãy kể về một giai đoạn bạn chưa đạt chỉ tiêu. Bạn đã thay đổi gì và kết quả cuối cùng ra sao?',
      ],
      [
        ['The gap in figures', 'Khoảng cách bằng con số'],
        ['Cause found in the pipeline', 'Nguyên nhân tìm thấy trong phễu bán hàng'],
        ['Change and final figure', 'Thay đổi và con số cuối cùng'],
      ],
    ),
    trade(
      ['behavioural', 'customer', /account|retention|relationship|existing|chăm sóc|hiện có|duy trì|quan hệ khách/i],
      [
        'Tell me about a customer you nearly lost and kept. What had gone wrong?',
        'Hãy kể về một khách hàng bạn suýt mất nhưng đã giữ được. Điều gì đã không ổn?',
      ],
      [
        ['The warning signs', 'Dấu hiệu cảnh báo'],
        ['What was done for the customer', 'Đã làm gì cho khách'],
        ['The relationship today', 'Quan hệ hiện nay'],
      ],
    ),
  ],
}

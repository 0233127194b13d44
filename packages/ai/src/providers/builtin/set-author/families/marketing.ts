import { type Family, skill, trade } from './family-types'

export const marketing: Family = {
  id: 'marketing',
  skills: [
    skill('Planning and running campaigns', 'Lập và triển khai chiến dịch'),
    skill('Writing and content', 'Viết và sản xuất nội dung'),
    skill('Measuring marketing results', 'Đo lường hiệu quả marketing'),
    skill('Knowing the audience', 'Thấu hiểu khách hàng mục tiêu'),
  ],
  competencies: ['creativity', 'data_use', 'planning', 'customer', 'stakeholders'],
  questions: [
    trade(
      [
        'behavioural',
        'data_use',
        /campaign|ads?\b|seo|ppc|performance|budget|measure|analytics|chiến dịch|quảng cáo|hiệu quả/i,
      ],
      [
        'Tell me about a campaign you ran from idea to result. Which figure decided whether it had worked?',
        'Hãy kể về một chiến dịch bạn thực hiện từ ý tưởng đến kết quả. Con số nào quyết định nó có hiệu quả?',
      ],
      [
        ['Goal, audience and budget', 'Mục tiêu, đối tượng và ngân sách'],
        ['Own part in it', 'Phần việc của mình'],
        ['The figure against the baseline', 'Con số so với mốc ban đầu'],
      ],
    ),
    trade(
      ['situational', 'creativity', /content|copy|writ|brand|social|story|nội dung|bài viết|thương hiệu|mạng xã hội/i],
      [
        'You have to make a dull but useful product interesting to people who have never heard of it. Where do you start?',
        'Bạn phải làm một sản phẩm hữu ích nhưng khô khan trở nên thú vị với người chưa từng biết. Bạn bắt đầu từ đâu?',
      ],
      [
        ['Who the people are and what bothers them', 'Họ là ai và đang bận tâm điều gì'],
        ['More than one idea', 'Nhiều hơn một ý tưởng'],
        ['A cheap test', 'Một cách thử ít tốn kém'],
      ],
    ),
    trade(
      [
        'behavioural',
        'learning',
        /trend|channel|growth|audience|research|market|kênh|khách hàng mục tiêu|thị trường|xu hướng/i,
      ],
      [
        'Tell me about a campaign or post that failed. What did you learn about the audience?',
        'Hãy kể về một chiến dịch hoặc bài đăng thất bại. Bạn học được gì về khách hàng mục tiêu?',
      ],
      [
        ['What was expected', 'Kỳ vọng ban đầu'],
        ['How the failure was explained', 'Giải thích thất bại thế nào'],
        ['What was done differently next', 'Lần sau đã làm khác điều gì'],
      ],
    ),
  ],
}

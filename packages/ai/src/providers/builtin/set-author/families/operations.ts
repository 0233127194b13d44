import { type Family, skill, trade } from './family-types'

export const operations: Family = {
  id: 'operations',
  skills: [
    skill('Planning of stock, transport or production', 'Hoạch định kho, vận chuyển hoặc sản xuất'),
    skill('Safety at work', 'An toàn lao động'),
    skill('Improving processes', 'Cải tiến quy trình'),
    skill('Working with suppliers and carriers', 'Làm việc với nhà cung cấp và vận chuyển'),
  ],
  competencies: ['planning', 'quality', 'problem_solving', 'teamwork', 'ownership'],
  questions: [
    trade(
      ['behavioural', 'ownership', /process|improv|efficien|lean|kaizen|cost|quy trình|cải tiến|hiệu quả|chi phí/i],
      [
        'Tell me about a process you made faster or cheaper. How was it before, and how did you show the difference?',
        'Hãy kể về một quy trình bạn đã làm nhanh hơn hoặc rẻ hơn. Trước đó thế nào và bạn chứng minh khác biệt ra sao?',
      ],
      [
        ['State before, with a figure', 'Tình trạng trước, có con số'],
        ['The change and who took part', 'Thay đổi và ai tham gia'],
        ['State after, and whether it lasted', 'Tình trạng sau và có bền không'],
      ],
    ),
    trade(
      [
        'situational',
        'planning',
        /stock|inventory|transport|logistic|supply|warehouse|supplier|production|kho|vận chuyển|cung ứng|sản xuất|nhà cung cấp/i,
      ],
      [
        'An important delivery will arrive two days late and production needs it tomorrow. What do you do in the next hours?',
        'Một lô hàng quan trọng trễ hai ngày trong khi sản xuất cần vào ngày mai. Vài giờ tới bạn làm gì?',
      ],
      [
        ['Finds out what is really needed and when', 'Xác định thực sự cần gì và khi nào'],
        ['Alternatives with their cost', 'Phương án thay thế và chi phí'],
        ['Informs those affected', 'Báo cho người bị ảnh hưởng'],
      ],
    ),
    trade(
      ['situational', 'integrity', /safety|safe|hse|integrity|chính trực|5s|hazard|an toàn|nguy hiểm/i],
      [
        'A colleague skips a safety step to save time, as everybody does. What do you do?',
        'Một đồng nghiệp bỏ qua một bước an toàn để tiết kiệm thời gian như mọi người vẫn làm. Bạn làm gì?',
      ],
      [
        ['Acts at once where there is danger', 'Hành động ngay nếu nguy hiểm'],
        ['Speaks with respect', 'Nói chuyện tôn trọng'],
        ['Looks for the reason behind the habit', 'Tìm lý do của thói quen đó'],
      ],
    ),
  ],
}

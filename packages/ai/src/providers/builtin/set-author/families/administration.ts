import { type Family, skill, trade } from './family-types'

export const administration: Family = {
  id: 'administration',
  skills: [
    skill('Organising appointments, travel and documents', 'Sắp xếp lịch, công tác và tài liệu'),
    skill('Written correspondence', 'Soạn thảo văn bản'),
    skill('Discretion', 'Bảo mật thông tin', 'quality'),
    skill('Office software', 'Tin học văn phòng', 'tool'),
  ],
  competencies: ['planning', 'communication', 'quality', 'integrity', 'ownership'],
  questions: [
    trade(
      [
        'behavioural',
        'planning',
        /organi|appointment|calendar|travel|event|document|sắp xếp|lịch|sự kiện|tài liệu|hành chính/i,
      ],
      [
        'Tell me about an event, trip or meeting you organized that nearly went wrong. What had you prepared, and what did you improvise?',
        'Hãy kể về một sự kiện, chuyến đi hay cuộc họp bạn tổ chức suýt gặp trục trặc. Bạn đã chuẩn bị gì và ứng biến ra sao?',
      ],
      [
        ['The plan', 'Kế hoạch'],
        ['The trouble and the reaction', 'Trục trặc và cách phản ứng'],
        ['What is on the checklist since', 'Sau đó bổ sung gì vào danh sách kiểm tra'],
      ],
    ),
    trade(
      ['situational', 'integrity', /discre|confiden|trust|integrity|chính trực|bảo mật|kín đáo|tin cậy/i],
      [
        'A colleague asks you for a document that you have on your desk but may not pass on. What do you say?',
        'Đồng nghiệp xin một tài liệu đang ở bàn bạn nhưng bạn không được phép đưa. Bạn nói gì?',
      ],
      [
        ['A friendly, clear no', 'Từ chối rõ ràng, lịch sự'],
        ['Shows the proper way', 'Chỉ đúng kênh'],
        ['Keeps it confidential that it exists where needed', 'Giữ kín cả việc tài liệu tồn tại nếu cần'],
      ],
    ),
    trade(
      ['situational', 'communication', /writ|correspond|mail|letter|phone|soạn thảo|văn bản|thư từ|điện thoại/i],
      [
        'You have to write to thirty people who must each do something by Friday and rarely answer. How do you write it?',
        'Bạn phải viết cho ba mươi người, ai cũng phải làm một việc trước thứ Sáu và hiếm khi trả lời. Bạn viết thế nào?',
      ],
      [
        ['The request and date come first', 'Yêu cầu và hạn đặt lên đầu'],
        ['Easy to answer', 'Dễ trả lời'],
        ['A reminder planned in advance', 'Lên sẵn lịch nhắc'],
      ],
    ),
  ],
}

import type { Same } from '../../shared/i18n/catalog'
import type { byQuestion as english } from '../en/assessment-questions'

export const byQuestion: Same<typeof english> = {
  title: 'Theo từng câu hỏi',
  lead: 'Những ý cần có đã nghe được, nguyên văn. “Không nghe thấy” không có nghĩa là thiếu: một câu trả lời tốt có thể dùng từ khác.',
  leadOwn:
    'Những ý mà công ty chú ý lắng nghe và chúng tôi đã nghe được, nguyên văn. Chúng tôi có thể bỏ sót cách nói khác.',
  total:
    'Đã nêu {covered, number} trên {total, number} ý{partly, plural, =0 {} other {, # ý một phần}} · đã trả lời {answered, number} trên {questions, number} câu hỏi',
  share: 'Đã nêu {covered, number} trên {total, number}{partly, plural, =0 {} other {, # ý một phần}}',
  question: 'Câu hỏi {number, number}',
  states: {
    covered: 'Đã nêu',
    partly: 'Nêu một phần',
    not_heard: 'Không nghe thấy',
  },
  reasons: {
    no_points: 'Câu hỏi này không có ý cần có. Hãy đọc hoặc nghe câu trả lời.',
    points_not_usable: 'Không thể tìm các ý cần có của câu hỏi này trong lời nói. Trang sửa bộ câu hỏi cho biết lý do.',
    unanswered: 'Chưa trả lời',
  },
  reasonsOwn: {
    no_points: 'Câu hỏi này không được tính ý.',
    points_not_usable: 'Câu hỏi này không được tính ý.',
    unanswered: 'Chưa trả lời',
  },
  correctness: {
    correct: 'Mô hình không thấy điều gì sai trong câu trả lời này.',
    partly: 'Mô hình cho rằng câu này sai một phần. Hãy kiểm tra câu này:',
    wrong: 'Mô hình cho rằng câu này sai. Hãy kiểm tra câu này:',
  },
  sentencesToCheck: {
    lead: '{count, number} câu có cụm từ mà bộ phỏng vấn này ghi ở mục “Sai nếu”. Chúng tôi chỉ so từ ngữ: câu đó có sai hay không là do bạn xét. Không mức, ý hay thứ tự nào thay đổi.',
    holds: 'Sai nếu: {phrases}',
  },
  points: 'Các ý của câu hỏi {number, number}',
  quotes: '{count, plural, other {Xem # trích dẫn}}',
  quotesOf: '{count, plural, other {Xem # trích dẫn}}: {name}',
  requirements: 'Yêu cầu',
  requirement: {
    named: 'Có nhắc đến',
    not_named: 'Không nhắc đến',
    not_searched: 'Không tìm: quá dài để nói nguyên văn',
  },
  limits: 'Điều nói ra có đúng không, và lời vô nghĩa dùng đúng từ, là việc để con người xét.',
}

import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  title: 'Buổi phỏng vấn được chia sẻ',
  loading: 'Đang mở nội dung được chia sẻ với bạn…',
  failed: 'Không mở được liên kết này',
  refused: {
    ended: {
      title: 'Liên kết này không còn hiệu lực',
      text: 'Liên kết đã hết hạn hoặc quyền truy cập đã bị gỡ.',
    },
    used: {
      title: 'Liên kết này đã được mở trong quá nhiều trình duyệt',
      text: 'Liên kết trong email chỉ dành cho một người nên chỉ mở được trong một vài trình duyệt. Trong các trình duyệt đó, liên kết vẫn dùng được.',
    },
    unknown: {
      title: 'Liên kết này không mở được nội dung nào',
      text: 'Hãy mở liên kết đúng như khi bạn nhận được. Nếu vẫn không được, hãy xin người gửi một liên kết mới.',
    },
  },
  ask: 'Nếu cần xem buổi phỏng vấn này, hãy xin {person} ở {company} một liên kết mới.',
  askCompany: 'Nếu cần xem buổi phỏng vấn này, hãy xin {company} một liên kết mới.',
  by: '{person} ở {company} đã chia sẻ buổi phỏng vấn này với bạn.',
  byCompany: '{company} đã chia sẻ buổi phỏng vấn này với bạn.',
  until: 'Bạn mở được đến {date}.',
  confidential: 'Nội dung này nói về một người đang ứng tuyển. Vui lòng không chuyển liên kết cho người khác.',
  submitted: 'Nộp {date}',
  notCompleted: 'Chưa hoàn thành',
  choose: 'Các buổi phỏng vấn của người này',
  withheld: 'Bản ghi không nằm trong phần được chia sẻ với bạn',
  noVideo: 'Không có video trả lời',
  player: 'Bản ghi',
  playFailed: 'Không phát được bản ghi. Hãy thử lại, hoặc tải lại trang để xem liên kết còn hiệu lực không.',
  retry: 'Thử lại',
  answers: 'Câu trả lời',
  noAssessment: {
    title: 'Buổi phỏng vấn này không có kết quả đánh giá',
    text: 'Các câu trả lời ở bên dưới.',
  },
  noAnswers: 'Không có câu hỏi nào được trả lời.',
  question: 'Câu hỏi {number, number}',
  followUp: 'Câu hỏi thêm cho câu {number, number}',
  typed: 'Đã gõ',
  play: 'Phát câu trả lời này',
  words: {
    unanswered: 'Chưa trả lời',
    pending: 'Lời thoại chưa sẵn sàng.',
    failed: 'Không tạo được lời thoại.',
    noWords: 'Không nhận ra lời nói nào.',
  },
  screening: 'Trước buổi phỏng vấn',
  email: 'Email',
  noAnswerGiven: 'Không trả lời',
  nothingYet: {
    title: 'Chưa có gì để xem',
    text: 'Buổi phỏng vấn chưa được nộp. Hãy mở lại liên kết này sau.',
  },
} satisfies Catalog<'shared'>

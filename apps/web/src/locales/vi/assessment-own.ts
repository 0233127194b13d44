import type { Same } from '../../shared/i18n/catalog'
import type { own as english } from '../en/assessment-own'

export const own: Same<typeof english> = {
  title: 'Buổi phỏng vấn của bạn',
  lead: '{position} tại {company}',
  submitted: 'Đã nộp {date}',
  loading: 'Đang tải buổi phỏng vấn của bạn.',
  loadFailed: 'Không tải được dữ liệu',
  states: {
    waiting: {
      title: 'Câu trả lời của bạn đang được đánh giá',
      text: 'Thường mất vài phút. Bạn có thể rời trang này và quay lại sau: không mất gì cả.',
    },
    error: { title: 'Lỗi khi đánh giá buổi phỏng vấn', text: 'Chúng tôi sẽ sớm liên hệ với bạn.' },
    not_given: {
      title: '{company} không chia sẻ kết quả tại đây',
      text: 'Câu trả lời của bạn đã đến {company}. Tại đây bạn có thể đọc lại lời mình đã nói và cách buổi phỏng vấn được đánh giá.',
    },
    ready: { title: 'Kết quả của bạn', text: 'Những gì tìm thấy trong lời bạn nói, kèm chính những lời đó.' },
  },
  notices: {
    incomplete: 'Những gì bạn đã trả lời nằm ở phần dưới.',
    paused:
      'Buổi phỏng vấn bị gián đoạn do kết nối kém và không tính là hoàn thành. Bạn có thể tiếp tục hoặc bắt đầu lại.',
    insufficient: 'Phần bạn đã nói hoặc gõ còn quá ít để đưa ra mức. Mọi câu trả lời của bạn nằm ở phần dưới.',
  },
  answers: 'Câu trả lời của bạn',
  answersLead: 'Những gì nghe được, từng chữ. Máy nhận dạng có thể sai; bản ghi mới là căn cứ.',
  answersTyped: 'Những gì bạn đã gõ, từng chữ.',
  noAnswers: 'Chưa có câu hỏi nào được trả lời.',
  noWords: 'Không nhận ra từ nào trong câu trả lời này.',
  unanswered: 'Không trả lời',
  pending: 'Câu trả lời này vẫn đang được chép lại.',
  failed: 'Không chép lại được câu trả lời này. Bản ghi vẫn đầy đủ.',
  question: 'Câu hỏi {number, number}',
  followUp: 'Câu hỏi tiếp theo của câu {number, number}',
  typed: 'Đã gõ',
  play: 'Phát câu trả lời này',
  player: 'Bản ghi của bạn',
  closePlayer: 'Đóng trình phát',
  playFailed: 'Không phát được phần này của bản ghi.',
  process: {
    title: 'Buổi phỏng vấn này được đánh giá thế nào',
    engineBuiltin: 'Bằng bộ đánh giá có sẵn: quy tắc và phép đo, như nhau với mọi người, không dùng mô hình ngôn ngữ.',
    engineLlm:
      'Bằng một mô hình ngôn ngữ ({model}) đọc theo bộ tiêu chí công khai. Hệ thống kiểm tra rằng mọi trích dẫn đều có nguyên văn trong lời thoại.',
    weights: 'Mức tổng thể gồm {communication, number} % giao tiếp và {cognitive, number} % tư duy.',
    cv: 'CV của bạn được đọc theo tám đặc điểm. Chúng đứng riêng, không tính vào mức tổng thể.',
    noCv: 'Không xét CV.',
    people:
      'Con người quyết định. Các mức chỉ giúp đọc nhanh hơn, và người duyệt có thể đặt mức của riêng họ bên cạnh.',
    dataTitle: 'Những gì được dùng',
    data: {
      words: 'Lời trong các câu trả lời của bạn và thời điểm nói',
      questions: 'Các câu hỏi và yêu cầu của công việc',
      cv: 'Nội dung chữ trong CV của bạn',
    },
    notTitle: 'Những gì không được dùng',
    not: 'Khuôn mặt, giọng nói, giọng vùng miền, ngoại hình. Tên, giới tính, quốc tịch, tuổi, trường và nơi làm việc được che trước khi đọc.',
    criteriaTitle: 'Những gì được xét',
  },
  cvTitle: 'CV của bạn',
}

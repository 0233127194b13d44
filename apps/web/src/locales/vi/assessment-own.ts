import type { Same } from '../../shared/i18n/catalog'
import type { own as english } from '../en/assessment-own'

export const own: Same<typeof english> = {
  title: 'Buổi phỏng vấn của bạn',
  lead: '{position} tại {company}',
  replyStatus: {
    title: 'Tình trạng buổi phỏng vấn của bạn',
    done: 'Đã xong',
    open: 'Chưa xong',
    received: '{company} đã nhận buổi phỏng vấn của bạn ngày {date}.',
    toAssess: 'Câu trả lời của bạn chưa được đánh giá xong.',
    assessed: 'Câu trả lời của bạn đã được đánh giá.',
    replyBy: '{company} hẹn phản hồi chậm nhất vào {dueTime} ngày {due}.',
    overdue: '{company} đã hẹn phản hồi chậm nhất vào {dueTime} ngày {due} nhưng đến nay chưa phản hồi.',
    noDate: 'Chưa có phản hồi. {company} chưa hẹn ngày phản hồi.',
    replied: '{company} đã phản hồi ngày {date}.',
  },
  submitted: 'Đã nộp {date}',
  loading: 'Đang tải buổi phỏng vấn của bạn…',
  loadFailed: 'Không tải được dữ liệu',
  states: {
    waiting: {
      title: 'Chúng tôi đang đánh giá câu trả lời của bạn',
      text: 'Thường mất vài phút. Bạn có thể rời trang này và quay lại sau; không mất gì cả.',
    },
    error: {
      title: 'Lỗi khi đánh giá buổi phỏng vấn',
      text: 'Chúng tôi sẽ sớm liên hệ với bạn. Chúng tôi đã thử hơn một lần nhưng việc đánh giá chưa hoàn tất. Không mất gì cả: {company} có đủ câu trả lời của bạn và có thể yêu cầu đánh giá lại. Bạn sẽ nhận được email khi có kết quả. Bạn không cần làm gì thêm.',
    },
    not_given: {
      title: '{company} chưa chia sẻ kết quả',
      text: 'Câu trả lời của bạn đã đến {company}. Tại đây bạn có thể đọc lại lời mình đã nói và cách buổi phỏng vấn được đánh giá.',
    },
    ready: { title: 'Kết quả của bạn', text: 'Những gì chúng tôi tìm thấy trong câu trả lời của bạn, kèm trích dẫn.' },
  },
  progress: {
    recordings: 'Bản ghi đã lưu',
    recordingsNote: '{stored, number} trên {total, number}, {megabytes} MB · {percent, number}%',
    transcripts: 'Câu trả lời đã chuyển thành văn bản',
    transcriptsNote: '{ready, number} trên {total, number} · {percent, number}%',
    assessment: 'Đánh giá',
    queued: 'Đang chờ bắt đầu',
    running: 'Đang thực hiện',
    readingText: 'Một mô hình ngôn ngữ cũng đang đọc câu trả lời của bạn. Kết quả của nó sẽ thay cho kết quả bên dưới.',
    reading: 'Câu trả lời mô hình đã đọc',
    readingNote: 'Câu {question, number} trên {total, number}',
  },
  notices: {
    incomplete: 'Câu trả lời của bạn nằm bên dưới.',
    insufficient: 'Phần bạn đã nói hoặc gõ còn quá ít để đưa ra mức. Câu trả lời của bạn nằm bên dưới.',
    ai_declined: 'Theo lựa chọn của bạn, không có AI nào đánh giá câu trả lời. Con người đánh giá theo cùng tiêu chí.',
  },
  onThisPage: 'Trên trang này',
  answers: 'Câu trả lời của bạn',
  answersLead: 'Lời thoại nguyên văn. Có thể có lỗi; bản ghi hình mới là căn cứ.',
  answersTyped: 'Nguyên văn những gì bạn đã gõ.',
  noAnswers: 'Bạn chưa trả lời câu nào.',
  noWords: 'Không nhận ra lời nói nào.',
  unanswered: 'Không trả lời',
  pending: 'Câu trả lời này đang được ghi thành văn bản.',
  failed: 'Không ghi được câu trả lời này thành văn bản. Bản ghi hình vẫn đầy đủ.',
  question: 'Câu hỏi {number, number}',
  followUp: 'Câu hỏi thêm của câu {number, number}',
  typed: 'Trả lời bằng văn bản',
  play: 'Phát câu trả lời này',
  playOf: 'Phát câu trả lời này: {question}',
  player: 'Bản ghi của bạn',
  closePlayer: 'Đóng trình phát',
  playFailed: 'Không phát được phần này của bản ghi.',
  process: {
    title: 'Buổi phỏng vấn này được đánh giá thế nào',
    engineBuiltin:
      'Bằng hệ thống đánh giá tích hợp: quy tắc và phép đo, như nhau với mọi người, không dùng mô hình ngôn ngữ.',
    engineLlm:
      'Bằng một mô hình ngôn ngữ ({model}) theo bộ tiêu chí công khai và tiêu chí của công ty cho từng câu hỏi. Candor kiểm tra rằng mọi trích dẫn đều có nguyên văn trong lời thoại.',
    aiDeclined:
      'Chỉ do con người, theo lựa chọn của bạn: không có AI nào đánh giá câu trả lời hay CV của bạn. Con người đánh giá theo các tiêu chí dưới đây, như với mọi ứng viên.',
    weights: 'Mức tổng thể gồm {communication, number}% giao tiếp và {cognitive, number}% tư duy.',
    weightsPoints:
      'Mức tổng thể gồm {communication, number}% giao tiếp và {cognitive, number}% ý cần có: những điều công ty chú ý lắng nghe trong mỗi câu trả lời. Chỉ 250 tiếng đầu của một câu trả lời được tính. Tư duy để con người xét.',
    weightsPointsAlone:
      'Mức tổng thể được tính từ các ý cần có: những điều công ty chú ý lắng nghe trong mỗi câu trả lời. Chỉ 250 tiếng đầu của một câu trả lời được tính. Cách dùng ngôn ngữ được đo nhưng không có mức, còn tư duy để con người xét.',
    cv: 'Chúng tôi đọc CV của bạn theo tám đặc điểm. Chúng không tính vào mức tổng thể.',
    noCv: 'Không xét CV.',
    people:
      'Người quyết định là con người. Các mức chỉ để tham khảo, và người đánh giá có thể đặt thêm mức của riêng họ.',
    dataTitle: 'Những gì được dùng',
    data: {
      words: 'Lời trong các câu trả lời của bạn và thời điểm nói (chỉ khi nói)',
      questions: 'Các câu hỏi và yêu cầu của công việc',
      cv: 'Nội dung chữ trong CV của bạn',
    },
    notTitle: 'Những gì không được dùng',
    not: 'Khuôn mặt, giọng nói, giọng vùng miền, ngoại hình. Tên, giới tính, quốc tịch, tuổi, trường và nơi làm việc được che trước khi đánh giá.',
    criteriaTitle: 'Những gì được đánh giá',
  },
  cvTitle: 'CV của bạn',
}

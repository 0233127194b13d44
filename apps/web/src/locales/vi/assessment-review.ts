import type { Same } from '../../shared/i18n/catalog'
import type {
  levels as englishLevels,
  setOptions as englishSetOptions,
  versions as englishVersions,
} from '../en/assessment-review'

export const levels: Same<typeof englishLevels> = {
  title: 'Mức do con người đặt',
  short: 'Người duyệt: {level, number}',
  several: '{count, plural, other {# người duyệt}}',
  by: '{name}: mức {level, number} trên 5',
  nobody: 'Một đồng nghiệp đã rời đi',
  set: 'Đặt mức của bạn',
  change: 'Sửa mức của bạn',
  dialogTitle: 'Mức của bạn cho {name}',
  dialogText: 'Mức của bạn đứng cạnh mức của bộ đánh giá. Không mức nào thay mức nào, cả hai đều được giữ.',
  engine: 'Bộ đánh giá: {level}',
  level: 'Mức',
  option: 'Mức {level, number}',
  reason: 'Lý do',
  reasonHint: 'Đồng nghiệp thấy lý do này cạnh mức của bạn.',
  reasonMissing: 'Vui lòng cho biết lý do.',
  levelMissing: 'Vui lòng chọn một mức.',
  save: 'Lưu mức',
  remove: 'Rút lại',
  failed: 'Chưa lưu được mức',
}

export const versions: Same<typeof englishVersions> = {
  list: '{count, plural, other {# phiên bản}}',
  title: 'Các phiên bản của bản đánh giá này',
  lead: 'Không phiên bản nào thay phiên bản nào: mỗi bản giữ nguyên cùng với những gì tạo ra nó.',
  current: 'Đang hiển thị',
  back: 'Về phiên bản hiện tại',
  older: 'Bạn đang xem phiên bản cũ, {date}.',
  show: 'Xem phiên bản này',
  stale: 'Đã có bộ đánh giá hoặc bộ tiêu chí mới hơn',
  staleText: 'Các mức này thuộc phiên bản cũ. Đánh giá lại sẽ thêm một phiên bản bên cạnh bản này.',
  reevaluate: 'Đánh giá lại',
  dialogTitle: 'Đánh giá lại',
  dialogText:
    'Bộ đánh giá hiện tại đọc lại đúng các câu trả lời đó. Phiên bản đang có được giữ và điểm khác nhau được nêu rõ.',
  reason: 'Lý do',
  reasonHint: 'Hiển thị cạnh phiên bản mới.',
  reasonMissing: 'Vui lòng cho biết lý do.',
  excludesFluency: 'Bỏ qua độ trôi chảy',
  excludesFluencyHint:
    'Một điều chỉnh đã thoả thuận với ứng viên, ví dụ do khác biệt về lời nói. Khi đó độ trôi chảy không được xét và không có trọng số.',
  start: 'Đánh giá lại',
  failed: 'Không đánh giá lại được',
  started: 'Đang được đánh giá lại.',
  causes: {
    submitted: 'Khi được nộp',
    judged: 'Phiên bản của mô hình',
    reevaluated: 'Đánh giá lại',
    late_words: 'Lời thoại đến sau',
  },
  because: 'Lý do: {reason}',
  changes: 'Điều đã thay đổi',
  noChanges: 'Không mức nào thay đổi.',
  none: 'chưa có mức',
  groups: {
    communication_group: 'Kỹ năng giao tiếp, tổng',
    cognitive_group: 'Năng lực tư duy, tổng',
    cv_group: 'Đặc điểm từ CV, tổng',
    overall: 'Tổng thể',
  },
  tokens: 'Đọc {input, number} token, viết {output, number}',
  cost: 'khoảng {amount}',
  loadFailed: 'Không tải được các phiên bản',
  running: {
    title: 'Đang đánh giá lại',
    text: 'Phiên bản này còn hiệu lực cho đến khi có phiên bản mới, và sau đó vẫn nằm trong danh sách.',
  },
  judging: {
    waiting: {
      title: 'Mô hình vẫn đang đọc',
      text: 'Trong lúc đó, phiên bản của bộ đánh giá có sẵn được dùng. Phiên bản của mô hình sẽ tự được thêm vào.',
    },
    failed: {
      title: 'Lỗi khi đánh giá buổi phỏng vấn',
      text: 'Chúng tôi sẽ sớm liên hệ với bạn. Đến lúc đó, phiên bản của bộ đánh giá có sẵn được dùng.',
    },
  },
}

export const setOptions: Same<typeof englishSetOptions> = {
  title: 'Đánh giá',
  lead: 'Cách đánh giá các buổi phỏng vấn của bộ này. Những buổi đã diễn ra giữ nguyên cách cũ.',
  weights: 'Mức tổng thể gồm những gì',
  weightsHint: 'CV, tín hiệu trung thực và ấn tượng chung không bao giờ được tính vào đây.',
  weightsOption: '{communication, number} % giao tiếp, {cognitive, number} % tư duy',
  needsSpeaking: 'Công việc cần nói nhiều',
  needsSpeakingHint: 'Khi đó độ trôi chảy có trọng số ngang các kỹ năng giao tiếp khác; nếu không, trọng số này nhỏ.',
  candidateResult: 'Cho ứng viên xem kết quả',
  candidateResultHint:
    'Ứng viên thấy các mức kèm lời nói làm căn cứ và điều gì sẽ giúp mức cao hơn. Nếu không, họ thấy lời thoại của mình và cách đánh giá.',
}

import type { Same } from '../../shared/i18n/catalog'
import type {
  levels as englishLevels,
  setOptions as englishSetOptions,
  versions as englishVersions,
} from '../en/assessment-review'

export const levels: Same<typeof englishLevels> = {
  title: 'Mức của người đánh giá',
  short: 'Người đánh giá: {level, number}',
  several: '{count, plural, other {# người đánh giá}}',
  overall:
    'Mức tổng thể theo người đánh giá: {level, number} trên 5 ({dims, number} khía cạnh do người đánh giá đặt mức).',
  overallOpen:
    'Người đánh giá đã đặt mức cho {dims, number} khía cạnh, chiếm {percent, number}% trọng số. Từ {least, number}% trở lên, các mức này cho ra một mức tổng thể riêng.',
  by: '{name}: mức {level, number} trên 5',
  formerColleague: 'Thành viên cũ',
  set: 'Đặt mức của bạn',
  change: 'Sửa mức của bạn',
  dialogTitle: 'Mức của bạn cho {name}',
  dialogText: 'Hiện cạnh mức của hệ thống đánh giá. Cả hai đều được lưu.',
  engine: 'Hệ thống đánh giá: {level}',
  noEngine: 'Hệ thống không đưa ra mức ở khía cạnh này. Mức của bạn được hiện riêng, kèm tên bạn.',
  level: 'Mức',
  option: 'Mức {level, number}',
  reason: 'Lý do',
  reasonHint: 'Đồng nghiệp sẽ thấy lý do này cùng với mức của bạn.',
  reasonMissing: 'Vui lòng cho biết lý do.',
  levelMissing: 'Vui lòng chọn một mức.',
  save: 'Lưu mức',
  remove: 'Bỏ mức',
  failed: 'Không lưu được mức',
}

export const versions: Same<typeof englishVersions> = {
  list: '{count, plural, other {# phiên bản}}',
  title: 'Các phiên bản của bản đánh giá này',
  lead: 'Phiên bản mới không thay thế phiên bản cũ. Mỗi phiên bản lưu lại mọi thông tin đã dùng để tạo ra nó.',
  current: 'Đang hiển thị',
  back: 'Về phiên bản hiện tại',
  older: 'Bạn đang xem phiên bản ngày {date}.',
  show: 'Xem phiên bản này',
  stale: 'Đã có hệ thống đánh giá hoặc bộ tiêu chí mới hơn',
  staleText: 'Các mức này thuộc phiên bản cũ. Đánh giá lại sẽ thêm một phiên bản mới và giữ phiên bản này.',
  reevaluate: 'Đánh giá lại',
  dialogTitle: 'Đánh giá lại',
  dialogText:
    'Hệ thống đánh giá hiện tại chấm lại đúng các câu trả lời đó. Phiên bản hiện có được giữ lại để bạn so sánh.',
  reason: 'Lý do',
  reasonHint: 'Lý do này hiện cùng phiên bản mới.',
  reasonMissing: 'Vui lòng cho biết lý do.',
  excludesFluency: 'Bỏ qua độ trôi chảy',
  excludesFluencyHint:
    'Một điều chỉnh đã thỏa thuận với ứng viên, ví dụ vì ứng viên có khác biệt về cách nói. Khi đó độ trôi chảy không được chấm.',
  start: 'Đánh giá lại',
  failed: 'Đánh giá lại không thành công',
  started: 'Đã bắt đầu đánh giá lại',
  causes: {
    submitted: 'Khi được nộp',
    judged: 'Phiên bản của mô hình',
    reevaluated: 'Đánh giá lại',
    late_words: 'Lời thoại đến sau',
    corrected: 'Lời thoại được sửa',
  },
  because: 'Lý do: {reason}',
  changes: 'Điều đã thay đổi',
  noChanges: 'Không mức nào thay đổi.',
  none: 'chưa có mức',
  groups: {
    communication_group: 'Kỹ năng giao tiếp (tổng)',
    cognitive_group: 'Năng lực tư duy (tổng)',
    cv_group: 'Đặc điểm từ CV (tổng)',
    overall: 'Tổng thể',
  },
  tokens: 'Đọc {input, number} token, viết {output, number}',
  cost: 'khoảng {amount}',
  loadFailed: 'Không tải được các phiên bản',
  givenUp: {
    first: {
      mayRepeat:
        'Chúng tôi đã thử {count, plural, other {# lần}} nhưng việc đánh giá chưa hoàn tất. Không mất gì cả: mọi câu trả lời và bản ghi hình (nếu có) đều ở trên trang này. Để yêu cầu thử lại, hãy chọn “Đánh giá lại”.',
      mayNotRepeat:
        'Chúng tôi đã thử {count, plural, other {# lần}} nhưng việc đánh giá chưa hoàn tất. Không mất gì cả: mọi câu trả lời đều ở trên trang này. Thành viên có quyền xem và đánh giá câu trả lời có thể yêu cầu thử lại.',
    },
    again: {
      title: 'Lần đánh giá mới chưa hoàn tất',
      text: 'Chúng tôi đã thử {count, plural, other {# lần}}. Không mất gì cả: phiên bản bên dưới không thay đổi.',
    },
  },
  running: {
    title: 'Đang đánh giá lại…',
    text: 'Phiên bản hiện tại vẫn được giữ cho đến khi có phiên bản mới.',
  },
  judging: {
    waiting: {
      title: 'Mô hình vẫn đang làm việc',
      text: 'Trong lúc đó, bạn thấy phiên bản của hệ thống đánh giá tích hợp. Phiên bản của mô hình sẽ tự động được thêm vào.',
    },
    failed: {
      title: 'Lỗi khi đánh giá buổi phỏng vấn',
      text: 'Mô hình không đưa ra phiên bản dùng được và sẽ không tự động được hỏi lại. Bạn thấy phiên bản của hệ thống đánh giá tích hợp. Thành viên có quyền xem và đánh giá câu trả lời có thể hỏi lại bằng “Đánh giá lại”.',
    },
  },
}

export const setOptions: Same<typeof englishSetOptions> = {
  title: 'Đánh giá',
  lead: 'Cách đánh giá các buổi phỏng vấn của bộ này. Những buổi đã diễn ra không thay đổi.',
  weights: 'Trọng số của mức tổng thể',
  weightsHint:
    'Nội dung là các ý cần có khi hệ thống tích hợp đánh giá, và các mặt tư duy khi mô hình đánh giá. Hệ thống tích hợp không cho mức giao tiếp, và nếu giao tiếp chiếm hơn 40% thì không cho mức tổng thể. CV, tín hiệu trung thực và ấn tượng chung không bao giờ được tính vào đây.',
  weightsOption: '{communication, number}% giao tiếp, {cognitive, number}% nội dung',
  candidateResult: 'Chia sẻ kết quả với ứng viên',
  candidateResultHint:
    'Nếu bật, ứng viên thấy các mức kèm trích dẫn và điều gì sẽ được điểm cao hơn. Nếu tắt, họ thấy lời thoại của mình và cách đánh giá.',
  offReason: 'Vì sao ứng viên không nhận được kết quả ({language})',
  offReasonHint: 'Ứng viên đọc lý do này trước buổi phỏng vấn và trên trang kết quả của họ.',
}

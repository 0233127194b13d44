import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  title: 'Bạn thấy buổi phỏng vấn thế nào?',
  reader:
    '{company} chỉ thấy điểm trung bình của các câu trả lời từ 0 đến 10, mỗi lần của ít nhất năm người, và không bao giờ thấy các mức đánh giá hay nhận xét của bạn. Đơn vị vận hành hệ thống Candor này đọc góp ý mà không thấy tên bạn. Họ đọc phần nhận xét đúng như bạn viết.',
  experience: {
    label: 'Buổi phỏng vấn này đối với bạn thế nào?',
    ends: '0: rất tệ, 10: rất tốt',
    none: 'Không trả lời',
  },
  company: 'Bạn đánh giá thế nào về {company}?',
  interviewer: 'Bạn đánh giá thế nào về người phỏng vấn AI?',
  ratings: { veryPoor: 'Rất tệ', poor: 'Tệ', ok: 'Bình thường', good: 'Tốt', veryGood: 'Rất tốt' },
  comment: 'Bạn muốn chúng tôi biết thêm điều gì?',
  ratingMissing: 'Vui lòng chọn mức đánh giá.',
  submit: 'Gửi góp ý',
  replace: 'Thay góp ý',
  thanksTitle: 'Cảm ơn góp ý của bạn',
  thanksText:
    'Góp ý không ảnh hưởng đến kết quả đánh giá của bạn. Bạn có thể thay đổi góp ý khi trình duyệt này còn truy cập được buổi phỏng vấn của bạn.',
  change: 'Thay đổi góp ý',
  missingSubmission: 'Thiếu mã bài phỏng vấn. Không thể gửi góp ý.',
  failed: 'Không gửi được góp ý. Vui lòng thử lại.',
} as const satisfies Catalog<'feedback'>

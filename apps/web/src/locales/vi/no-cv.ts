import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  hint: 'Bạn có thể thêm, thay hoặc bỏ qua CV. {company} đọc CV cùng với buổi phỏng vấn của bạn.',
  title: 'Tiếp tục mà không có CV?',
  text: 'Không có CV thì sẽ không có phần đánh giá CV. Câu trả lời của bạn vẫn được đánh giá như thường, và {company} thấy rằng bạn không nộp CV.',
  hide: 'Không hiển thị lại',
  confirm: 'Tiếp tục không có CV',
  cancel: 'Quay lại để thêm CV',
} as const satisfies Catalog<'noCv'>

import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  title: 'So sánh bài phỏng vấn',
  lead: '{count, plural, other {# bài phỏng vấn}}, theo từng câu hỏi',
  back: 'Quay lại danh sách',
  tooFew: 'Hãy chọn từ 2 đến 4 bài phỏng vấn để so sánh',
  tooFewText: 'Chọn các bài trong danh sách, rồi nhấn So sánh.',
  toList: 'Mọi bài phỏng vấn',
  table: 'Các bài phỏng vấn đặt cạnh nhau',
  shown: 'Bài phỏng vấn đang xem',
  question: 'Câu hỏi',
  row: 'Câu hỏi {number, number}',
  decision: 'Quyết định của bạn',
  mustHaves: 'Yêu cầu bắt buộc',
  noMustHaves: 'Không tìm yêu cầu bắt buộc nào',
  failed: 'Chúng tôi không tải được bài phỏng vấn này',
  unanswered: 'Chưa trả lời',
  notAsked: 'Không được hỏi trong buổi này',
  ownLevels: 'Mức của bạn: {levels}',
  unrated: 'Bạn chưa chấm câu trả lời này',
} satisfies Catalog<'compare'>

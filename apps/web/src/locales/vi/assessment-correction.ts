import type { Same } from '../../shared/i18n/catalog'
import type { correction as english } from '../en/assessment-correction'

export const correction: Same<typeof english> = {
  open: 'Sửa lời thoại bị nghe sai',
  openOf: 'Sửa lời thoại bị nghe sai: {question}',
  label: 'Những gì bạn đã nói',
  hint: 'Hãy sửa những từ bị nghe sai. {company} thấy cả lời đã nghe được lẫn những gì bạn sửa, bên cạnh bản ghi.',
  left: 'Bạn còn có thể sửa câu trả lời này {count, number} lần nữa, đến {dueTime} ngày {due}.',
  used: 'Bạn đã sửa câu trả lời này ba lần. Bản sửa cuối cùng được giữ nguyên.',
  changes: 'Những thay đổi của bạn',
  noChanges: 'Chưa có gì thay đổi.',
  added: 'đã thêm:',
  removed: 'đã xóa:',
  end: 'hết',
  effects: {
    small:
      'Câu trả lời sẽ được đánh giá lại với những từ sửa nghe giống lời đã nghe được. Những từ bạn chỉ thêm hoặc chỉ bỏ được hiển thị cho {company} nhưng không được đánh giá. Các kết quả trước được giữ lại dưới dạng phiên bản cũ.',
    people: 'Người của {company} sẽ đọc lời bạn sửa. AI không đánh giá gì, đúng như bạn đã chọn.',
    rewrite:
      'Nội dung này khác {percent, number}% số từ đã nghe được, hoặc thêm một đoạn dài. {company} có thể đọc như một bản viết lại, nhưng nó không được đánh giá: bản ghi mới là căn cứ.',
  },
  save: 'Lưu bản sửa',
  cancel: 'Hủy',
  saved: 'Đã lưu bản sửa của bạn.',
  versions: 'Các bản sửa của bạn',
  version: 'Bản sửa {version, number}, {date}',
  kinds: { small: 'Bản sửa nhỏ', rewrite: 'Bản viết lại: được hiển thị, không được đánh giá' },
  company: {
    small:
      'Ứng viên đã sửa: khác {percent, number}% số từ. Chỉ những từ sửa nghe giống lời đã nghe được mới được đánh giá.',
    rewrite:
      'Ứng viên đã viết lại: khác {percent, number}% số từ. Bản ghi là căn cứ, và bản viết lại không được dùng để đánh giá.',
    show: 'Xem chỗ khác biệt',
    showOf: 'Xem chỗ khác biệt: {question}',
    toggle: 'Lời thoại hiển thị',
    corrected: 'Đã sửa',
    heard: 'Như đã nghe',
  },
}

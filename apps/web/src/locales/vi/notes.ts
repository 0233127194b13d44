import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  title: 'Ghi chú',
  readers: 'Chỉ nhóm của bạn xem được, ứng viên không bao giờ thấy',
  label: 'Ghi chú mới',
  placeholder: 'Viết ghi chú. Gõ @ để nhắc đến một người.',
  add: 'Thêm ghi chú',
  empty: 'Chưa có ghi chú nào.',
  loadFailed: 'Không tải được ghi chú',
  edited: 'đã sửa',
  formerMember: 'Thành viên cũ',
  edit: 'Sửa ghi chú',
  editOf: 'Sửa ghi chú lúc {time}',
  deleteOf: 'Xóa ghi chú lúc {time}',
  deleteTitle: 'Xóa ghi chú này?',
  deleteText: 'Cả nhóm sẽ không còn thấy ghi chú này. Bạn không thể hoàn tác.',
  delete: 'Xóa ghi chú',
  tooLong: 'Ghi chú có tối đa {max} ký tự. Hãy rút ngắn {over} ký tự.',
  tooManyMentions: 'Mỗi ghi chú nhắc đến tối đa {max} người.',
  people: 'Những người có thể nhắc đến',
  found: 'Có {count, plural, other {# người}} để nhắc đến. Dùng phím mũi tên và Enter.',
} satisfies Catalog<'notes'>

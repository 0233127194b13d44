import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  name: 'Tên giai đoạn {place, number}',
  applicants: '{count, plural, =0 {Chưa có ai} other {# người}}',
  newName: 'Giai đoạn mới',
  add: 'Thêm giai đoạn',
  mailOn: 'Email gửi ứng viên khi đến giai đoạn {name}: đang bật',
  mailOff: 'Email gửi ứng viên khi đến giai đoạn {name}: đang tắt',
  mailLead:
    'Ứng viên được chuyển đến giai đoạn này sẽ nhận email này một lần, năm phút sau khi chuyển. Nếu ứng viên được chuyển lại trước đó thì không gửi. Email theo ngôn ngữ của ứng viên, hoặc theo ngôn ngữ còn lại nếu bạn chỉ viết một ngôn ngữ. Bạn có thể dùng {names}.',
  mailSubject: 'Tiêu đề',
  mailText: 'Nội dung',
  mailExample: 'Ví dụ',
  exampleName: 'Lan',
  examplePosition: 'Kế toán',
  exampleOrganization: 'Công ty Ví dụ',
  placeholderUnknown: 'Trong dấu ngoặc nhọn chỉ dùng được: {names}.',
  mailIncomplete: 'Email cần có tiêu đề và nội dung.',
  saveMail: 'Lưu email',
  removeMail: 'Không gửi email',
  closeMail: 'Đóng',
} satisfies Catalog<'stages'>

import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  name: 'Tên giai đoạn {place, number}',
  applicants: '{count, plural, =0 {Chưa có ai} other {# người}}',
  newName: 'Giai đoạn mới',
  add: 'Thêm giai đoạn',
  mailOn: 'Email gửi ứng viên được chuyển đến {name}: đang bật',
  mailOff: 'Email gửi ứng viên được chuyển đến {name}: đang tắt',
  mailLead:
    'Ứng viên nhận email này một lần, năm phút sau khi được chuyển đến giai đoạn này. Nếu trước đó họ được chuyển sang giai đoạn khác thì email không được gửi. Email dùng ngôn ngữ của ứng viên, hoặc ngôn ngữ mà bạn đã viết. Bạn có thể dùng {names}.',
  mailSubject: 'Tiêu đề',
  mailText: 'Nội dung',
  mailExample: 'Ví dụ',
  exampleName: 'Lan',
  examplePosition: 'Kế toán',
  exampleOrganization: 'Công ty Ví dụ',
  ready: {
    lead: 'Bạn có thể bắt đầu với nội dung soạn sẵn. Nội dung chỉ được lưu khi bạn lưu email.',
    show: 'Xem nội dung soạn sẵn',
    use: 'Dùng nội dung này',
  },
  placeholderUnknown: 'Bạn chỉ dùng được các phần thay thế này: {names}.',
  mailIncomplete: 'Email cần có tiêu đề và nội dung.',
  saveMail: 'Lưu email',
  removeMail: 'Xóa email',
  closeMail: 'Đóng',
} satisfies Catalog<'stages'>

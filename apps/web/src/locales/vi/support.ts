import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  title: 'Liên hệ hỗ trợ',
  back: 'Quay lại trang trước',
  promise: 'Hãy cho chúng tôi biết chuyện gì đã xảy ra. Chúng tôi trả lời qua email trong vòng {hours, number} giờ.',
  noPromise:
    'Hãy cho chúng tôi biết chuyện gì đã xảy ra. Đơn vị vận hành hệ thống Candor này nhận được tin nhắn và có thể trả lời qua email. Chúng tôi không hẹn trước thời gian.',
  alsoByMail: 'Bạn cũng có thể viết thư tới <mail></mail>.',
  email: 'Email của bạn',
  emailHint: 'Thư trả lời được gửi tới địa chỉ này.',
  topic: 'Chủ đề',
  topics: {
    interview: 'Buổi phỏng vấn',
    recording: 'Camera, micrô hoặc bản ghi',
    account: 'Tài khoản và đăng nhập',
    privacy: 'Dữ liệu cá nhân của tôi',
    other: 'Vấn đề khác',
  },
  message: 'Chuyện gì đã xảy ra?',
  messageHint: 'Đừng ghi mật khẩu hoặc mã xác minh. Chúng tôi xóa tin nhắn sau {days, number} ngày.',
  messageMissing: 'Vui lòng mô tả chuyện đã xảy ra.',
  topicMissing: 'Vui lòng chọn chủ đề.',
  failedRequest: 'Chúng tôi sẽ gửi kèm mã tham chiếu này: {id}',
  submit: 'Gửi tin nhắn',
  sentTitle: 'Chúng tôi đã nhận được tin nhắn của bạn',
  sentPromise: 'Chúng tôi sẽ trả lời <mail></mail> trong vòng {hours, number} giờ.',
  sentNoPromise:
    'Đơn vị vận hành hệ thống Candor này nhận được tin nhắn và có thể trả lời tới <mail></mail>. Chúng tôi không hẹn trước thời gian.',
  sentReference: 'Mã tham chiếu của bạn là {reference}.',
  confirmed: 'Chúng tôi đã gửi email xác nhận cho bạn.',
  another: 'Gửi tin nhắn khác',
} as const satisfies Catalog<'support'>

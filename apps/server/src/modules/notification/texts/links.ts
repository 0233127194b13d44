import type { Writer } from '../mail-template'

const once = {
  en: (minutes: number) => `The link is valid for ${minutes} minutes and works once.`,
  vi: (minutes: number) => `Liên kết có hiệu lực trong ${minutes} phút và dùng được một lần.`,
} as const

export const signInLink: Writer<'sign-in-link'> = ({ url, minutes }) => ({
  en: {
    subject: 'Your Candor sign-in link',
    heading: 'Sign in to Candor',
    lines: ['Open the link on the device you want to sign in on.', once.en(minutes)],
    action: { label: 'Sign in', url },
  },
  vi: {
    subject: 'Liên kết đăng nhập Candor của bạn',
    heading: 'Đăng nhập Candor',
    lines: ['Hãy mở liên kết trên thiết bị bạn muốn đăng nhập.', once.vi(minutes)],
    action: { label: 'Đăng nhập', url },
  },
})

export const candidateLink: Writer<'candidate-link'> = ({ url, minutes }) => ({
  en: {
    subject: 'Your link to continue your interview',
    heading: 'Continue your interview',
    lines: ['Open the link on the device you want to continue on. Your answers so far are saved.', once.en(minutes)],
    action: { label: 'Continue', url },
  },
  vi: {
    subject: 'Liên kết để tiếp tục buổi phỏng vấn của bạn',
    heading: 'Tiếp tục buổi phỏng vấn',
    lines: ['Hãy mở liên kết trên thiết bị bạn muốn tiếp tục. Các câu trả lời đến giờ đã được lưu.', once.vi(minutes)],
    action: { label: 'Tiếp tục', url },
  },
})

export const confirmEmail: Writer<'confirm-email'> = ({ url, hours }) => ({
  en: {
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    lines: [
      'Confirm that this address is yours and your account is ready. Open the link in the browser you signed up with if you can.',
      `The link is valid for ${hours} hours and works once.`,
    ],
    action: { label: 'Confirm', url },
  },
  vi: {
    subject: 'Xác nhận địa chỉ email của bạn',
    heading: 'Xác nhận địa chỉ email của bạn',
    lines: [
      'Hãy xác nhận đây là địa chỉ của bạn để tài khoản sẵn sàng. Nếu được, hãy mở liên kết trên trình duyệt bạn đã dùng để đăng ký.',
      `Liên kết có hiệu lực trong ${hours} giờ và dùng được một lần.`,
    ],
    action: { label: 'Xác nhận', url },
  },
})

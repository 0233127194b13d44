import type { Writer } from '../mail-template'

const lines = {
  en: (minutes: number) => [`It’s valid for ${minutes} minutes and works once, only in the browser that requested it.`],
  vi: (minutes: number) => [`Mã có hiệu lực trong ${minutes} phút, dùng một lần và chỉ trên trình duyệt đã yêu cầu.`],
} as const
const subject = {
  en: (code: string) => `${code} is your Candor code`,
  vi: (code: string) => `${code} là mã Candor của bạn`,
} as const

export const signUpCode: Writer<'sign-up-code'> = ({ code, minutes }) => ({
  en: { subject: subject.en(code), heading: 'Your sign-up code', lines: lines.en(minutes), code },
  vi: { subject: subject.vi(code), heading: 'Mã đăng ký của bạn', lines: lines.vi(minutes), code },
})

export const signInCode: Writer<'sign-in-code'> = ({ code, minutes }) => ({
  en: { subject: subject.en(code), heading: 'Your sign-in code', lines: lines.en(minutes), code },
  vi: { subject: subject.vi(code), heading: 'Mã đăng nhập của bạn', lines: lines.vi(minutes), code },
})

export const candidateCode: Writer<'candidate-code'> = ({ code, minutes }) => ({
  en: { subject: subject.en(code), heading: 'Your code to continue your interview', lines: lines.en(minutes), code },
  vi: { subject: subject.vi(code), heading: 'Mã để tiếp tục buổi phỏng vấn của bạn', lines: lines.vi(minutes), code },
})

export const resetCode: Writer<'reset-code'> = ({ code, minutes }) => ({
  en: { subject: subject.en(code), heading: 'Your code to set a new password', lines: lines.en(minutes), code },
  vi: { subject: subject.vi(code), heading: 'Mã để đặt mật khẩu mới', lines: lines.vi(minutes), code },
})

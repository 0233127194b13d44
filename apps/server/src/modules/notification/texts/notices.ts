import { type InterfaceLanguage, type NoticeKind, neutralizeName } from '@candor/contract'
import type { Writer } from '../mail-template'

export const alreadyRegistered: Writer<'already-registered'> = ({ signInUrl }) => ({
  en: {
    subject: 'You already have a Candor account',
    heading: 'You already have an account',
    lines: ['Someone, probably you, tried to sign up with this address. It already has an account: sign in instead.'],
    action: { label: 'Sign in', url: signInUrl },
  },
  vi: {
    subject: 'Bạn đã có tài khoản Candor',
    heading: 'Bạn đã có tài khoản',
    lines: ['Có người, có lẽ là bạn, vừa bắt đầu đăng ký bằng địa chỉ này. Địa chỉ đã có tài khoản: hãy đăng nhập.'],
    action: { label: 'Đăng nhập', url: signInUrl },
  },
})

export const noAccount: Writer<'no-account'> = ({ signUpUrl }) => ({
  en: {
    subject: 'No Candor account with this address',
    heading: 'We found no account with this address',
    lines: ['Someone, probably you, tried to sign in with this address. It has no account yet: sign up first.'],
    action: { label: 'Sign up', url: signUpUrl },
  },
  vi: {
    subject: 'Chưa có tài khoản Candor với địa chỉ này',
    heading: 'Chưa có tài khoản với địa chỉ này',
    lines: ['Có người, có lẽ là bạn, vừa thử đăng nhập bằng địa chỉ này. Chưa có tài khoản nào: hãy đăng ký trước.'],
    action: { label: 'Đăng ký', url: signUpUrl },
  },
})

export const noInterviews: Writer<'no-interviews'> = () => ({
  en: {
    subject: 'We found no interview with this address',
    heading: 'We found no interview with this address',
    lines: [
      'Someone, probably you, tried to continue an interview with this address. You may have used a different address, or you haven’t started yet.',
      'To start, open the link that the company sent you.',
    ],
  },
  vi: {
    subject: 'Không tìm thấy buổi phỏng vấn nào với địa chỉ này',
    heading: 'Chúng tôi không tìm thấy buổi phỏng vấn nào với địa chỉ này',
    lines: [
      'Có người, có lẽ là bạn, muốn tiếp tục buổi phỏng vấn bằng địa chỉ này. Có thể bạn đã dùng địa chỉ khác, hoặc chưa bắt đầu.',
      'Để bắt đầu, hãy mở liên kết mà công ty đã gửi cho bạn.',
    ],
  },
})

export const passwordChanged: Writer<'password-changed'> = ({ resetUrl }) => ({
  en: {
    subject: 'Your Candor password was changed',
    heading: 'Your password was changed',
    lines: [
      'We’ve signed you out on all other devices.',
      'If it wasn’t you, set a new password now. Anyone else will be signed out.',
    ],
    action: { label: 'Set a new password', url: resetUrl },
  },
  vi: {
    subject: 'Mật khẩu Candor của bạn đã được thay đổi',
    heading: 'Mật khẩu của bạn đã được thay đổi',
    lines: [
      'Bạn đã được đăng xuất trên mọi thiết bị khác.',
      'Nếu không phải bạn, hãy đặt mật khẩu mới ngay. Mọi người khác sẽ bị đăng xuất.',
    ],
    action: { label: 'Đặt mật khẩu mới', url: resetUrl },
  },
})

export const providerLinked: Writer<'provider-linked'> = ({ provider, settingsUrl }) => ({
  en: {
    subject: `${provider} was linked to your Candor account`,
    heading: `${provider} was linked to your account`,
    lines: [
      `From now on, you can sign in with ${provider}, which has verified that this address is yours.`,
      'If it wasn’t you, unlink it in your settings.',
    ],
    action: { label: 'Open settings', url: settingsUrl },
  },
  vi: {
    subject: `${provider} đã được liên kết với tài khoản Candor của bạn`,
    heading: `${provider} đã được liên kết với tài khoản của bạn`,
    lines: [
      `Từ nay bạn có thể đăng nhập bằng ${provider}, nơi đã xác nhận địa chỉ này là của bạn.`,
      'Nếu không phải bạn, hãy hủy liên kết trong phần cài đặt.',
    ],
    action: { label: 'Mở phần cài đặt', url: settingsUrl },
  },
})

const countTexts: Readonly<Record<NoticeKind, (count: number) => Readonly<Record<InterfaceLanguage, string>>>> = {
  new_submission: (count) => ({
    en: count === 1 ? '1 new interview was submitted.' : `${count} new interviews were submitted.`,
    vi: `${count} buổi phỏng vấn mới đã được nộp.`,
  }),
  mention: (count) => ({
    en: count === 1 ? 'A colleague mentioned you in a note.' : `Colleagues mentioned you in ${count} notes.`,
    vi: `Đồng nghiệp đã nhắc đến bạn trong ${count} ghi chú.`,
  }),
  reply_due: (count) => ({
    en: count === 1 ? '1 candidate expects a reply soon.' : `${count} candidates expect a reply soon.`,
    vi: `${count} ứng viên sắp đến hạn được trả lời.`,
  }),
  reply_overdue: (count) => ({
    en:
      count === 1
        ? '1 candidate didn’t get the promised reply in time.'
        : `${count} candidates didn’t get the promised reply in time.`,
    vi: `${count} ứng viên chưa được trả lời dù đã quá hạn.`,
  }),
  mail_refused: (count) => ({
    en:
      count === 1
        ? '1 candidate’s email address refused our email.'
        : `${count} candidates’ email addresses refused our emails.`,
    vi: `${count} ứng viên có địa chỉ email từ chối email của chúng tôi.`,
  }),
  request: (count) => ({
    en: count === 1 ? '1 candidate asks for an answer.' : `${count} requests of candidates need an answer.`,
    vi: `${count} yêu cầu của ứng viên cần được trả lời.`,
  }),
  request_due: (count) => ({
    en:
      count === 1
        ? '1 request of a candidate has to be answered soon.'
        : `${count} requests of candidates have to be answered soon.`,
    vi: `${count} yêu cầu của ứng viên sắp đến hạn trả lời.`,
  }),
  request_overdue: (count) => ({
    en:
      count === 1
        ? '1 request of a candidate wasn’t answered in time.'
        : `${count} requests of candidates weren’t answered in time.`,
    vi: `${count} yêu cầu của ứng viên đã quá hạn trả lời.`,
  }),
  accommodation: (count) => ({
    en: count === 1 ? '1 candidate asks for an adjustment.' : `${count} candidates ask for adjustments.`,
    vi: `${count} ứng viên yêu cầu điều chỉnh buổi phỏng vấn.`,
  }),
  accommodation_due: (count) => ({
    en:
      count === 1
        ? '1 request for an adjustment has to be answered soon.'
        : `${count} requests for adjustments have to be answered soon.`,
    vi: `${count} yêu cầu điều chỉnh buổi phỏng vấn sắp đến hạn trả lời.`,
  }),
  accommodation_overdue: (count) => ({
    en:
      count === 1
        ? '1 request for an adjustment wasn’t answered in time.'
        : `${count} requests for adjustments weren’t answered in time.`,
    vi: `${count} yêu cầu điều chỉnh buổi phỏng vấn đã quá hạn trả lời.`,
  }),
  assessment_failed: (count) => ({
    en: count === 1 ? '1 interview couldn’t be assessed.' : `${count} interviews couldn’t be assessed.`,
    vi: `${count} buổi phỏng vấn chưa đánh giá được.`,
  }),
}

/** Names neither candidates nor positions: the page behind the link shows them to the member only. */
export const noticeDigest: Writer<'notice-digest'> = ({ organizationName: typedName, counts, url, settingsUrl }) => {
  const organizationName = neutralizeName(typedName)
  const list = (language: InterfaceLanguage) => counts.map(({ kind, count }) => countTexts[kind](count)[language])
  return {
    en: {
      subject: `What’s new at ${organizationName}`,
      heading: `What’s new at ${organizationName}`,
      lines: [...list('en'), `You can choose what you get by email at ${settingsUrl}`],
      action: { label: 'Open notices', url },
    },
    vi: {
      subject: `Tin mới tại ${organizationName}`,
      heading: `Tin mới tại ${organizationName}`,
      lines: [...list('vi'), `Bạn có thể chọn nội dung nhận qua email tại ${settingsUrl}`],
      action: { label: 'Mở thông báo', url },
    },
  }
}

import type { InterfaceLanguage, SecondFactorChange } from '@candor/contract'
import type { Writer } from '../mail-template'

const changes: Readonly<Record<SecondFactorChange, Readonly<Record<InterfaceLanguage, string>>>> = {
  'app-added': {
    en: 'An authenticator app was added to your account',
    vi: 'Một ứng dụng xác thực đã được thêm vào tài khoản của bạn',
  },
  'app-removed': {
    en: 'The authenticator app was removed from your account',
    vi: 'Ứng dụng xác thực đã được xóa khỏi tài khoản của bạn',
  },
  'passkey-added': {
    en: 'A passkey was added to your account',
    vi: 'Một khóa truy cập đã được thêm vào tài khoản của bạn',
  },
  'passkey-removed': {
    en: 'A passkey was removed from your account',
    vi: 'Một khóa truy cập đã được xóa khỏi tài khoản của bạn',
  },
  'recovery-codes-replaced': {
    en: 'New recovery codes were created for your account',
    vi: 'Mã khôi phục mới đã được tạo cho tài khoản của bạn',
  },
  'recovery-code-used': {
    en: 'A recovery code was used to sign in to your account',
    vi: 'Một mã khôi phục đã được dùng để đăng nhập vào tài khoản của bạn',
  },
  'reset-by-owner': {
    en: 'An owner of your organization removed your second factors',
    vi: 'Một chủ sở hữu của tổ chức đã xóa các yếu tố thứ hai của bạn',
  },
}

export const secondFactorChanged: Writer<'second-factor-changed'> = ({ change, settingsUrl }) => ({
  en: {
    subject: `Candor: ${changes[change].en}`,
    heading: changes[change].en,
    lines: [
      'This changes how you sign in to Candor.',
      'If it wasn’t you, sign in, set a new password and check the security page of your settings.',
    ],
    action: { label: 'Check your security settings', url: settingsUrl },
  },
  vi: {
    subject: `Candor: ${changes[change].vi}`,
    heading: changes[change].vi,
    lines: [
      'Điều này thay đổi cách bạn đăng nhập vào Candor.',
      'Nếu không phải bạn, hãy đăng nhập, đặt mật khẩu mới và kiểm tra trang bảo mật trong phần cài đặt.',
    ],
    action: { label: 'Kiểm tra cài đặt bảo mật', url: settingsUrl },
  },
})

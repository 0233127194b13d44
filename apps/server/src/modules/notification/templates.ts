import type { Language, Role } from '@candor/contract'

/** What a mail says. Every template is written in both languages; the text part is the mail, the HTML part shows it well. */
export interface MailTexts {
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  /** Shown large: a code. */
  readonly code?: string
  readonly action?: { readonly label: string; readonly url: string }
  readonly footer: string
}

export type MailTemplate =
  | { readonly name: 'sign-up-code'; readonly code: string; readonly minutes: number }
  | { readonly name: 'sign-in-code'; readonly code: string; readonly minutes: number }
  /** For a candidate, who has no account and wants back to the own interviews. */
  | { readonly name: 'candidate-code'; readonly code: string; readonly minutes: number }
  | { readonly name: 'reset-code'; readonly code: string; readonly minutes: number }
  | { readonly name: 'sign-in-link'; readonly url: string; readonly minutes: number }
  | { readonly name: 'candidate-link'; readonly url: string; readonly minutes: number }
  | { readonly name: 'confirm-email'; readonly url: string; readonly hours: number }
  /** No interview was begun with this address. */
  | { readonly name: 'no-interviews' }
  /** Notices to the owner of an account. */
  | { readonly name: 'password-changed'; readonly resetUrl: string }
  | { readonly name: 'provider-linked'; readonly provider: string; readonly settingsUrl: string }
  | {
      readonly name: 'organization-invite'
      readonly organizationName: string
      readonly invitedBy: string
      readonly role: Role
      readonly url: string
      readonly days: number
    }
  | { readonly name: 'already-registered'; readonly signInUrl: string }
  | { readonly name: 'no-account'; readonly signUpUrl: string }

const footer = {
  en: 'You get this mail because this address was entered at Candor. If it was not you, nothing happens and you can ignore it.',
  vi: 'Bạn nhận được thư này vì địa chỉ của bạn được nhập tại Candor. Nếu không phải bạn, sẽ không có gì xảy ra và bạn có thể bỏ qua.',
} as const

type Writer<N extends MailTemplate['name']> = (
  template: Extract<MailTemplate, { name: N }>,
) => Readonly<Record<Language, Omit<MailTexts, 'footer'>>>

const codeLines = {
  en: (minutes: number) => [`It is valid for ${minutes} minutes, once, and only in the browser that asked for it.`],
  vi: (minutes: number) => [`Mã có hiệu lực trong ${minutes} phút, dùng một lần và chỉ trên trình duyệt đã yêu cầu.`],
} as const

const signUpCode: Writer<'sign-up-code'> = ({ code, minutes }) => ({
  en: { subject: `${code} is your Candor code`, heading: 'Your code to sign up', lines: codeLines.en(minutes), code },
  vi: { subject: `${code} là mã Candor của bạn`, heading: 'Mã đăng ký của bạn', lines: codeLines.vi(minutes), code },
})

const signInCode: Writer<'sign-in-code'> = ({ code, minutes }) => ({
  en: { subject: `${code} is your Candor code`, heading: 'Your code to sign in', lines: codeLines.en(minutes), code },
  vi: { subject: `${code} là mã Candor của bạn`, heading: 'Mã đăng nhập của bạn', lines: codeLines.vi(minutes), code },
})

const alreadyRegistered: Writer<'already-registered'> = ({ signInUrl }) => ({
  en: {
    subject: 'You already have a Candor account',
    heading: 'You already have an account',
    lines: ['Someone, probably you, began a sign-up with this address. It has an account: sign in instead.'],
    action: { label: 'Sign in', url: signInUrl },
  },
  vi: {
    subject: 'Bạn đã có tài khoản Candor',
    heading: 'Bạn đã có tài khoản',
    lines: ['Có người, có lẽ là bạn, vừa bắt đầu đăng ký bằng địa chỉ này. Địa chỉ đã có tài khoản: hãy đăng nhập.'],
    action: { label: 'Đăng nhập', url: signInUrl },
  },
})

const noAccount: Writer<'no-account'> = ({ signUpUrl }) => ({
  en: {
    subject: 'No Candor account with this address',
    heading: 'There is no account with this address',
    lines: ['Someone, probably you, tried to sign in with this address. There is no account yet: sign up first.'],
    action: { label: 'Sign up', url: signUpUrl },
  },
  vi: {
    subject: 'Chưa có tài khoản Candor với địa chỉ này',
    heading: 'Chưa có tài khoản với địa chỉ này',
    lines: ['Có người, có lẽ là bạn, vừa thử đăng nhập bằng địa chỉ này. Chưa có tài khoản nào: hãy đăng ký trước.'],
    action: { label: 'Đăng ký', url: signUpUrl },
  },
})

const write = (template: MailTemplate): Readonly<Record<Language, Omit<MailTexts, 'footer'>>> => {
  switch (template.name) {
    case 'sign-up-code':
      return signUpCode(template)
    case 'sign-in-code':
      return signInCode(template)
    case 'already-registered':
      return alreadyRegistered(template)
    case 'no-account':
      return noAccount(template)
  }
}

export const mailTexts = (template: MailTemplate, language: Language): MailTexts => ({
  ...write(template)[language],
  footer: footer[language],
})

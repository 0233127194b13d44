import type { InterfaceLanguage, MailCategory } from '@candor/contract'
import type { MailPriority } from '@candor/domain'
import type { MailTemplate, MailTexts, TextsInBoth } from './mail-template'
import { accommodationAnswered } from './texts/accommodations'
import { resultReady } from './texts/assessments'
import { candidateCode, resetCode, signInCode, signUpCode } from './texts/codes'
import { interviewDeleted } from './texts/deletions'
import { exportReady } from './texts/exports'
import { interviewInvitation, interviewReminder } from './texts/interviews'
import { organizationInvite } from './texts/invites'
import { candidateLink, confirmEmail, signInLink } from './texts/links'
import {
  alreadyRegistered,
  noAccount,
  noInterviews,
  noticeDigest,
  passwordChanged,
  providerLinked,
} from './texts/notices'
import { requestAnswered } from './texts/requests'
import { secondFactorChanged } from './texts/second-factor'
import { sharedWithYou } from './texts/sharing'
import { stageMessageMail } from './texts/stages'
import { interviewSubmitted } from './texts/submitted'
import { supportTicketMail, supportTicketReceived } from './texts/support'

const entered = {
  en: 'You’re receiving this because someone entered this address on Candor. If it wasn’t you, you can ignore it.',
  vi: 'Bạn nhận được email này vì có người đã nhập địa chỉ này trên Candor. Nếu không phải bạn, bạn có thể bỏ qua.',
} as const
const ownAccount = {
  en: 'You’re receiving this because it’s about your Candor account.',
  vi: 'Bạn nhận được email này vì nội dung liên quan đến tài khoản Candor của bạn.',
} as const
const invited = {
  en: 'You’re receiving this because a member of this organization entered your address on Candor. Nothing happens unless you accept.',
  vi: 'Bạn nhận được email này vì một thành viên của tổ chức này đã nhập địa chỉ của bạn trên Candor. Nếu bạn không chấp nhận, sẽ không có gì xảy ra.',
} as const

const sharedWith = {
  en: 'You’re receiving this because a member of this organization entered your address on Candor to show you an interview.',
  vi: 'Bạn nhận được email này vì một thành viên của tổ chức này đã nhập địa chỉ của bạn trên Candor để cho bạn xem một buổi phỏng vấn.',
} as const

const invitedToInterview = {
  en: 'You’re receiving this because a company entered your address on Candor to invite you to an interview.',
  vi: 'Bạn nhận được email này vì một công ty đã nhập địa chỉ của bạn trên Candor để mời bạn phỏng vấn.',
} as const

const notified = {
  en: 'You’re receiving this because you’re a member of this organization on Candor and notices by email are on in your settings.',
  vi: 'Bạn nhận được email này vì bạn là thành viên của tổ chức này trên Candor và đang bật thông báo qua email trong phần cài đặt.',
} as const
const interviewed = {
  en: 'You’re receiving this because an interview was started on Candor with this address. If it wasn’t you, you can ignore it.',
  vi: 'Bạn nhận được email này vì một buổi phỏng vấn trên Candor đã được bắt đầu bằng địa chỉ này. Nếu không phải bạn, bạn có thể bỏ qua.',
} as const

const applied = {
  en: 'You’re receiving this because this company has you in a hiring process on Candor: it invited you to an interview, or someone took one with this address.',
  vi: 'Bạn nhận được email này vì công ty này có bạn trong một quy trình tuyển dụng trên Candor: công ty đã mời bạn phỏng vấn, hoặc có người đã phỏng vấn bằng địa chỉ này.',
} as const

const supportAddress = {
  en: 'You’re receiving this because this address is the support address of this installation of Candor.',
  vi: 'Bạn nhận được email này vì địa chỉ này là địa chỉ hỗ trợ của hệ thống Candor này.',
} as const

const write = (template: MailTemplate): TextsInBoth => {
  switch (template.name) {
    case 'sign-up-code':
      return signUpCode(template)
    case 'sign-in-code':
      return signInCode(template)
    case 'candidate-code':
      return candidateCode(template)
    case 'reset-code':
      return resetCode(template)
    case 'sign-in-link':
      return signInLink(template)
    case 'candidate-link':
      return candidateLink(template)
    case 'confirm-email':
      return confirmEmail(template)
    case 'no-interviews':
      return noInterviews(template)
    case 'password-changed':
      return passwordChanged(template)
    case 'provider-linked':
      return providerLinked(template)
    case 'second-factor-changed':
      return secondFactorChanged(template)
    case 'organization-invite':
      return organizationInvite(template)
    case 'shared-with-you':
      return sharedWithYou(template)
    case 'interview-invitation':
      return interviewInvitation(template)
    case 'interview-reminder':
      return interviewReminder(template)
    case 'already-registered':
      return alreadyRegistered(template)
    case 'no-account':
      return noAccount(template)
    case 'notice-digest':
      return noticeDigest(template)
    case 'interview-submitted':
      return interviewSubmitted(template)
    case 'result-ready':
      return resultReady(template)
    case 'interview-deleted':
      return interviewDeleted(template)
    case 'stage-message':
      return stageMessageMail(template)
    case 'request-answered':
      return requestAnswered(template)
    case 'accommodation-answered':
      return accommodationAnswered(template)
    case 'export-ready':
      return exportReady(template)
    case 'support-ticket':
      return supportTicketMail(template)
    case 'support-ticket-received':
      return supportTicketReceived(template)
  }
}

const aboutOwnAccount: readonly MailTemplate['name'][] = [
  'password-changed',
  'provider-linked',
  'second-factor-changed',
  'export-ready',
]

const aboutOwnInterview: readonly MailTemplate['name'][] = [
  'interview-submitted',
  'interview-deleted',
  'result-ready',
  'request-answered',
  'accommodation-answered',
]
const interviewMails: readonly MailTemplate['name'][] = ['interview-invitation', 'interview-reminder']
/** Mails that a stranger to the product gets because a member entered the address. */
const unasked: readonly MailTemplate['name'][] = ['organization-invite', 'shared-with-you', ...interviewMails]

const getFooter = (name: MailTemplate['name']): Readonly<Record<InterfaceLanguage, string>> => {
  if (name === 'organization-invite') return invited
  if (name === 'shared-with-you') return sharedWith
  if (interviewMails.includes(name)) return invitedToInterview
  if (name === 'notice-digest') return notified
  if (aboutOwnInterview.includes(name)) return interviewed
  if (name === 'stage-message') return applied
  if (name === 'support-ticket') return supportAddress
  return aboutOwnAccount.includes(name) ? ownAccount : entered
}

export const mailTexts = (template: MailTemplate, language: InterfaceLanguage): MailTexts => ({
  ...write(template)[language],
  footer: getFooter(template.name)[language],
})

/** Which share of the hourly ceiling a template may use. A known and an unknown address get the same. */
export const getPriority = ({ name }: MailTemplate): MailPriority => {
  switch (name) {
    case 'organization-invite':
    case 'shared-with-you':
    case 'interview-invitation':
    case 'interview-reminder':
      return 'invite'
    case 'sign-up-code':
    case 'confirm-email':
    case 'already-registered':
      return 'signUp'
    case 'notice-digest':
    case 'interview-submitted':
    case 'result-ready':
    case 'interview-deleted':
    case 'stage-message':
    case 'request-answered':
    case 'accommodation-answered':
      return 'assessment'
    case 'sign-in-code':
    case 'candidate-code':
    case 'reset-code':
    case 'sign-in-link':
    case 'candidate-link':
    case 'no-interviews':
    case 'no-account':
      return 'signIn'
    case 'password-changed':
    case 'provider-linked':
    case 'second-factor-changed':
    case 'export-ready':
      return 'notice'
    case 'support-ticket':
    case 'support-ticket-received':
      return 'support'
  }
}

/** The category that a reader can unsubscribe from. Null: codes, links and notices about an account are always sent. */
export const getCategory = ({ name }: MailTemplate): MailCategory | null => {
  if (name === 'notice-digest') return 'notices'
  return unasked.includes(name) ? 'invitations' : null
}

import { type InterfaceLanguage, neutralizeName, type RequestKind, type RequestOutcome } from '@candor/contract'
import type { Writer } from '../mail-template'

type Text = Readonly<Record<InterfaceLanguage, string>>

const outcomes: Readonly<Record<RequestKind, Readonly<Record<RequestOutcome, Text>>>> = {
  human_review: {
    upheld: {
      en: 'A person looked at your interview and stayed with the earlier assessment or decision.',
      vi: 'Một người đã xem lại buổi phỏng vấn của bạn và giữ nguyên đánh giá hoặc quyết định trước đó.',
    },
    changed: {
      en: 'A person looked at your interview and changed the earlier assessment or decision.',
      vi: 'Một người đã xem lại buổi phỏng vấn của bạn và thay đổi đánh giá hoặc quyết định trước đó.',
    },
  },
  objection: {
    upheld: {
      en: 'A person looked at what you objected to. It stays as it was.',
      vi: 'Một người đã xem lại nội dung bạn phản đối và giữ nguyên nội dung đó.',
    },
    changed: {
      en: 'A person looked at what you objected to. It’s withdrawn.',
      vi: 'Một người đã xem lại nội dung bạn phản đối và rút lại nội dung đó.',
    },
  },
}

const names: Readonly<Record<RequestKind, Text>> = {
  human_review: { en: 'request for a review', vi: 'yêu cầu xem xét lại' },
  objection: { en: 'objection', vi: 'phản đối' },
}

/** The reasons are the member's own words: the same in both languages. */
export const requestAnswered: Writer<'request-answered'> = (template) => {
  const { url, kind, outcome, text } = template
  const organizationName = neutralizeName(template.organizationName)
  const answeredBy = neutralizeName(template.answeredBy)
  const reasons = text.split(/\n\s*\n/u)
  return {
    en: {
      subject: `${organizationName} answered your ${names[kind].en}`,
      heading: `Your ${names[kind].en} was answered`,
      lines: [outcomes[kind][outcome].en, `${answeredBy} wrote:`, ...reasons],
      action: { label: 'View your interview', url },
    },
    vi: {
      subject: `${organizationName} đã trả lời ${names[kind].vi} của bạn`,
      heading: `Công ty đã trả lời ${names[kind].vi} của bạn`,
      lines: [outcomes[kind][outcome].vi, `${answeredBy} viết:`, ...reasons],
      action: { label: 'Xem buổi phỏng vấn', url },
    },
  }
}

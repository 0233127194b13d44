import { neutralizeName, type RequestOutcome } from '@candor/contract'
import type { Writer } from '../mail-template'

const outcomes: Readonly<Record<RequestOutcome, { readonly en: string; readonly vi: string }>> = {
  upheld: {
    en: 'A person looked at your interview and stayed with the earlier assessment or decision.',
    vi: 'Một người đã xem lại buổi phỏng vấn của bạn và giữ nguyên đánh giá hoặc quyết định trước đó.',
  },
  changed: {
    en: 'A person looked at your interview and changed the earlier assessment or decision.',
    vi: 'Một người đã xem lại buổi phỏng vấn của bạn và thay đổi đánh giá hoặc quyết định trước đó.',
  },
}

/** The reasons are the member's own words: the same in both languages. */
export const requestAnswered: Writer<'request-answered'> = (template) => {
  const { url, outcome, text } = template
  const organizationName = neutralizeName(template.organizationName)
  const answeredBy = neutralizeName(template.answeredBy)
  const reasons = text.split(/\n\s*\n/u)
  return {
    en: {
      subject: `${organizationName} answered your request for a review`,
      heading: 'Your request was answered',
      lines: [outcomes[outcome].en, `${answeredBy} wrote:`, ...reasons],
      action: { label: 'View your interview', url },
    },
    vi: {
      subject: `${organizationName} đã trả lời yêu cầu xem xét lại của bạn`,
      heading: 'Yêu cầu của bạn đã được trả lời',
      lines: [outcomes[outcome].vi, `${answeredBy} viết:`, ...reasons],
      action: { label: 'Xem buổi phỏng vấn', url },
    },
  }
}

import { type AccommodationOutcome, type InterfaceLanguage, neutralizeName } from '@candor/contract'
import type { Writer } from '../mail-template'

type Text = Readonly<Record<InterfaceLanguage, string>>

const outcomes: Readonly<Record<AccommodationOutcome, Text>> = {
  granted: {
    en: 'The company arranges what you asked for.',
    vi: 'Công ty sẽ đáp ứng điều bạn cần.',
  },
  declined: {
    en: 'The company can’t arrange what you asked for.',
    vi: 'Công ty không thể đáp ứng điều bạn cần.',
  },
}

const typing: Text = {
  en: 'You can type your answers in this interview.',
  vi: 'Bạn có thể gõ câu trả lời trong buổi phỏng vấn này.',
}
const waits: Text = {
  en: 'Your interview waits for you, with all the time that you had left. Continue it within 14 days.',
  vi: 'Buổi phỏng vấn vẫn đang chờ bạn, với toàn bộ thời gian còn lại. Hãy tiếp tục trong vòng 14 ngày.',
}

/** The answer is the member's own words, in the language of the interview. */
export const accommodationAnswered: Writer<'accommodation-answered'> = (template) => {
  const { url, outcome, allowsTyping, isWaiting, text } = template
  const organizationName = neutralizeName(template.organizationName)
  const answeredBy = neutralizeName(template.answeredBy)
  const list = (language: InterfaceLanguage, wrote: string): string[] => [
    outcomes[outcome][language],
    ...(allowsTyping && isWaiting ? [typing[language]] : []),
    wrote,
    ...text.split(/\n\s*\n/u),
    ...(isWaiting ? [waits[language]] : []),
  ]
  return {
    en: {
      subject: `${organizationName} answered your request for an accommodation`,
      heading: 'Your request was answered',
      lines: list('en', `${answeredBy} wrote:`),
      ...(isWaiting ? { action: { label: 'Continue your interview', url } } : {}),
    },
    vi: {
      subject: `${organizationName} đã trả lời yêu cầu hỗ trợ của bạn`,
      heading: 'Công ty đã trả lời yêu cầu của bạn',
      lines: list('vi', `${answeredBy} viết:`),
      ...(isWaiting ? { action: { label: 'Tiếp tục buổi phỏng vấn', url } } : {}),
    },
  }
}

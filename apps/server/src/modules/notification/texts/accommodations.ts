import { type AccommodationOutcome, type InterfaceLanguage, neutralizeName } from '@candor/contract'
import type { Writer } from '../mail-template'

type Text = Readonly<Record<InterfaceLanguage, string>>

const outcomes: Readonly<Record<AccommodationOutcome, Text>> = {
  granted: {
    en: 'Your request was granted.',
    vi: 'Yêu cầu của bạn được chấp thuận.',
  },
  declined: {
    en: 'Your request was declined.',
    vi: 'Yêu cầu của bạn không được chấp thuận.',
  },
}

const typing: Text = {
  en: 'You can type your answers in this interview.',
  vi: 'Bạn có thể gõ câu trả lời trong buổi phỏng vấn này.',
}

/** In UTC and named so: where the reader lives is not known. */
const formatUntil = (ms: number, language: InterfaceLanguage): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(ms)} UTC`

const explainWait = (untilMs: number): Text => ({
  en: `Your interview waits for you, with all the time that you had left. You can continue it until ${formatUntil(untilMs, 'en')}.`,
  vi: `Buổi phỏng vấn vẫn đang đợi bạn, với toàn bộ thời gian còn lại. Bạn có thể tiếp tục đến ${formatUntil(untilMs, 'vi')}.`,
})

/** The answer is the member's own words, in the language of the interview. */
export const accommodationAnswered: Writer<'accommodation-answered'> = (template) => {
  const { url, outcome, allowsTyping, waitsUntilMs, text } = template
  const isWaiting = waitsUntilMs !== null
  const organizationName = neutralizeName(template.organizationName)
  const answeredBy = neutralizeName(template.answeredBy)
  const list = (language: InterfaceLanguage, wrote: string): string[] => [
    outcomes[outcome][language],
    ...(allowsTyping && isWaiting ? [typing[language]] : []),
    wrote,
    ...text.split(/\n\s*\n/u),
    ...(waitsUntilMs === null ? [] : [explainWait(waitsUntilMs)[language]]),
  ]
  return {
    en: {
      subject: `${organizationName} answered your request for an adjustment`,
      heading: 'Your request was answered',
      lines: list('en', `${answeredBy} wrote:`),
      ...(isWaiting ? { action: { label: 'Continue your interview', url } } : {}),
    },
    vi: {
      subject: `${organizationName} đã trả lời yêu cầu điều chỉnh của bạn`,
      heading: 'Công ty đã trả lời yêu cầu của bạn',
      lines: list('vi', `${answeredBy} viết:`),
      ...(isWaiting ? { action: { label: 'Tiếp tục buổi phỏng vấn', url } } : {}),
    },
  }
}

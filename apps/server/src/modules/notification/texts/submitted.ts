import { type InterfaceLanguage, neutralizeName } from '@candor/contract'
import type { MailTemplate, Writer } from '../mail-template'

type SubmittedTemplate = Extract<MailTemplate, { name: 'interview-submitted' }>

/** In UTC and named so: where the reader lives is not known. */
const formatDate = (ms: number, language: InterfaceLanguage): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(ms)} UTC`

const explainInEnglish = (template: SubmittedTemplate, organizationName: string): readonly string[] => [
  template.isAiAllowed
    ? `What happens next: software compares your answers with the criteria of the role. People at ${organizationName} review them and decide.`
    : `What happens next: as you asked, no AI assesses your answers. People at ${organizationName} review them and decide.`,
  template.isResultShared
    ? 'When your result is ready, you can read it on your page.'
    : `${organizationName} doesn’t share results. On your page you can read what you said.`,
  template.replyByMs === null
    ? `${organizationName} hasn’t promised a date for its reply.`
    : `${organizationName} promises to reply by ${formatDate(template.replyByMs, 'en')}.`,
]

const explainInVietnamese = (template: SubmittedTemplate, organizationName: string): readonly string[] => [
  template.isAiAllowed
    ? `Tiếp theo: phần mềm so sánh câu trả lời của bạn với tiêu chí của vị trí. Người của ${organizationName} xem lại và quyết định.`
    : `Tiếp theo: theo yêu cầu của bạn, AI không đánh giá câu trả lời. Người của ${organizationName} xem và quyết định.`,
  template.isResultShared
    ? 'Khi có kết quả, bạn có thể đọc trên trang của mình.'
    : `${organizationName} không chia sẻ kết quả. Trên trang của mình, bạn có thể đọc lại lời bạn đã nói.`,
  template.replyByMs === null
    ? `${organizationName} chưa hẹn ngày phản hồi.`
    : `${organizationName} hẹn phản hồi chậm nhất vào ${formatDate(template.replyByMs, 'vi')}.`,
]

/** To a candidate. Anyone can start an interview with someone else’s address, so the mail says nothing about the answers. */
export const interviewSubmitted: Writer<'interview-submitted'> = (template) => {
  const organizationName = neutralizeName(template.organizationName)
  const position = neutralizeName(template.positionName)
  const { url } = template
  return {
    en: {
      subject: `Your interview with ${organizationName} was submitted`,
      heading: 'Your interview was submitted',
      lines: [
        `${organizationName} has received your interview for this position: ${position}.`,
        ...explainInEnglish(template, organizationName),
        'If this device has no access to your page, the page can email you a code.',
      ],
      action: { label: 'Open your page', url },
    },
    vi: {
      subject: `Bạn đã nộp buổi phỏng vấn với ${organizationName}`,
      heading: 'Buổi phỏng vấn của bạn đã được nộp',
      lines: [
        `${organizationName} đã nhận được buổi phỏng vấn của bạn cho vị trí: ${position}.`,
        ...explainInVietnamese(template, organizationName),
        'Nếu thiết bị này không có quyền xem trang của bạn, trang có thể gửi mã cho bạn qua email.',
      ],
      action: { label: 'Mở trang của bạn', url },
    },
  }
}

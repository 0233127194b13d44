import { type InterfaceLanguage, neutralizeName } from '@candor/contract'
import type { CalendarEvent } from '../format-calendar'
import type { InterviewMail, TextsInBoth, Writer } from '../mail-template'

type TextLines = Readonly<Record<InterfaceLanguage, readonly string[]>>

/** In UTC and named so: where the reader lives is not known. */
const formatUntil = (untilMs: number, language: InterfaceLanguage): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(untilMs)} UTC`

const greet = (template: InterviewMail): Readonly<Record<InterfaceLanguage, string>> => {
  const name = neutralizeName(template.recipientName)
  return name === '' ? { en: 'Hello,', vi: 'Xin chào,' } : { en: `Hello ${name},`, vi: `Xin chào ${name},` }
}

/** Said first: that no person asks the questions. */
const disclosure: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'An AI asks the questions in this interview. People at the company decide.',
  vi: 'Trí tuệ nhân tạo (AI) đặt câu hỏi trong buổi phỏng vấn này. Con người tại công ty quyết định.',
}

const noticeLabels: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'What the AI does, what it never assesses, and whom to ask',
  vi: 'AI làm gì, không bao giờ đánh giá điều gì và bạn có thể hỏi ai',
}

const explain = (template: InterviewMail): TextLines => {
  const { minutes, isSpoken, isTypingAllowed, requiresCv } = template
  return {
    en: [
      `No one from the company is on the call. Your answers are recorded for the company. It takes about ${minutes} minutes, plus a few minutes to prepare. You choose when to start.`,
      isSpoken
        ? 'You need a computer or phone with a camera and a microphone, a current browser, and a quiet place.'
        : 'You need a computer or phone with a current browser.',
      ...(requiresCv ? ['Have your CV ready as a file.'] : []),
      ...(isSpoken && isTypingAllowed ? ['If you prefer not to speak, you can type your answers.'] : []),
      'If something makes an interview like this harder for you, you can ask for an adjustment on its page, before or during it.',
    ],
    vi: [
      `Không có người của công ty tham gia buổi phỏng vấn. Câu trả lời của bạn được ghi lại cho công ty. Buổi phỏng vấn mất khoảng ${minutes} phút, cộng thêm vài phút chuẩn bị. Bạn tự chọn lúc bắt đầu.`,
      isSpoken
        ? 'Bạn cần máy tính hoặc điện thoại có camera và micrô, trình duyệt mới và một nơi yên tĩnh.'
        : 'Bạn cần máy tính hoặc điện thoại có trình duyệt mới.',
      ...(requiresCv ? ['Hãy chuẩn bị sẵn tệp CV của bạn.'] : []),
      ...(isSpoken && isTypingAllowed ? ['Nếu không muốn nói, bạn có thể gõ câu trả lời.'] : []),
      'Nếu có điều gì khiến buổi phỏng vấn như vậy khó hơn với bạn, bạn có thể yêu cầu điều chỉnh trên trang phỏng vấn, trước hoặc trong khi phỏng vấn.',
    ],
  }
}

const close = (template: InterviewMail): TextLines => {
  const organizationName = neutralizeName(template.organizationName)
  const { contact, untilMs } = template
  const asked = contact === null ? null : { name: neutralizeName(contact.name), email: contact.email }
  return {
    en: [
      `You can start until ${formatUntil(untilMs, 'en')}.`,
      asked === null
        ? `Questions? Ask ${organizationName}.`
        : `Questions? Ask ${asked.name} of ${organizationName}: ${asked.email}`,
      'The link is personal: it’s meant for this email address only. Candor hasn’t verified this company. If you don’t know it, ignore this email.',
    ],
    vi: [
      `Bạn có thể bắt đầu đến ${formatUntil(untilMs, 'vi')}.`,
      asked === null
        ? `Có câu hỏi? Hãy hỏi ${organizationName}.`
        : `Có câu hỏi? Hãy hỏi ${asked.name} của ${organizationName}: ${asked.email}`,
      'Liên kết này chỉ dành cho địa chỉ email này. Candor chưa xác minh công ty này. Nếu bạn không biết công ty, hãy bỏ qua email này.',
    ],
  }
}

/**
 * The end of the time to start. No link: calendars are shared with others, and the link is personal. A reminder replaces the event of the
 * invitation.
 */
const remember = (template: InterviewMail): Readonly<Record<InterfaceLanguage, CalendarEvent>> => {
  const organizationName = neutralizeName(template.organizationName)
  const position = neutralizeName(template.positionName)
  const { invitationId, untilMs, minutes } = template
  const base = { uid: `${invitationId}@candor`, atMs: untilMs }
  return {
    en: {
      ...base,
      title: `Last chance to start: interview with ${organizationName}`,
      description: `Position: ${position}. An AI conducts the interview. It takes about ${minutes} minutes. Your personal link is in the email from Candor.`,
    },
    vi: {
      ...base,
      title: `Hạn bắt đầu: phỏng vấn với ${organizationName}`,
      description: `Vị trí: ${position}. Trí tuệ nhân tạo (AI) thực hiện buổi phỏng vấn, mất khoảng ${minutes} phút. Liên kết riêng của bạn có trong email từ Candor.`,
    },
  }
}

const write = (
  template: InterviewMail,
  opening: Readonly<
    Record<InterfaceLanguage, { readonly subject: string; readonly heading: string; readonly line: string }>
  >,
): TextsInBoth => {
  const greeting = greet(template)
  const explained = explain(template)
  const closing = close(template)
  const events = remember(template)
  const { url, noticeUrl, hasLogo } = template
  const logo = hasLogo ? { logoText: neutralizeName(template.organizationName) } : {}
  return {
    en: {
      ...logo,
      subject: opening.en.subject,
      heading: opening.en.heading,
      lines: [greeting.en, disclosure.en, opening.en.line, ...explained.en, ...closing.en],
      action: { label: 'Open interview', url },
      details: { label: noticeLabels.en, url: noticeUrl },
      event: events.en,
    },
    vi: {
      ...logo,
      subject: opening.vi.subject,
      heading: opening.vi.heading,
      lines: [greeting.vi, disclosure.vi, opening.vi.line, ...explained.vi, ...closing.vi],
      action: { label: 'Mở buổi phỏng vấn', url },
      details: { label: noticeLabels.vi, url: noticeUrl },
      event: events.vi,
    },
  }
}

export const interviewInvitation: Writer<'interview-invitation'> = (template) => {
  const organizationName = neutralizeName(template.organizationName)
  const position = neutralizeName(template.positionName)
  return write(template, {
    en: {
      subject: `${organizationName} invites you to an interview`,
      heading: `Interview with ${organizationName}`,
      line: `${organizationName} invites you to an online interview. Position: ${position}.`,
    },
    vi: {
      subject: `${organizationName} mời bạn phỏng vấn`,
      heading: `Phỏng vấn với ${organizationName}`,
      line: `${organizationName} mời bạn tham gia một buổi phỏng vấn trực tuyến. Vị trí: ${position}.`,
    },
  })
}

export const interviewReminder: Writer<'interview-reminder'> = (template) => {
  const organizationName = neutralizeName(template.organizationName)
  const position = neutralizeName(template.positionName)
  return write(template, {
    en: {
      subject: `Reminder: your interview with ${organizationName}`,
      heading: `Your interview with ${organizationName} is still open`,
      line: `${organizationName} is waiting for your interview. Position: ${position}.`,
    },
    vi: {
      subject: `Nhắc bạn: buổi phỏng vấn với ${organizationName}`,
      heading: `Buổi phỏng vấn với ${organizationName} vẫn đang chờ bạn`,
      line: `${organizationName} đang chờ buổi phỏng vấn của bạn. Vị trí: ${position}.`,
    },
  })
}

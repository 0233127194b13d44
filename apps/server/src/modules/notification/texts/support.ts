import type { SupportTopic } from '@candor/contract'
import type { Writer } from '../mail-template'

const topics: Readonly<Record<SupportTopic, { readonly en: string; readonly vi: string }>> = {
  interview: { en: 'An interview', vi: 'Buổi phỏng vấn' },
  recording: { en: 'Camera, microphone or recording', vi: 'Camera, micrô hoặc bản ghi' },
  account: { en: 'Account and sign-in', vi: 'Tài khoản và đăng nhập' },
  privacy: { en: 'Personal data', vi: 'Dữ liệu cá nhân' },
  other: { en: 'Something else', vi: 'Vấn đề khác' },
}

/** To the operator's support address. Nothing in the subject was written by the sender. */
export const supportTicketMail: Writer<'support-ticket'> = ({ reference, email, topic, message, requestId }) => ({
  en: {
    subject: `Support ticket ${reference}`,
    heading: topics[topic].en,
    lines: [
      `Reply to: ${email} (not verified)`,
      ...(requestId === null ? [] : [`Failed request: ${requestId}`]),
      ...message.split(/\n+/),
    ],
  },
  vi: {
    subject: `Yêu cầu hỗ trợ ${reference}`,
    heading: topics[topic].vi,
    lines: [
      `Trả lời tới: ${email} (chưa xác minh)`,
      ...(requestId === null ? [] : [`Yêu cầu bị lỗi: ${requestId}`]),
      ...message.split(/\n+/),
    ],
  },
})

/** To the address that was entered, which may be someone else's: it repeats nothing that the sender wrote. */
export const supportTicketReceived: Writer<'support-ticket-received'> = ({ reference, repliesWithinHours }) => ({
  en: {
    subject: `We received your message (${reference})`,
    heading: 'We received your message',
    lines: [
      repliesWithinHours === null
        ? 'The people who run this installation of Candor get it and can answer to this address. No time is promised.'
        : `We’ll reply to this address within ${repliesWithinHours} hours.`,
      `Your reference is ${reference}.`,
    ],
  },
  vi: {
    subject: `Chúng tôi đã nhận được tin nhắn của bạn (${reference})`,
    heading: 'Chúng tôi đã nhận được tin nhắn của bạn',
    lines: [
      repliesWithinHours === null
        ? 'Đơn vị vận hành hệ thống Candor này nhận được tin nhắn và có thể trả lời qua địa chỉ này. Chúng tôi không hẹn trước thời gian.'
        : `Chúng tôi sẽ trả lời qua địa chỉ này trong vòng ${repliesWithinHours} giờ.`,
      `Mã tham chiếu của bạn là ${reference}.`,
    ],
  },
})

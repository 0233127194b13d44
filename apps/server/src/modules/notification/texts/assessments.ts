import { neutralizeName } from '@candor/contract'
import type { Writer } from '../mail-template'

/** Names neither the candidate nor the position: the page behind the link shows them to members only. */
export const assessmentGivenUp: Writer<'assessment-given-up'> = (template) => {
  const { url } = template
  const organizationName = neutralizeName(template.organizationName)
  return {
    en: {
      subject: `An interview at ${organizationName} wasn’t assessed`,
      heading: 'The assessment of an interview didn’t finish',
      lines: [
        `We tried more than once to assess an interview at ${organizationName}. Nothing is lost: all answers are saved.`,
        'To ask for another assessment, open the submission and select “Re-evaluate”.',
      ],
      action: { label: 'Open submission', url },
    },
    vi: {
      subject: `Một buổi phỏng vấn tại ${organizationName} chưa được đánh giá`,
      heading: 'Việc đánh giá một buổi phỏng vấn chưa hoàn tất',
      lines: [
        `Chúng tôi đã thử hơn một lần để đánh giá một buổi phỏng vấn tại ${organizationName}. Không mất gì cả: mọi câu trả lời đều đã được lưu.`,
        'Để yêu cầu đánh giá thêm một lần, hãy mở bài phỏng vấn và chọn “Đánh giá lại”.',
      ],
      action: { label: 'Mở bài phỏng vấn', url },
    },
  }
}

/** Anyone can start an interview with someone else's address, so the mail says nothing about the answers or the levels. */
export const resultReady: Writer<'result-ready'> = (template) => {
  const { url } = template
  const organizationName = neutralizeName(template.organizationName)
  return {
    en: {
      subject: `Your interview result from ${organizationName}`,
      heading: 'Your result is ready',
      lines: [
        `We’ve assessed your interview with ${organizationName}. You can read your result now.`,
        'If this device has no access to it, the page can email you a code.',
      ],
      action: { label: 'View result', url },
    },
    vi: {
      subject: `Kết quả phỏng vấn của bạn tại ${organizationName}`,
      heading: 'Đã có kết quả của bạn',
      lines: [
        `Chúng tôi đã đánh giá buổi phỏng vấn của bạn với ${organizationName}. Bạn có thể đọc kết quả ngay bây giờ.`,
        'Nếu thiết bị này không có quyền xem, trang có thể gửi mã cho bạn qua email.',
      ],
      action: { label: 'Xem kết quả', url },
    },
  }
}

import { neutralizeName } from '@candor/contract'
import type { Writer } from '../mail-template'

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

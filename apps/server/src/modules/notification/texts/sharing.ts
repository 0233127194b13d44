import { neutralizeName } from '@candor/contract'
import type { Writer } from '../mail-template'

/** The candidate's name is in the mail, and nothing else about them: a mail is read on the way. */
export const sharedWithYou: Writer<'shared-with-you'> = (template) => {
  const { url, days } = template
  const organizationName = neutralizeName(template.organizationName)
  const sharedBy = neutralizeName(template.sharedBy)
  const candidateName = neutralizeName(template.candidateName)
  return {
    en: {
      subject: `${sharedBy} shared an interview with you on Candor`,
      heading: `An interview at ${organizationName}`,
      lines: [
        `${sharedBy} from ${organizationName} asks you to look at the interview of ${candidateName}.`,
        `You need no account. The link is for you alone and is valid for ${days} ${days === 1 ? 'day' : 'days'}. Please don’t pass it on.`,
        'Candor hasn’t verified this organization. If you don’t know who shared this, ignore this email.',
      ],
      action: { label: 'View interview', url },
    },
    vi: {
      subject: `${sharedBy} đã chia sẻ một buổi phỏng vấn với bạn trên Candor`,
      heading: `Một buổi phỏng vấn tại ${organizationName}`,
      lines: [
        `${sharedBy} ở ${organizationName} mời bạn xem buổi phỏng vấn của ${candidateName}.`,
        `Bạn không cần tài khoản. Liên kết chỉ dành cho riêng bạn và có hiệu lực trong ${days} ngày. Vui lòng không chuyển cho người khác.`,
        'Candor chưa xác minh tổ chức này. Nếu bạn không biết người chia sẻ, hãy bỏ qua email này.',
      ],
      action: { label: 'Xem buổi phỏng vấn', url },
    },
  }
}

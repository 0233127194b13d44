import { type InterfaceLanguage, neutralizeName } from '@candor/contract'
import type { MailTemplate, Writer } from '../mail-template'

type DeletedTemplate = Extract<MailTemplate, { name: 'interview-deleted' }>

/** In UTC and named so: where the reader lives is not known. */
const formatDay = (ms: number, language: InterfaceLanguage): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(ms)} (UTC)`

/** When the data is erased, and until when that can be undone. */
const describeErasure = ({
  undoMinutes,
  keptUntilMs,
}: DeletedTemplate): Readonly<Record<InterfaceLanguage, string>> => {
  if (keptUntilMs !== null) {
    const undo = {
      en: `You can undo this for ${undoMinutes ?? 0} minutes. `,
      vi: `Bạn có thể hoàn tác trong ${undoMinutes ?? 0} phút. `,
    }
    return {
      en: `${undoMinutes === null ? '' : undo.en}The company has to keep records of applications, so your data is erased on ${formatDay(keptUntilMs, 'en')}.`,
      vi: `${undoMinutes === null ? '' : undo.vi}Công ty phải lưu hồ sơ ứng tuyển nên dữ liệu sẽ bị xóa vĩnh viễn vào ${formatDay(keptUntilMs, 'vi')}.`,
    }
  }
  return undoMinutes === null
    ? { en: 'It’s being erased now. This can’t be undone.', vi: 'Dữ liệu đang được xóa và không thể khôi phục.' }
    : {
        en: `You can undo this for ${undoMinutes} minutes. After that, your answers, recordings and CV are erased and nothing can be restored.`,
        vi: `Bạn có thể hoàn tác trong ${undoMinutes} phút. Sau đó câu trả lời, bản ghi và CV của bạn sẽ bị xóa vĩnh viễn và không thể khôi phục.`,
      }
}

/** Confirms a deletion to the candidate who ordered it. It is deleted with the interview. */
export const interviewDeleted: Writer<'interview-deleted'> = (template) => {
  const { url } = template
  const organizationName = neutralizeName(template.organizationName)
  const position = neutralizeName(template.positionName)
  const undo = describeErasure(template)
  return {
    en: {
      subject: `You deleted your interview with ${organizationName}`,
      heading: 'You deleted your interview',
      lines: [
        `You deleted your interview with ${organizationName}. Position: ${position}. The company can no longer see it, and your application ends.`,
        undo.en,
      ],
      action: { label: 'Open receipt', url },
    },
    vi: {
      subject: `Bạn đã xóa buổi phỏng vấn với ${organizationName}`,
      heading: 'Bạn đã xóa buổi phỏng vấn',
      lines: [
        `Bạn đã xóa buổi phỏng vấn với ${organizationName}. Vị trí: ${position}. Công ty không còn xem được và hồ sơ ứng tuyển của bạn kết thúc.`,
        undo.vi,
      ],
      action: { label: 'Mở biên nhận', url },
    },
  }
}

import { neutralizeName } from '@candor/contract'
import type { Writer } from '../mail-template'

/** Confirms a deletion to the candidate who ordered it. It is deleted with the interview. */
export const interviewDeleted: Writer<'interview-deleted'> = (template) => {
  const { undoMinutes, url } = template
  const organizationName = neutralizeName(template.organizationName)
  const position = neutralizeName(template.positionName)
  const undo =
    undoMinutes === null
      ? { en: 'It’s being erased now. This can’t be undone.', vi: 'Dữ liệu đang được xóa và không thể khôi phục.' }
      : {
          en: `You can undo this for ${undoMinutes} minutes. After that, your answers, recordings and CV are erased and nothing can be restored.`,
          vi: `Bạn có thể hoàn tác trong ${undoMinutes} phút. Sau đó câu trả lời, bản ghi và CV của bạn bị xóa và không thể khôi phục.`,
        }
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

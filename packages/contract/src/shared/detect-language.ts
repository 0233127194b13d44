import type { InterviewLanguage } from '../enums'

const VIETNAMESE_LETTER = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i

/** The language of a text: Vietnamese when at least a tenth of the words carry a letter only Vietnamese has. */
export function detectLanguage(text: string): InterviewLanguage {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const vietnamese = words.filter((word) => VIETNAMESE_LETTER.test(word)).length
  return words.length > 0 && vietnamese / words.length >= 0.1 ? 'vi' : 'en'
}

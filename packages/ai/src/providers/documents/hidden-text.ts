import type { HiddenText } from '@candor/contract'
import { DOCUMENT_LIMITS } from '../../ports/document-reader'
import { cleanText } from './clean-text'

/** Words that speak to a program which reads the document. Ordinary titles, names and comments do not match. */
const instructions = [
  /(?:ignore|disregard|forget|override).{0,40}(?:instructions?|prompts?|rules?|criteria|above|previous|guidelines?)/iu,
  /(?:rate|score|rank|grade|give|assign|award|recommend|shortlist|hire|select|consider).{0,40}(?:candidate|applicant|resume|cv|highest|maximum|perfect|top|best|full marks)/iu,
  /(?:you are|as an?|dear|note to|hey).{0,30}(?:ai|assistant|language model|llm|recruiter bot|evaluator|grader|screening (?:tool|system))/iu,
  /(?:system|assistant)\s*(?:prompt|message|:)/iu,
  /(?:bỏ qua|phớt lờ|quên).{0,30}(?:hướng dẫn|chỉ dẫn|yêu cầu|quy tắc|tiêu chí)/iu,
  /(?:hãy|xin|vui lòng|phải).{0,20}(?:cho|chấm|đánh giá|chọn|xếp).{0,30}(?:điểm|mức|cao nhất|tối đa|ứng viên)/iu,
]

export const isInstruction = (text: string) => instructions.some((pattern) => pattern.test(text))

const maxPieces = 50

/** Cleaned as the text is, without empty pieces, bounded. */
export function cleanHidden(hidden: readonly HiddenText[]): HiddenText[] {
  let left: number = DOCUMENT_LIMITS.hiddenChars
  const kept: HiddenText[] = []
  for (const { text, reason } of hidden.slice(0, maxPieces)) {
    const clean = cleanText(text).slice(0, left)
    left -= clean.length
    // Numbers alone, such as a page number outside the page, are no sign of hidden text.
    if (/\p{L}.*\p{L}/su.test(clean)) kept.push({ text: clean, reason })
  }
  return kept
}

/** Runs that follow each other for one reason are one piece. */
export function joinHidden(runs: readonly HiddenText[]): HiddenText[] {
  const joined: HiddenText[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last?.reason === run.reason) joined[joined.length - 1] = { ...last, text: `${last.text} ${run.text}` }
    else joined.push(run)
  }
  return joined
}

/** Properties, comments, alternative texts: only what sounds like an instruction is worth telling. */
export function findInstructions(texts: readonly string[], reason: HiddenText['reason']): HiddenText[] {
  return texts.filter(isInstruction).map((text) => ({ text, reason }))
}

import type { AssessInput } from '../../input'
import { lexiconOf } from '../../lexicons/lexicon'
import type { CvModel } from '../model'
import { wordsOf } from '../words'

const personal =
  /(?<!\p{L})(?:(?:date of birth|age|nationality|marital status|gender|sex|religion|ngày sinh|năm sinh|quốc tịch|giới tính|tình trạng hôn nhân|tôn giáo|dân tộc)\s*:\s*[^\n,;|]{0,40}|born (?:on|in) [^\n,;|]{0,30}|\d{1,3}\s*(?:years old|tuổi)(?!\p{L}))/giu
const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu
const shortestName = 3

const blank = (text: string) => ' '.repeat(text.length)

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

/**
 * Blanks out what must not move a level: the candidate's name, employers, schools, origin, religion, age, sex. The text
 * keeps its length, so that offsets still hold.
 */
export function cvMask(model: CvModel, input: AssessInput): (text: string) => string {
  const names = model.entries.map((entry) => entry.organization).filter((name) => name.length >= shortestName)
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length).map(escaped)
  const organizations =
    longestFirst.length === 0
      ? null
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const own = new Set(wordsOf(`${input.candidate.firstName} ${input.candidate.lastName}`))
  const listed = [lexiconOf('en').maskWords, lexiconOf('vi').maskWords]
  const hides = (found: string) => {
    const lower = found.toLowerCase()
    // Vietnamese names are also words ("Hoa", "An"): only with a capital they are a name.
    return (own.has(lower) && lower !== found) || listed.some((words) => words.has(lower))
  }
  return (text) => {
    const withoutPlaces = organizations === null ? text : text.replace(organizations, blank)
    return withoutPlaces.replace(personal, blank).replace(word, (found) => (hides(found) ? blank(found) : found))
  }
}

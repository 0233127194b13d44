import type { AssessInput } from '../../input'
import { getLexicon } from '../../lexicons/lexicon'
import type { CvModel } from '../model'
import { splitWords } from '../words'

const personalWords =
  /(?<!\p{L})(?:(?:date of birth|age|nationality|marital status|gender|sex|religion|ngày sinh|năm sinh|quốc tịch|giới tính|tình trạng hôn nhân|tôn giáo|dân tộc)\s*:\s*[^\n,;|]{0,40}|born (?:on|in) [^\n,;|]{0,30}|\d{1,3}\s*(?:years old|tuổi)(?!\p{L}))/giu
const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu
const minNameChars = 3

const toSpaces = (text: string) => ' '.repeat(text.length)

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

/**
 * Blanks out what must not move a level: the candidate's name, employers, schools, origin, religion, age, sex. The text
 * keeps its length, so that offsets still hold.
 */
export function createCvMask(model: CvModel, input: AssessInput): (text: string) => string {
  const names = model.entries.map((entry) => entry.organization).filter((name) => name.length >= minNameChars)
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length).map(escapeRegExp)
  const organizations =
    longestFirst.length === 0
      ? null
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const own = new Set(splitWords(`${input.candidate.firstName} ${input.candidate.lastName}`))
  const listed = [getLexicon('en').maskWords, getLexicon('vi').maskWords]
  const shouldMask = (found: string) => {
    const lower = found.toLowerCase()
    // Vietnamese names are also words ("Hoa", "An"): only with a capital they are a name.
    return (own.has(lower) && lower !== found) || listed.some((words) => words.has(lower))
  }
  return (text) => {
    const withoutPlaces = organizations === null ? text : text.replace(organizations, toSpaces)
    return withoutPlaces
      .replace(personalWords, toSpaces)
      .replace(word, (found) => (shouldMask(found) ? toSpaces(found) : found))
  }
}

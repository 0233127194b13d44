import type { TitleGuess } from '../../../../ports/set-author'
import { JOB_TITLES } from '../families/job-titles'
import { detectLanguage } from './language'
import type { DescriptionLine } from './parse-description'

const TITLES: readonly { readonly title: string; readonly family: string }[] = Object.entries(JOB_TITLES)
  .flatMap(([family, titles]) => titles.split('|').map((title) => ({ title: title.normalize('NFC'), family })))
  .sort((a, b) => b.title.length - a.title.length)

const HEAD_NOUN =
  /(?<!\p{L})(engineer|developer|manager|specialist|analyst|assistant|officer|consultant|coordinator|technician|designer|director|administrator|representative|executive|associate|supervisor|lead|scientist|architect|nurse|teacher|writer|editor|advisor|nhân viên|chuyên viên|trưởng phòng|trưởng nhóm|trưởng bộ phận|kỹ sư|giám đốc|quản lý|cộng tác viên|thực tập sinh|phó phòng)(?!\p{L})/iu

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
/** A plural is the same title: "engineers". */
const PATTERNS = TITLES.map((entry) => ({
  ...entry,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(entry.title)}s?(?![\\p{L}\\p{N}])`, 'iu'),
}))

/** Family of the longest authored title inside the phrase; null when it contains none. */
export function findTitleFamily(phrase: string): string | null {
  const text = phrase.normalize('NFC').toLowerCase()
  return PATTERNS.find((entry) => entry.pattern.test(text))?.family ?? null
}

interface Candidate {
  readonly phrase: string
  /** How the phrase was found: a label is surer than a sentence. */
  readonly trust: number
}

const LABEL =
  /^(?:job title|position|role|title|vị trí(?: tuyển dụng| công việc| ứng tuyển)?|chức danh)\s{0,16}[:：–-]\s{0,16}(.+)$/iu
const VI_HIRING =
  /(?:cần tuyển(?: dụng)?|tuyển dụng|tuyển gấp|tuyển|tìm kiếm(?: một)?)\s{0,16}:?\s{1,16}(?:gấp\s{1,16})?(?:\d{1,16}\s{1,16})?(.+)$/iu
const EN_HIRING =
  /\b(?:looking for|looking to hire|hiring|seeking|recruiting|searching for|search for|need|want)\s{1,16}(?:an?|our (?:first|next|new)|another|the)\s{1,16}(.+)$/i
const AS_A = /\b(?:as|role of|position of|job of)\s{1,16}(?:an?|our|the)?\s{0,16}(.+)$/i
const TAIL =
  /[.,;:!?(|].*|\s{1,16}[-–—]\s.*|\s{1,16}(?:to|who|with|for|in|at|that|joining|based|you|on|and help|will|role|position|có|để|làm việc|tại|cho|với|biết|lương|thu nhập|nhằm)(?:\s.*|$)/isu
const DOCUMENT_SUFFIX = /\s{0,16}[-–—:|]\s{0,16}(?:interview|job description|mô tả|rubric|jd)\b.*$/i

const trimTitle = (phrase: string) =>
  phrase
    .replace(DOCUMENT_SUFFIX, '')
    .replace(TAIL, '')
    .replace(/^(?:(?:cần )?tuyển(?: dụng)?|vị trí|hiring|we are hiring|wanted)\s*:?\s+/iu, '')
    .trim()

function findTitleCandidates(line: DescriptionLine, index: number): readonly Candidate[] {
  const found: Candidate[] = []
  const push = (phrase: string | undefined, trust: number) => {
    if (phrase !== undefined) found.push({ phrase: trimTitle(phrase), trust })
  }
  push(LABEL.exec(line.text)?.[1], 0.95)
  if (index < 6) push(VI_HIRING.exec(line.text)?.[1], 0.9)
  push(EN_HIRING.exec(line.text)?.[1], 0.85)
  push(AS_A.exec(line.text)?.[1], 0.7)
  if (index < 3 && line.text.split(' ').length <= 9) push(line.text, 0.9)
  return found
}

function rateConfidence(candidate: Candidate): number {
  const count = candidate.phrase.split(' ').length
  if (candidate.phrase === '' || count > 8) return 0
  if (findTitleFamily(candidate.phrase) !== null) return candidate.trust
  if (HEAD_NOUN.test(candidate.phrase)) return candidate.trust - 0.25
  return candidate.trust >= 0.95 ? 0.55 : 0
}

const SMALL = /^(of|and|the|for|in|và|của)$/
/** Vietnamese writes only the first word of a title with a capital. */
const toTitleCase = (phrase: string) => {
  if (detectLanguage(phrase) === 'vi') return phrase.charAt(0).toUpperCase() + phrase.slice(1)
  return phrase
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}

/** The job's title as the text names it, with how sure that is. */
export function findTitle(lines: readonly DescriptionLine[]): TitleGuess {
  let best: TitleGuess = { title: null, confidence: 0 }
  for (const candidate of lines.flatMap(findTitleCandidates)) {
    const confidence = rateConfidence(candidate)
    const isLonger = candidate.phrase.length > (best.title ?? '').length
    const isBetter = confidence > best.confidence || (confidence > 0 && confidence === best.confidence && isLonger)
    if (isBetter) best = { title: toTitleCase(candidate.phrase), confidence }
  }
  return best
}

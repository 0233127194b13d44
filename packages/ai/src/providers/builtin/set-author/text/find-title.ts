import { detectLanguage } from '@candor/contract'
import type { TitleGuess } from '../../../../ports/set-author'
import { findOccupation } from '../titles/find-occupation'
import type { DescriptionLine } from './parse-description'

const HEAD_NOUN =
  /(?<!\p{L})(engineer|developer|manager|specialist|analyst|assistant|officer|consultant|coordinator|technician|designer|director|administrator|representative|executive|associate|supervisor|lead|leader|operative|scientist|architect|nurse|teacher|writer|editor|advisor|adviser|worker|operator|clerk|driver|cook|chef|marketer|accountant|agent|trainer|therapist|intern|partner|head|volunteers?|recruiter|attendant|nhân viên|chuyên viên|trưởng phòng|trưởng nhóm|trưởng bộ phận|kỹ sư|giám đốc|quản lý|cộng tác viên|thực tập sinh|phó phòng|giáo viên|kỹ thuật viên|công nhân|thợ)(?!\p{L})/iu
/** Lookups of the list of occupations that one description may cost. */
const MAX_LOOKUPS = 10

interface Candidate {
  readonly phrase: string
  /** How the phrase was found: a label is surer than a sentence. */
  readonly trust: number
}

const LABEL =
  /^(?:job title|position(?: title)?|role|title|vị trí(?: tuyển dụng| công việc| ứng tuyển| cần tuyển)?|chức danh|tuyển dụng vị trí)\s{0,16}[:–-]\s{0,16}(.+)$/iu
const VI_HIRING =
  /(?:cần tuyển(?: dụng)?|tuyển dụng|tuyển gấp|tuyển|tìm kiếm(?: một)?|vị trí)\s{0,16}:?\s{1,16}(?:gấp\s{1,16}|vị trí\s{1,16})?(?:\d{1,16}\s{1,16})?(.+)$/iu
const EN_HIRING =
  /\b(?:looking for|looking to hire|looking to make|hire|hiring(?: for)?|seeking(?: to hire)?|recruiting|searching for|search for|need|want|applications for)\s{1,16}(?:an?|our (?:first|next|new|very first)|another|the)\s{1,16}(.+)$/i
const AS_A = /\b(?:as|role of|position of|job of|post of)\s{1,16}(?:an?|our|the)?\s{0,16}(.+)$/i
const SUBJECT =
  /^(?:[Tt]he|[Oo]ur|[Tt]his|[A-Z][\w']{1,30}'s)\s{1,4}((?:[A-Z][\p{L}/&-]{1,30}\s{1,4}|and\s){1,6}?)(?:will|is responsible|plays|provides|manages|reports)\b/u
const TAIL =
  /[.;:!?(|].*|,\s.*|\s{1,16}[-–—]\s.*|\s{1,16}(?:to|who|with|for|in|at|that|joining|based|you|on|and help|will|role|position|job advertisement|vacancy|có|để|làm việc|tại|cho|với|biết|lương|thu nhập|nhằm|không yêu cầu)(?:\s.*|$)/isu
const DOCUMENT_SUFFIX = /\s{0,16}[-–—:|]\s{0,16}(?:interview|job description|mô tả|rubric|jd)\b.*$/i
const PRAISE =
  /^(?:(?:highly|very|hands-on|skilled|dedicated|motivated|experienced|passionate|talented|enthusiastic|energetic|positive|committed|reliable|friendly|creative|dynamic|qualified|exceptional|full[- ]time|part[- ]time|and|generalist|hands on)[, ]{1,3}){1,5}/i

const countWords = (phrase: string) => phrase.split(' ').length

const trimTitle = (phrase: string) =>
  phrase
    .replace(DOCUMENT_SUFFIX, '')
    .replace(TAIL, '')
    .replace(
      /^(?:(?:cần )?tuyển(?: dụng)?(?: gấp)?|vị trí|hiring|we are hiring|wanted|job description|job title)\s*:?\s+/iu,
      '',
    )
    .replace(PRAISE, '')
    .replace(/["']/g, '')
    .trim()

function findTitleCandidates(line: DescriptionLine, index: number): readonly Candidate[] {
  const found: Candidate[] = []
  const push = (phrase: string | undefined, trust: number) => {
    if (phrase !== undefined) found.push({ phrase: trimTitle(phrase), trust })
  }
  push(LABEL.exec(line.text)?.[1], 0.95)
  if (index < 6) push(VI_HIRING.exec(line.text)?.[1], 0.9)
  push(EN_HIRING.exec(line.text)?.[1], 0.85)
  push(SUBJECT.exec(line.text)?.[1], 0.86)
  push(AS_A.exec(line.text)?.[1], 0.7)
  // "Welder - Northgate Ltd": what stands after the dash is no part of the title.
  const isShort = countWords(line.text.split(/\s[-–—|]\s/u)[0] ?? '') <= 9
  if (index < 3 && isShort) push(line.text, 0.9)
  if (index >= 3 && index < 12 && isShort && line.form === 'heading' && line.section === 'other') push(line.text, 0.75)
  return found
}

async function rateConfidence(candidate: Candidate): Promise<number> {
  const occupation = await findOccupation(candidate.phrase)
  if (occupation !== null && occupation.likeness >= 0.8) return candidate.trust
  if (HEAD_NOUN.test(candidate.phrase)) return candidate.trust - (occupation === null ? 0.25 : 0.1)
  return candidate.trust >= 0.95 ? 0.55 : 0
}

const SMALL = /^(of|and|the|for|in|và|của)$/
/** Vietnamese writes only the first word of a title with a capital; shouted titles are written as others are. */
const toTitleCase = (phrase: string) => {
  const isShouted = phrase === phrase.toUpperCase() && phrase.length > 5
  if (detectLanguage(phrase) === 'vi') {
    const plain = isShouted ? phrase.toLowerCase() : phrase
    return plain.charAt(0).toUpperCase() + plain.slice(1)
  }
  return (isShouted ? phrase.toLowerCase() : phrase)
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}

const NO_TITLE =
  /^(?:we|you|this|our|your|it|they|about|join|requirements?|responsibilities|description|summary|overview|location|mô tả|yêu cầu|công ty|quyền lợi|team|someone|people|person|individual|candidate|job|work|role|position|công việc|nhân sự)(?!\p{L})/iu

/** The job's title as the text names it, with how sure that is. */
export async function findTitle(lines: readonly DescriptionLine[]): Promise<TitleGuess> {
  const seen = new Set<string>()
  const candidates = lines
    .slice(0, 60)
    .flatMap(findTitleCandidates)
    .filter(({ phrase }) => {
      const isNew = !seen.has(phrase.toLowerCase())
      seen.add(phrase.toLowerCase())
      return isNew && phrase !== '' && countWords(phrase) <= 8 && phrase.length <= 90 && !NO_TITLE.test(phrase)
    })
    .sort((a, b) => b.trust - a.trust)
    .slice(0, MAX_LOOKUPS)
  let best: TitleGuess = { title: null, confidence: 0 }
  for (const candidate of candidates) {
    if (candidate.trust <= best.confidence) break
    const confidence = await rateConfidence(candidate)
    if (confidence > best.confidence) best = { title: toTitleCase(candidate.phrase), confidence }
  }
  return best
}

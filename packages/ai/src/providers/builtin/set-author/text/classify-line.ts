import { detectLanguage } from '@candor/contract'
import { PROTECTED_LINE } from './competency-cues'
import { startsWithVerb } from './english/strip-lead'
import type { DescriptionLine, SectionKind } from './parse-description'
import { findScreeningKind } from './screening-facts'
import { measureVerb } from './vietnamese/verb-list'

/** What a sentence of an advertisement is; 'none' for what says nothing of the work or the person. */
export type LineClass = 'duty' | 'must' | 'plus' | 'protected' | 'none'

/** A sentence of a line, with the line's place. */
export interface Unit {
  readonly text: string
  readonly line: DescriptionLine
}

const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|inc|ltd|co|no|mr|mrs|ms|dr|st|vs|approx|max|min|[A-Z])$/i

/** The sentences of a text; a full stop after an abbreviation ends none. */
export function splitSentences(text: string): readonly string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?]["')]?\s+(?=["'(*]?[\p{Lu}])/gu)) {
    const end = match.index + 1
    if (ABBREVIATION.test(text.slice(Math.max(0, match.index - 8), match.index))) continue
    sentences.push(text.slice(start, end).trim())
    start = match.index + match[0].length
  }
  sentences.push(text.slice(start).trim())
  return sentences.filter((sentence) => sentence !== '')
}

export const listUnits = (lines: readonly DescriptionLine[]): readonly Unit[] =>
  lines
    .filter((line) => line.form !== 'heading')
    .flatMap((line) => splitSentences(line.text).map((text) => ({ text, line })))

const OTHER_DUTIES =
  /^(?:any |all |and |perform(?:s|ing)? |you'll perform |carry out |various )?(?:\w{1,12} )?(?:other|additional) (?:related )?(?:duties|tasks|responsibilities|projects)|duties as (?:assigned|required|needed)|other duties|(?:công việc|nhiệm vụ|việc) (?:phát sinh )?khác|^(?:các )?công việc theo (?:sự )?(?:chỉ đạo|phân công|yêu cầu)/i
const APPLYING =
  /^(?:please|to apply|apply\b|send|submit|email|if (?:you|this)\b|interested|we look forward|join us|click|only shortlisted|reports? to\b|note:)|(?:your|a|include) (?:online )?(?:portfolio|resume|cv|cover letter)|equal opportunity|regardless of race|discriminat|we(?:'d| would) love to hear|nộp hồ sơ|gửi cv|ứng viên quan tâm|trao đổi (?:trong|khi|tại) (?:buổi )?phỏng vấn|số lượng (?:cần )?tuyển|thông báo tuyển|(?:cần|đang) tuyển(?!\p{L})|tuyển gấp/iu
const PAY =
  /^(?:salary|wage|pay\b|hours|schedule|job type|location|start date|deadline|great benefits|lương|mức lương|thu nhập|thưởng|phụ cấp|trợ cấp|số lượng|thời gian làm việc|địa điểm|được (?:đào tạo|đóng|hưởng|tham gia)|chế độ|môi trường|cơ hội|ca làm việc|có cơ hội)|[$€£]\s?\d|\bper (?:hour|annum)\b|\d{1,3} ?k\b salary|full[- ]time position|part[- ]time position|on-?site position|competitive (?:salary|pay)|paid (?:holidays|time off|vacation)|health insurance|401\(?k|we offer|we provide (?:a|an|you|competitive)|(?:vnđ|triệu)(?:\/|\s|$)/i
const PLUS =
  /nice to have|\ba (?:\w{1,12} )?plus\b|\bplus if\b|preferred|preferable|(?:strong )?preference for someone|bonus(?! payment)|ideally|desirable|desired|advantage(?:ous)?\b|an asset|would be (?:great|ideal|helpful|beneficial|highly|an?\b)|not (?:essential|required|necessary|critical)|(?<!\p{L})(?:ưu tiên|lợi thế|điểm cộng)/iu
const TAIL_PLUS = /,\s(?:ideally|preferably)\b/i
const MUST = /\bmust\b|\brequired\b|\bessential\b|\bmandatory\b|bắt buộc|nhất thiết|only able to consider|subject to/i
const ASKS =
  /\b(?:experienced?|knowledge|understanding|skills?|abilit(?:y|ies)|able to|proficien\w{1,4}|familiar\w{0,4}|expertise|background in|degree|qualified|certified|passion for|comfortable|willing\w{0,4}|commitment to|attention to|someone who)\b|kinh nghiệm|kiến thức|thành thạo|kỹ năng|khả năng|am hiểu|tốt nghiệp|trình độ/i
const ASKS_PERSON =
  /^(?:(?:above all,? |ideally,? )?you(?:'re|'ve| are| have| must| should| need| can| bring| enjoy| possess| know| "get)\b(?! looking| interested| the opportunity| access)|(?:the |our )?(?:ideal|successful|right|suitable|qualified)? ?(?:candidates?|applicants?|person|individual)\b|we(?:'re| are)? (?:now )?(?:need|want|require|expect|look(?:ing)? for|seek(?:ing)?) (?:someone|people|an? [^.]{3,120}(?:with|who)|individuals)|(?:this|the) (?:role|position|job) requires|must\b|requires?\b|bạn (?:có|là|cần)|yêu cầu|ứng viên (?:có|cần|phải))/i
const COMPANY =
  /^(?:we|our|us|it|at(?! least)|this|these|that|founded|as (?:a|one)|the company|established|công ty|chúng tôi)(?!\p{L})/iu
const TELLS_DUTY =
  /\b(?:you|this (?:role|position|individual|person|job)|the (?:[\w&/-]+ ){1,7}|they|incumbent)\s?(?:'ll|will|would|shall)\b|responsible for\b|\bin charge of\b|(?:responsibilities|duties) include|where you(?:'ll| will)|bạn sẽ/i
const GETS =
  /(?:'ll|will|would)(?: also)? (?:be (?:part|joining|able|given|offered|the first|well|overseen|working in)|have (?:the|a|an|access)|get|receive|find|enjoy|join|earn|encounter|become|gain|benefit|love|learn|report|include|need|depend|not\b|play|ensure that we)/i

const LOOKS_TO =
  /^(?:we(?:'re| are) )?(?:looking for|seeking|hiring)[^.]{3,120}? to (?!join|work with us|be |become)[a-z]+ /i
const THEY_DO =
  /^(?:additionally,? |also,? )?(?:they|he or she|she|he|this person|the (?:incumbent|employee|person)) (?!are|is|were|was|have|has|will|would|can|must)[a-z]+ /i
const WILL_BE_DOING = /,? (?:so|and|where you)(?:'ll| will| would) (?:also )?be [a-z]+ing\b/i

function isDutySentence(text: string): boolean {
  if (LOOKS_TO.test(text)) return !/\b(?:join|become part of)\b/i.test(text)
  if (THEY_DO.test(text)) return true
  return TELLS_DUTY.test(text) && (!GETS.test(text) || WILL_BE_DOING.test(text))
}

/** A class with the test that decides for it: the first that fits counts. */
type Rule = readonly [LineClass, (unit: Unit) => boolean]

const decide = (unit: Unit, rules: readonly Rule[]): LineClass | null =>
  rules.find(([, fits]) => fits(unit))?.[0] ?? null

const asks = ({ text }: Unit) => ASKS.test(text)
const isScreening = ({ text }: Unit) => findScreeningKind(text) !== null
const LOOKS_FOR_PERSON =
  /(?:looking|search(?:ing)?|seeking|hiring) for [^.]{3,160}\b(?:with|who|experience|knowledge)\b/i
const LOOKS_FOR_DEED = /looking for an? [^.]{3,120}? to (?!join|be |become)[a-z]+ /i
const beginsWithDeed = ({ text }: Unit) => startsWithVerb(text) || measureVerb(text) > 0
const isShortAsking = (unit: Unit) =>
  unit.text.split(' ').length <= 14 &&
  (asks(unit) || (isScreening(unit) && MUST.test(unit.text))) &&
  !/\b(?:our|we)\b/i.test(unit.text)

const SENTENCE_RULES: readonly Rule[] = [
  ['plus', (unit) => PLUS.test(unit.text) && asks(unit)],
  ['must', (unit) => LOOKS_FOR_PERSON.test(unit.text) && asks(unit)],
  ['duty', ({ text }) => isDutySentence(text) || LOOKS_FOR_DEED.test(text)],
  ['must', ({ text }) => ASKS_PERSON.test(text)],
  ['none', ({ text }) => COMPANY.test(text)],
  ['must', (unit) => MUST.test(unit.text) && (asks(unit) || isScreening(unit))],
  ['duty', (unit) => unit.line.form === 'bullet' && beginsWithDeed(unit)],
  ['must', isShortAsking],
]

/** Sentences under no heading, or under one that says nothing, speak for themselves. */
const classifySentence = (unit: Unit): LineClass => decide(unit, SENTENCE_RULES) ?? 'none'

const ASKS_FIRST =
  /^(?:must\b|(?:the )?ability to|able to|(?:strong|proven|previous|prior|excellent|good) |experience|knowledge of|proficien|bachelor|degree)/i
const isVietnamese = ({ text }: Unit) => detectLanguage(text) === 'vi'
const asksFirst = ({ text }: Unit) => ASKS_FIRST.test(text) && !startsWithVerb(text)

const DUTY_RULES: readonly Rule[] = [
  ['plus', (unit) => asksFirst(unit) && PLUS.test(unit.text)],
  ['must', asksFirst],
  ['duty', (unit) => (isVietnamese(unit) ? measureVerb(unit.text) > 0 : startsWithVerb(unit.text))],
  ['must', (unit) => unit.line.form === 'bullet' && isScreening(unit)],
  ['duty', (unit) => isVietnamese(unit) && unit.line.form === 'bullet'],
  ['none', ({ text }) => GETS.test(text) || /:$/.test(text)],
  ['none', ({ text, line }) => line.form === 'bullet' && COMPANY.test(text) && !isDutySentence(text)],
  ['duty', ({ line }) => line.form === 'bullet'],
  ['duty', (unit) => unit.line.isSectionSure && isVietnamese(unit) && unit.text.split(' ').length >= 3],
  ['none', (unit) => unit.line.isSectionSure && isVietnamese(unit)],
]

const REQUIRED_PART = /required[;,.]/i
const NEXT_PART = /[;,.] /
const PREFERRED = /preferred|ưu tiên/i

/** "Excel required; SQL preferred": one line with what is needed and what is welcome. In two steps, because one pattern is slow. */
function hasPlusPart(text: string): boolean {
  const next = text.search(NEXT_PART)
  return REQUIRED_PART.test(text) || (next !== -1 && PREFERRED.test(text.slice(next)))
}

const TELLS_WILL = /^(?:you|they)(?:'ll| will) (?!need|bring|have (?!the|an? (?:chance|opportunity)))/i
const tellsCompany = (unit: Unit) =>
  COMPANY.test(unit.text) && !ASKS_PERSON.test(unit.text) && !MUST.test(unit.text) && !asks(unit)

const REQUIREMENT_RULES: readonly Rule[] = [
  ['plus', ({ text }) => PLUS.test(text) && !TAIL_PLUS.test(text) && !hasPlusPart(text)],
  ['none', ({ text }) => /:$/.test(text)],
  ['none', ({ text }) => TELLS_WILL.test(text) && GETS.test(text)],
  ['duty', ({ text }) => TELLS_WILL.test(text)],
  ['none', tellsCompany],
  ['none', ({ text }) => /^(?:perhaps|maybe|don't worry|nếu chưa|this means)/i.test(text)],
  ['must', ({ line }) => line.isSectionSure || line.form !== 'paragraph'],
]

const PERMIT = /authori[sz]|citizens|permanent residents|right to work|background check|dbs check/i
const isPermit = ({ text }: Unit) => PERMIT.test(text) && /must|only|subject|required/i.test(text)

const NICE_RULES: readonly Rule[] = [['plus', ({ text }) => text.includes(' ')]]
const ABOUT_RULES: readonly Rule[] = [
  ['duty', ({ text }) => isDutySentence(text) && /^you/i.test(text)],
  ['must', isPermit],
]
const CLOSED_RULES: readonly Rule[] = [['must', isPermit]]

/** What a sentence is by the heading above it; null: by its own words. */
const SECTION_RULES: Readonly<Record<SectionKind, readonly Rule[]>> = {
  nice: [...NICE_RULES, ['none', () => true]],
  about: [...ABOUT_RULES, ['none', () => true]],
  benefits: [...CLOSED_RULES, ['none', () => true]],
  process: [...CLOSED_RULES, ['none', () => true]],
  facts: [...CLOSED_RULES, ['none', () => true]],
  duties: DUTY_RULES,
  requirements: REQUIREMENT_RULES,
  other: CLOSED_RULES,
}

const isProtected = ({ text, line }: Unit) =>
  PROTECTED_LINE.test(text) && line.section !== 'benefits' && line.section !== 'about'
const isPay = (unit: Unit) => PAY.test(unit.text) && !(unit.line.section === 'duties' && beginsWithDeed(unit))

const FIRST_RULES: readonly Rule[] = [
  ['none', (unit) => isProtected(unit) && /discriminat|regardless|equal opportunity/i.test(unit.text)],
  ['protected', isProtected],
  ['none', ({ text }) => OTHER_DUTIES.test(text) || APPLYING.test(text)],
  ['none', isPay],
]

/** What a sentence is: its own words first, then the heading above it, then its first word. */
export const classifyUnit = (unit: Unit): LineClass =>
  decide(unit, FIRST_RULES) ?? decide(unit, SECTION_RULES[unit.line.section]) ?? classifySentence(unit)

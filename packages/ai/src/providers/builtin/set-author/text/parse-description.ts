/** A job text as lines, each with its section. */
export type SectionKind = 'requirements' | 'nice' | 'duties' | 'benefits' | 'process' | 'about' | 'other'

export interface DescriptionLine {
  readonly text: string
  readonly form: 'heading' | 'bullet' | 'paragraph'
  readonly section: SectionKind
  /** Text of the heading above, '' when there is none. */
  readonly heading: string
}

const MAX_CHARS = 40_000
const BULLET = /^\s*(?:[-*•●▪◦‣·+–]|\d{1,2}[.)]|[a-z]\))\s+/
const MARKDOWN_HEADING = /^\s*#{1,6}\s+/

/** First match wins, so "nice to have" comes before "requirements". */
const SECTIONS: readonly (readonly [SectionKind, RegExp])[] = [
  ['nice', /nice[- ]to[- ]have|bonus|preferred|a plus|would be great|desirable|ưu tiên|lợi thế|điểm cộng/i],
  [
    'benefits',
    /benefit|perks|we offer|what you('ll| will) get|compensation|salary|quyền lợi|phúc lợi|đãi ngộ|mức lương|thu nhập|chế độ/i,
  ],
  [
    'process',
    /apply|how we hire|hiring process|next steps|drop us a line|contact|scoring|threshold|ứng tuyển|liên hệ|cách thức|hồ sơ|quy trình tuyển/i,
  ],
  [
    'requirements',
    /requirement|qualification|about you|who you are|you have|you are\b|you('ll| will)? (bring|need)|your profile|your skills|skills|we('re| are)? look(ing)? for|ideal candidate|must[- ]have|what to look for|who we want|experience|yêu cầu|tiêu chuẩn|kỹ năng|kinh nghiệm|điều kiện|bạn (có|là)|ứng viên/i,
  ],
  [
    'duties',
    /responsib|what you('ll| will) (do|be doing)|you('ll| will) (do|be)|duties|the role|your (role|tasks|mission|day)|tasks|job description|mô tả|nhiệm vụ|trách nhiệm|công việc|bạn sẽ/i,
  ],
  [
    'about',
    /about (us|the company|the team)|who we are|our (company|team|mission|story)|giới thiệu|về chúng tôi|về công ty/i,
  ],
]

const classifySection = (heading: string): SectionKind => SECTIONS.find(([, cue]) => cue.test(heading))?.[0] ?? 'other'

const stripMarkup = (line: string) =>
  line
    .replace(MARKDOWN_HEADING, '')
    .replace(BULLET, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\[([^\]]{1,400})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** "Quyền lợi: lương thoả thuận": a label and what it labels on one line. */
function splitLabel(text: string): { readonly section: SectionKind; readonly text: string } | null {
  const match = /^([^:：]{3,30})[:：]\s+(\S.*)$/u.exec(text)
  const [, label = '', content = ''] = match ?? []
  const section = classifySection(label)
  if (match === null || section === 'other' || label.split(' ').length > 4) return null
  return { section, text: /experience|kinh nghiệm/i.test(label) ? text : content }
}

const countWords = (text: string) => text.split(' ').length

/** A short line without a full stop that reads like a heading: "**Requirements**", "YÊU CẦU", "What you will do:". */
function isPlainHeading(raw: string, text: string): boolean {
  if (countWords(text) > 9) return false
  if (/^\s{0,16}(\*\*|__).+(\*\*|__)\s{0,16}:?\s{0,16}$/.test(raw)) return true
  if (/[:：]$/.test(text)) return true
  if (/[.!?;,]$/.test(text)) return false
  const isShouted = text === text.toUpperCase() && /\p{L}{3}/u.test(text)
  return isShouted || /^[A-Z] [-–] \p{Lu}/u.test(text) || (countWords(text) <= 6 && classifySection(text) !== 'other')
}

function detectForm(raw: string, text: string): DescriptionLine['form'] {
  if (MARKDOWN_HEADING.test(raw)) return 'heading'
  if (BULLET.test(raw)) return 'bullet'
  return isPlainHeading(raw, text) ? 'heading' : 'paragraph'
}

/** PDF text breaks sentences at the page's width: a line that begins in lower case continues the line before. */
function joinWrappedLines(text: string): string[] {
  const joined: string[] = []
  for (const raw of text.slice(0, MAX_CHARS).split(/\r?\n/)) {
    const before = joined.at(-1)
    const isContinuation = /^\s*[\p{Ll}(]/u.test(raw) && !BULLET.test(raw)
    if (before !== undefined && isContinuation && before.length > 60 && !/[.:!?]\s*$/.test(before)) {
      joined[joined.length - 1] = before.endsWith('-') ? before.slice(0, -1) + raw.trim() : `${before} ${raw.trim()}`
    } else {
      joined.push(raw)
    }
  }
  return joined
}

/** A sentence like "We are looking for someone who:" opens a section for the bullets below it. */
const isLeadIn = (text: string) => /[:：]$/.test(text)

interface Place {
  readonly section: SectionKind
  readonly heading: string
}

/** Where a heading leads: an unknown one ends the section above, unless it is a lead-in to a list. */
function resolveSection(text: string, before: Place): Place {
  const next = classifySection(text)
  return {
    section: next === 'other' && isLeadIn(text) ? before.section : next,
    heading: /^what to look for/i.test(text) ? before.heading : text.replace(/[:：]$/, ''),
  }
}

function readLine(raw: string, before: Place): DescriptionLine | null {
  const text = stripMarkup(raw)
  if (text === '') return null
  const form = detectForm(raw, text)
  if (form === 'heading') return { text, form, ...resolveSection(text, before) }
  const label = form === 'paragraph' ? splitLabel(text) : null
  if (label !== null) return { text: label.text, form, section: label.section, heading: before.heading }
  const opens = isLeadIn(text) ? classifySection(text) : 'other'
  return { text, form, section: opens === 'other' ? before.section : opens, heading: before.heading }
}

export function parseDescription(description: string): readonly DescriptionLine[] {
  const lines: DescriptionLine[] = []
  let place: Place = { section: 'other', heading: '' }
  for (const raw of joinWrappedLines(description.normalize('NFC'))) {
    const line = readLine(raw, place)
    if (line === null) continue
    place = { section: line.section, heading: line.heading }
    lines.push(line)
  }
  return lines
}

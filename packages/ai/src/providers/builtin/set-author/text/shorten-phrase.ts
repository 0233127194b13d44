/** Turns a line of a job text into the short name of a requirement. */
const MAX_CHARS = 80
const MIN_WORDS = 2

const IRREGULAR: Readonly<Record<string, string>> = {
  built: 'Building',
  led: 'Leading',
  grown: 'Growing',
  run: 'Running',
  written: 'Writing',
  taught: 'Teaching',
  sold: 'Selling',
  won: 'Winning',
  held: 'Holding',
  made: 'Making',
  driven: 'Driving',
  been: 'Being',
  done: 'Doing',
  set: 'Setting',
  shipped: 'Shipping',
  planned: 'Planning',
  managed: 'Managing',
  scaled: 'Scaling',
  hired: 'Hiring',
  created: 'Creating',
  designed: 'Designing',
  worked: 'Working',
  owned: 'Owning',
}

/** "scaled" -> "Scaling"; null for what is no past participle. */
export function convertToGerund(participle: string): string | null {
  const word = participle.toLowerCase()
  const known = IRREGULAR[word]
  if (known !== undefined) return known
  if (!/^[a-z]{3,}ed$/.test(word)) return null
  const stem = word.slice(0, -2)
  return `${stem.charAt(0).toUpperCase()}${stem.slice(1)}ing`
}

const DUTY_VERB =
  /^(build|own|improve|design|develop|manage|lead|write|work|create|maintain|support|ensure|drive|deliver|plan|prepare|coordinate|monitor|conduct|define|collaborate|implement|run|help|identify|analy[sz]e|organi[sz]e|test|review|provide|handle|negotiate|research|report|train|coach|mentor|sell|teach|answer|process|track|keep|make|partner|recruit|hire|source|optimi[sz]e|automate|operate|assist|serve|welcome|care|clean|cook|drive|document)\s/i

/** "Improve loading times" -> "Improving loading times". */
function startWithGerund(text: string): string {
  const verb = DUTY_VERB.exec(text)?.[1]
  if (verb === undefined) return text
  const stem = /^(run|plan)$/i.test(verb) ? verb + verb.slice(-1) : verb.replace(/e$/i, '')
  return `${stem}ing${text.slice(verb.length)}`
}

const LEAD_INS: readonly RegExp[] = [
  /^(?:you(?:'ll| will)? (?:have|need|bring|are able to|can)|you've|you have|we expect|must have|has|have|having|must be able to|(?:the )?ability to|able to|be able to)\s+/i,
  /^(?:a |an |some |the )?(?:strong|solid|good|great|excellent|proven|demonstrated|extensive|deep|prior|previous|relevant|hands-on|practical|basic|working)\s+/i,
  /^(?:evidence of|track record (?:of|in)|experience (?:of|in|with|as)|experienced (?:in|with)|knowledge of|understanding of|proficien(?:t|cy) (?:in|with)|familiar(?:ity)? with|expertise in|skilled in|skills in|comfortable with|background in)\s+/i,
  /^(?:yêu cầu|cần|phải)\s+/i,
  /^(?:có|có khả năng|khả năng|có kiến thức về|kiến thức về|am hiểu về|am hiểu|hiểu biết về|có hiểu biết về|thành thạo|sử dụng thành thạo|có kinh nghiệm|kinh nghiệm(?: về| trong| với)?|kỹ năng)\s+/i,
]

const CUTS =
  /\s{1,16}(?:that|which|who|whom|because|so that|in order to|even (?:if|when)|and optimises|as well as|để|nhằm|vì|như là)\s.*|\s{0,16}[;(].*|,\s{0,16}(?:but|and|including|such as|e\.g|ví dụ|bao gồm|như)\b.*|\s{1,16}[–—]\s.*|\.\s.*|:\s.*/isu

const splitWords = (text: string) => text.split(/\s+/).filter(Boolean)
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function cutClauses(text: string): string {
  let kept = text
  for (let pass = 0; pass < 3; pass += 1) {
    const shorter = kept.replace(CUTS, '')
    if (splitWords(shorter).length < MIN_WORDS) return kept
    kept = shorter
  }
  return kept
}

function limitLength(text: string): string {
  if (text.length <= MAX_CHARS) return text
  const head = text.slice(0, MAX_CHARS)
  const boundary = Math.max(head.lastIndexOf(', '), head.lastIndexOf(' and '), head.lastIndexOf(' và '))
  return head.slice(0, boundary > MAX_CHARS / 2 ? boundary : head.lastIndexOf(' '))
}

/** The line without its lead-in and side clauses, at most 80 characters. */
export function shortenPhrase(line: string): string {
  let text = line.trim()
  const [first = '', second = ''] = splitWords(text)
  const gerund = /^(has|have|having)$/i.test(first) ? convertToGerund(second) : null
  if (gerund !== null) {
    text = `${gerund} ${splitWords(text).slice(2).join(' ')}`
  } else {
    for (const leadIn of LEAD_INS) {
      const rest = text.replace(leadIn, '')
      if (splitWords(rest).length >= 1 && rest.length >= 3) text = rest
    }
  }
  return capitalize(startWithGerund(limitLength(cutClauses(text))).replace(/[\s.,;:!–-]{1,64}$/, ''))
}

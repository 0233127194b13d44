import type { PhraseRefusal } from '../english/check-phrase'
import { measureVerb } from './verb-list'

export const MAX_SYLLABLES = 16
const MAX_NOUN_SYLLABLES = 12

const BRACKETS = /\s{0,4}[([{][^)\]}]{0,300}[)\]}]/g
const DETAILS =
  /,?\s(?:bao gồm|gồm có|ví dụ|như là|như:|như(?= )(?! cầu)|nhằm|để(?= )|theo đúng|đúng với|đảm bảo(?= )|sao cho|giúp(?= )|trong trường hợp|khi có yêu cầu|nếu có|mà(?= )|từ đó|qua đó|trong phạm vi|theo (?:quy định|yêu cầu|sự|phân công|chỉ đạo|kế hoạch)|dựa trên|trên cơ sở|thông qua|v\.v|vv)(?=[\s,.:;]|$).*|\.{3}.*|\s–\s.*|:\s.*|:$/iu
const LEADS =
  /^(?:bạn sẽ|ứng viên sẽ|nhân viên|chịu trách nhiệm(?: chính)?(?: (?:về|trong|cho)(?: việc)?)?\/?|có trách nhiệm|có nhiệm vụ|trực tiếp|chủ động|thường xuyên|hàng ngày|hằng ngày|định kỳ|cùng (?:với )?(?:team|đội ngũ|bộ phận) [\p{L}]{2,12}|thực hiện (?:việc|công tác|các công việc|công việc)|đảm nhận (?:việc|công việc)|vui vẻ|lịch sự|nhiệt tình|tham gia vào)[, ]{1,3}/iu

const bare = (text: string) => text.replace(/[\s,.;:!+–-]{1,8}$/, '').replace(/"/g, '')
const lowerFirst = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
const countSyllables = (text: string) => text.split(' ').length

/** Why a Vietnamese phrase does not fit after "một lần bạn phải"; null when it does. */
export function refusePhrase(phrase: string, maxSyllables = MAX_SYLLABLES): PhraseRefusal | null {
  const syllables = countSyllables(phrase)
  if (syllables < 2) return 'short'
  if (syllables > maxSyllables) return 'long'
  if (!/^[\p{L}\p{N}\s,/&.+#%'-]+$/u.test(phrase)) return 'sign'
  if (/(?<!\p{L})(?:bạn|chúng tôi|chúng ta|tôi|mình)(?!\p{L})/iu.test(phrase)) return 'pronoun'
  return /\s(?:và|hoặc|của|các|những|cho|với|trong|về|tại|từ|theo|để|khi|được|(?<!hiện |sẵn )có|là|do|bằng|đến|ở)$/iu.test(
    phrase,
  )
    ? 'ending'
    : null
}

export const refuseVietnameseNoun = (phrase: string) => refusePhrase(phrase, MAX_NOUN_SYLLABLES)

const TAIL = /^(?:trong|tại|theo|trên|cho|với|từ|khi|để|về|qua|của|cùng)$/iu

/** A phrase that is too long ends before an "in ...", "for ..." that still leaves a deed with its object. */
function shortenTail(phrase: string): string {
  const words = phrase.split(' ')
  if (words.length <= MAX_SYLLABLES) return phrase
  for (let at = MAX_SYLLABLES; at >= 4; at -= 1) {
    if (TAIL.test(words[at] ?? '') || words[at - 1]?.endsWith(','))
      return words.slice(0, at).join(' ').replace(/,$/, '')
  }
  return phrase
}

const isOnlyVerbs = (part: string) => part.split(/,\s|\svà\s/).every((piece) => measureVerb(piece) === piece.length)

const OPEN_ENDS = new Set(['và', 'hoặc', 'của', 'các', 'những', 'cho', 'với', 'về', 'để', 'khi', 'như'])

function dropOpenEnd(phrase: string): string {
  const words = phrase.split(/\s/)
  while (words.length > 1 && OPEN_ENDS.has(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  return words.join(' ')
}

/** Ends the phrase where its thought ends: no open "about", no second verb without an object. */
function finish(part: string): string {
  let phrase = dropOpenEnd(lowerFirst(bare(part)))
  const pair = /^(.{5,200}\S)\s(?:và|hoặc)\s([\p{L} ]{2,20})$/u.exec(phrase)
  if (pair !== null && measureVerb(pair[2] ?? '') === (pair[2] ?? '').length && !isOnlyVerbs(pair[1] ?? ''))
    phrase = pair[1] ?? phrase
  return bare(shortenTail(phrase))
}

const BREAK = /,\s|;\s|\sđồng thời\s|\svà\s|\.\s(?=\p{Lu})/u

/** A long row of deeds, split before each verb that begins one. */
function splitDeeds(text: string): readonly string[] {
  if (countSyllables(text) <= MAX_SYLLABLES) return [text]
  const parts: string[] = []
  let isBroken = false
  for (const piece of text.split(BREAK)) {
    const before = parts.at(-1)
    const joined = `${before}, ${piece}`
    if (before === undefined || measureVerb(piece) > 0) {
      parts.push(piece)
      isBroken = false
    } else if (!isBroken && countSyllables(joined) <= MAX_SYLLABLES) parts[parts.length - 1] = joined
    else isBroken = true
  }
  return mergeShort(parts)
}

/** "Tìm kiếm, tư vấn và chăm sóc khách hàng": verbs without an object stay with the one that has it. */
function mergeShort(parts: readonly string[]): readonly string[] {
  const merged: string[] = []
  for (const part of parts) {
    const before = merged.at(-1)
    if (before !== undefined && isOnlyVerbs(before)) merged[merged.length - 1] = `${before}, ${part}`
    else merged.push(part)
  }
  return merged
}

/** Duties of a Vietnamese line as phrases that begin with their verb. */
export function readVietnamesePhrases(
  text: string,
  mayNameActivity = false,
): { readonly phrases: readonly string[]; readonly refusal: PhraseRefusal | null } {
  let rest = text.replace(BRACKETS, '').trim()
  for (let pass = 0; pass < 3; pass += 1) rest = rest.replace(LEADS, '')
  const activity = /^(?:công tác|công việc)\s/iu.test(rest) ? `làm ${lowerFirst(rest)}` : rest
  const cut = bare(activity.replace(DETAILS, ''))
  const isRow = cut.split(/,\s|\svà\s/).every((piece) => countSyllables(piece) <= 3)
  const named = measureVerb(cut) === 0 && mayNameActivity && isRow ? `làm việc ${lowerFirst(cut)}` : cut
  if (measureVerb(named) === 0) return { phrases: [], refusal: 'verb' }
  const checked = splitDeeds(named).map((part) => {
    const phrase = finish(part)
    return { phrase, refusal: refusePhrase(phrase) }
  })
  return {
    phrases: [...new Set(checked.flatMap(({ phrase, refusal }) => (refusal === null ? [phrase] : [])))],
    refusal: checked.find(({ refusal }) => refusal !== null)?.refusal ?? null,
  }
}

import { measureVerb } from './verb-list'
import { readVietnamesePhrases, refuseVietnameseNoun } from './verb-phrase'

const LEADS =
  /^(?:yêu cầu|cần|phải|ứng viên|có thể|đã từng|đã|có|ưu tiên|(?:các )?ứng viên|kinh nghiệm:|ưu tiên:)[: ]{1,2}(?=\S)/iu
const TRAILS =
  /,?\s(?:là (?:một )?(?:lợi thế|điểm cộng|ưu tiên|bắt buộc)|được ưu tiên|sẽ được ưu tiên|là lợi thế|là điểm cộng|tốt)$|\s{0,4}[([{][^)\]}]{0,300}[)\]}]|,?\s(?:ví dụ|như:|bao gồm)(?=[\s,.:]).*|\.{3}.*/giu

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A Vietnamese requirement without "yêu cầu có" and "là lợi thế": what is asked for, with its number and its direction. */
export function nameVietnameseRequirement(part: string): string {
  let text = part.replace(/[\s.;,!+]{1,8}$/, '')
  for (let pass = 0; pass < 3; pass += 1) text = text.replace(LEADS, '')
  text = text.replace(TRAILS, '').trim().replace(TRAILS, '')
  return capitalize(text.replace(/"/g, '').trim())
}

export const splitVietnameseRequirement = (text: string): readonly string[] =>
  text
    .split(/;\s{0,4}|,\s(?=(?:có )?(?:kinh nghiệm|kiến thức|khả năng|kỹ năng|thành thạo|ưu tiên)\s)|\s(?=ưu tiên\s)/iu)
    .map((part) => part.trim())
    .filter((part) => part.length > 2 && !/^ưu tiên:?$/iu.test(part))

const YEARS =
  /(?:tối thiểu|ít nhất|từ|trên)\s\d{1,2}(?:\s?-\s?\d{1,2})?\s(?:năm|tháng)(?:\strở lên)?\s|\d{1,2}(?:\s?-\s?\d{1,2})?\+?\s(?:năm|tháng)(?:\strở lên)?\s|\s(?:tối thiểu|ít nhất|từ|trên)\s\d{1,2}(?:\s?-\s?\d{1,2})?\s(?:năm|tháng)(?:\strở lên)?/giu

interface VietnameseSlot {
  readonly frame: 'duty' | 'known'
  readonly phrase: string
}

const known = (phrase: string): VietnameseSlot | null =>
  refuseVietnameseNoun(phrase) === null ? { frame: 'known', phrase } : null

function readDeed(text: string): VietnameseSlot | null {
  const [phrase] = measureVerb(text) > 0 ? readVietnamesePhrases(text).phrases : []
  return phrase === undefined ? null : { frame: 'duty', phrase }
}

const ABILITY = /^(?:có )?(?:khả năng|biết cách|biết)\s(?=\p{Ll})/iu
const HEAD = /^(?:kinh nghiệm|kiến thức|kỹ năng|hiểu biết|am hiểu|nghiệp vụ|chuyên môn)\s/iu
const MASTERY =
  /^(?:sử dụng (?:thành thạo|tốt)|thành thạo|thông thạo|nắm vững|biết|am hiểu|hiểu rõ)(?: về| sử dụng| các)?\s/iu

/** What a Vietnamese question can say of a requirement. */
export function readVietnameseSlot(name: string): VietnameseSlot | null {
  const text = name.replace(YEARS, ' ').replace(/\s+/g, ' ').trim()
  const [head = text] = text.split(':')
  const shown = head.split(' ').length >= 3 ? head : text
  const lower = shown.charAt(0).toLowerCase() + shown.slice(1)
  if (/^làm việc (?:tại|ở|trong|với)\s/iu.test(lower)) return known(`kinh nghiệm ${lower}`)
  if (HEAD.test(lower)) return known(lower)
  const ability = ABILITY.test(lower) ? readDeed(lower.replace(ABILITY, '')) : null
  const mastery = MASTERY.test(lower) ? known(`hiểu biết về ${lower.replace(MASTERY, '')}`) : null
  return ability ?? mastery ?? readDeed(lower)
}

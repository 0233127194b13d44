import { vietnameseMonth } from '../../dates/date-words'
import { buildWordPattern } from '../../words'
import type { ClaimLanguage } from './claim'

const units = ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín']
const ofTens = [...units, 'mốt', 'tư', 'lăm', 'nhăm']
const ones: Readonly<Record<string, number>> = { mốt: 1, tư: 4, lăm: 5, nhăm: 5 }
const parseUnit = (word: string | undefined): number =>
  word === undefined ? 0 : (ones[word] ?? units.indexOf(word) + 1)
const buildAlternation = (words: readonly string[]) => `(?:${words.join('|')})`

/** "tám", "mười hai", "hai mươi lăm". */
function parseNumber(text: string): number | null {
  if (/^\d+$/u.test(text)) return Number(text)
  const [first, second, third] = text.toLowerCase().split(/\s+/u)
  if (first === 'mười') return 10 + parseUnit(second)
  if (second === 'mươi') return parseUnit(first) * 10 + parseUnit(third)
  return parseUnit(first) || null
}

const date = `(?:(?:đầu|giữa|cuối)\\s+)?(?:tháng\\s+(?:\\d{1,2}|${vietnameseMonth})\\s*(?:năm\\s+|[/-]\\s*)?)?(?:năm\\s+)?(?:19[5-9]\\d|20[0-4]\\d)(?![\\p{L}\\p{N}])`
/** After "em", "bạn" and the like, "tôi" says whose brother or friend it was. */
const begins = `(?<=^|[.!?…;,:\\n]\\s{0,16}|(?<!\\p{L})(?:và|nhưng|thì|dạ|vâng|à|ừ|ừm|sau đó|trước đó|trước đây|trước kia|hiện tại|hiện nay|nên|vì|bởi vì|khi đó|lúc đó|rồi)\\s{1,16})`
const me = '(?:tôi|em|mình)'
const i = `${begins}${me}`
const also = '(?:\\s+(?:đã|từng|cũng|có|chính thức))*'
const small = '(?!(?:ở|tại|cho|từ|được|với|trong|khoảng|gần|hơn|dự|đối|khách|không|chưa)(?!\\p{L}))'
const role = (name: string) => `(?<${name}>(?:\\s+${small}\\p{L}+){0,5}?)`
const work = 'làm(?:\\s+việc)?'
const at = '\\s+(?:ở|tại|cho)\\s+{emp}'
const to = '(?:cho\\s+)?(?:đến|tới)(?:\\s+hết)?'
const now = `${to}\\s+(?:nay|giờ|bây giờ|hiện tại|hiện nay)`
const from = `từ\\s+{date}\\s+${to}\\s+{date2}`
const joined = '(?:vào\\s+làm(?:\\s+việc)?|gia\\s+nhập|bắt\\s+đầu\\s+làm(?:\\s+việc)?)(?:\\s+(?:ở|tại|cho))?\\s+{emp}'
const left = '(?:nghỉ\\s+việc|nghỉ\\s+làm|thôi\\s+việc|rời|rời\\s+khỏi)(?:\\s+(?:ở|tại|khỏi))?\\s+{emp}'
const onDate = '\\s+(?:(?:vào|từ|hồi)\\s+)?{date}'
const spent = '(?:được|trong|trong\\s+vòng|suốt)\\s+{n}\\s+năm(?!\\s+(?:trước|rưỡi|\\d))'
const then = ',?\\s+(?:thì\\s+)?'

export const vietnameseClaims: ClaimLanguage = {
  templates: [
    { kind: 'period', pattern: `${i}${also}\\s+${work}${role('role')}${at}${role('role2')}\\s+${from}` },
    { kind: 'period', pattern: `(?<!\\p{L})${from}${then}${me}${also}\\s+${work}${role('role')}${at}` },
    {
      kind: 'since',
      pattern: `${i}${also}(?:\\s+(?:đang|vẫn|hiện))*\\s+${work}${role('role')}${at}${role('role2')}\\s+từ\\s+{date}\\s+${now}`,
    },
    {
      kind: 'since',
      pattern: `(?<!\\p{L})từ\\s+{date}\\s+${now}${then}${me}${also}(?:\\s+(?:đang|vẫn))*\\s+${work}${role('role')}${at}`,
    },
    { kind: 'start', pattern: `${i}${also}\\s+${work}${role('role')}${at}\\s+từ\\s+{date}(?!\\s*(?:${to}|[-–—]))` },
    { kind: 'start', pattern: `${i}${also}\\s+${joined}${onDate}` },
    { kind: 'start', pattern: `(?<!\\p{L}){date}${then}${me}${also}\\s+${joined}` },
    { kind: 'end', pattern: `${i}${also}\\s+${left}${onDate}` },
    { kind: 'end', pattern: `(?<!\\p{L}){date}${then}${me}${also}\\s+${left}` },
    {
      kind: 'still',
      pattern: `(?<!\\p{L})(?:hiện tại|hiện nay|bây giờ)${then}${me}\\s+(?:vẫn\\s+)?(?:đang\\s+)?${work}${role('role')}${at}`,
    },
    {
      kind: 'still',
      pattern: `${i}\\s+(?:hiện(?:\\s+đang)?|hiện\\s+vẫn(?:\\s+đang)?|vẫn(?:\\s+(?:đang|còn))?)\\s+${work}${role('role')}${at}`,
    },
    { kind: 'years_at', pattern: `${i}${also}\\s+${work}${role('role')}${at}${role('role2')}\\s+${spent}` },
    {
      kind: 'years',
      pattern: `${i}${also}\\s+{n}\\s+năm(?<field>(?:\\s+(?!kinh)\\p{L}+){0,3}?)\\s+kinh\\s+nghiệm`,
    },
    { kind: 'years', pattern: `${i}${also}\\s+làm(?<person>(?:\\s+${small}(?!việc)\\p{L}+){1,5}?)\\s+${spent}` },
    {
      kind: 'years',
      pattern: `${i}${also}\\s+(?:đi\\s+làm|làm\\s+việc)\\s+${spent}(?!\\s+(?:ở|tại|cho|trong|với)(?!\\p{L}))`,
    },
  ],
  date,
  number: `(?:\\d{1,2}|mười(?:\\s+${buildAlternation(ofTens)}(?=\\s+năm))?|${buildAlternation(units)}\\s+mươi(?:\\s+${buildAlternation(ofTens)}(?=\\s+năm))?|${buildAlternation(units)})`,
  beforeName:
    '(?:(?:công ty|cty|tập đoàn|ngân hàng|hãng|trường|bệnh viện|trung tâm)\\s+)?(?:(?:tnhh|cổ phần|cp|mtv)\\s+)*',
  parseNumber,
  uncertainBefore: buildWordPattern(
    `khoảng, chừng, tầm, gần, hơn, trên, dưới, hình như, có lẽ, có thể, chắc, đâu đó, nghĩ, không nhớ, không chắc, nếu, giả sử, giá mà, ước gì,
    sẽ, muốn, định, dự định, bảo, nói, kể, hỏi, cho rằng, tưởng, không phải, không, chưa, chẳng, đừng, ví dụ, chẳng hạn, thay vì`,
  ),
  uncertainAfter: buildWordPattern(
    `xin lỗi, à không, ý tôi là, ý em là, ý mình là, nhầm, hoặc, hay \\d+, hay (?:19|20)\\d\\d, gì đó, hay sao, thì phải, không nhớ, không chắc, chắc vậy,
    nói đúng hơn, chính xác là, đâu đó, hình như, quay lại, trở lại, lên làm, thăng chức, lên chức, nghỉ thai sản`,
  ),
  fieldWords: /^\s*(?:trong|về|với|ở|tại|làm|cho|ngành|nghề|mảng|lĩnh vực)(?!\p{L})/iu,
}

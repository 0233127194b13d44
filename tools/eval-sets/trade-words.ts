export const tradeNames = [
  'applicationSoftware',
  'infrastructure',
  'care',
  'kitchen',
  'teaching',
  'selling',
  'machines',
  'accounts',
  'law',
  'till',
  'hotel',
  'building',
] as const
export type TradeName = (typeof tradeNames)[number]

/** Words that only questions for people of one trade hold, in both languages. An advertisement names the trades that are its own. */
const WORDS: Readonly<Record<TradeName, string>> = {
  applicationSoftware:
    'browser|web page|pull request|code review|frontend|sprint|trang web|mã nguồn|trình duyệt|giao diện người dùng',
  infrastructure: 'kubernetes|server outage|backend|on-call rotation|máy chủ',
  care: 'patient|patients|nursing|medication|hospital ward|bệnh nhân|điều dưỡng|đơn thuốc',
  kitchen: 'menu|chef|kitchen|dishes|waiter|recipes|nhà bếp|món ăn|thực đơn|đầu bếp',
  teaching: 'lesson|lessons|classroom|pupils|students|bài giảng|học sinh|giáo án',
  selling: 'quota|cold calls|upsell|prospects|sales targets|doanh số|chốt đơn',
  machines: 'welding|forklift|lathe|machinery|spare parts|máy móc|vận hành máy',
  accounts: 'ledger|tax returns|balance sheet|payroll|sổ sách|thuế|bảng lương',
  law: 'court|litigation|plaintiff|legal counsel|pháp lý|luật sư',
  till: 'cash register|cash handling|checkout|till|thu ngân|tính tiền',
  hotel: 'guest rooms|housekeeping|hotel|khách sạn|buồng phòng',
  building: 'construction site|scaffolding|bricks|blueprints|công trình',
}

/** Words of the trades that an advertisement is not for, without those that it writes itself. */
export function listForeignWords(own: readonly TradeName[], text: string): readonly string[] {
  const written = text.normalize('NFC').toLowerCase()
  return tradeNames
    .filter((name) => !own.includes(name))
    .flatMap((name) => WORDS[name].split('|'))
    .filter((word) => !written.includes(word))
}

/** Whether a text holds one of the words as a word of its own. */
export function holdsWord(text: string, words: readonly string[]): boolean {
  const padded = ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('-', ' ')
    // A sign separates words that stand next to each other by chance.
    .replace(/[^\p{L}\p{N}\s]+/gu, ' | ')
    .replace(/\s+/g, ' ')} `
  return words.some((word) => padded.includes(` ${word.replaceAll('-', ' ')} `))
}

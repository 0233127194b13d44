const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const vietnameseMonths = ['một', 'hai', 'ba', 'tư', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười', 'mười một', 'mười hai']

export const englishMonth =
  '(?:january|jan|february|febr|feb|march|mar|april|apr|may|june|jun|july|jul|august|aug|september|sept|sep|october|oct|november|nov|december|dec)'
/** Longest first, or "mười" would take half of "mười hai". */
export const vietnameseMonth = `(?:${[...vietnameseMonths].reverse().join('|')}|giêng|chạp)`

export function parseEnglishMonth(name: string): number {
  return monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

export function parseVietnameseMonth(name: string): number {
  const word = name.toLowerCase()
  if (word === 'giêng') return 1
  return word === 'chạp' ? 12 : vietnameseMonths.indexOf(word) + 1
}

/** First and last month; winter counts by its December, its only month that is always in the written year. */
export const seasons: Readonly<Record<string, readonly [number, number]>> = {
  spring: [3, 5],
  summer: [6, 8],
  autumn: [9, 11],
  fall: [9, 11],
  winter: [12, 12],
  xuân: [1, 3],
  hè: [6, 8],
  hạ: [6, 8],
  thu: [9, 11],
  đông: [12, 12],
}

export const presentWords =
  'present day|to present|present|until now|till now|to date|till date|currently|current|ongoing|on-going|today|now|hiện tại|hiện nay|bây giờ|đến nay|tới nay|nay|hien tai|hien nay|den nay'

const roman: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4 }

export function parseQuarter(text: string): number {
  return roman[text.toLowerCase()] ?? Number(text)
}

/** Longest text that is read; the contract accepts no longer one. */
const MAX_CHARS = 60_000

/** Front matter of a Markdown file: only the job's name is worth reading. */
function replaceFrontMatter(text: string): string {
  if (!/^---\s{0,8}\n/.test(text)) return text
  const end = text.indexOf('\n---', 3)
  if (end === -1 || end > 4_000) return text
  const fields = text.slice(3, end).split('\n')
  const named = ['position', 'title'].flatMap((key) => fields.filter((field) => field.startsWith(`${key}:`)))
  const value = named[0]?.replace(/^\w{1,16}:\s{0,16}/, '').replace(/["']/g, '') ?? ''
  return `${value === '' ? '' : `Title: ${value}`}\n\n${text.slice(text.indexOf('\n', end + 1) + 1)}`
}

const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;/g, ' '],
  [/&quot;/g, '"'],
  [/&#0?39;|&rsquo;|&lsquo;|&apos;/g, "'"],
  [/&ndash;|&mdash;/g, '–'],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&amp;/g, '&'],
]

/** Pasted pages keep their list items and headings. */
function stripTags(text: string): string {
  if (!/<(?:p|li|br|div|h[1-6]|strong|span|!--)\b/i.test(text)) return text
  return text
    .replace(/<!--[^>]{0,400}-->/g, '')
    .replace(/<li\b[^>]{0,300}>/gi, '\n- ')
    .replace(/<h[1-6]\b[^>]{0,300}>/gi, '\n## ')
    .replace(/<\/?(?:p|br|div|h[1-6]|tr|ul|ol|table|section|li)\b[^>]{0,300}>/gi, '\n')
    .replace(/<\/?[a-z][^>]{0,300}>/gi, '')
}

/** One spelling for every kind of hyphen, quotation mark and blank. */
function unifySigns(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\t]/g, ' ')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]|\ufe0f/g, '')
    .replace(/[\u2018\u2019\u02bc\u2032]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u2010\u2011\u2012\u2043\u2212\uff0d]/g, '-')
    .replace(/[\u2014\u2015]/g, '–')
    .replace(/(\d) ?– ?(?=\d)/g, '$1-')
    .replace(/\u2026/g, '...')
    .replace(/：/g, ':')
}

/** The text in one spelling: composed letters, plain signs, no markup of a page, no front matter. */
export function normalizeText(description: string): string {
  let text = unifySigns(description.slice(0, MAX_CHARS).normalize('NFC'))
  text = stripTags(replaceFrontMatter(text))
  for (const [entity, sign] of ENTITIES) text = text.replace(entity, sign)
  return text
}

const PICTURES = /[\p{Extended_Pictographic}\u2605\u2606\u25a0-\u25ff\u2700-\u27bf]/gu

/** A line without Markdown and pictures. The marks of a list are not part of it. */
export const stripMarkup = (line: string): string =>
  line
    .replace(PICTURES, ' ')
    .replace(/!\[[^\]]{0,200}\]\([^)]{0,2000}\)/g, '')
    .replace(/\[([^\]]{1,400})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/\*\*|__|`|\\/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

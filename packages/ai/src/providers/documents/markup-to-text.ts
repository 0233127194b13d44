const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const MAX_CODE_POINT = 0x10ffff

function codePoint(code: number): string {
  return Number.isInteger(code) && code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : ''
}

function decodeEntity(whole: string, body: string): string {
  if (/^#x/i.test(body)) return codePoint(Number.parseInt(body.slice(2), 16))
  if (body.startsWith('#')) return codePoint(Number.parseInt(body.slice(1), 10))
  return ENTITIES[body.toLowerCase()] ?? whole
}

/** One pass, so that "&amp;lt;" stays "&lt;". */
export const decodeEntities = (text: string) =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, body: string) => decodeEntity(whole, body))

/** Text of mammoth's HTML: headings keep a "#", list items a "-", so that sections can still be seen. */
export function htmlToText(html: string): string {
  const marked = html
    .replace(/<h([1-6])[^>]*>/gi, (_, level: string) => `\n\n${'#'.repeat(Number(level))} `)
    .replace(/<li[^>]*>/gi, '\n- ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|h[1-6]|tr|table|ul|ol|div)>/gi, '\n')
    .replace(/<\/t[dh]>/gi, '\t')
    .replace(/<img[^>]*>/gi, '')
    .replace(/<[^>]+>/g, '')
  return decodeEntities(marked)
}

/** Text of an ODT's content.xml, with the same marks. Notes, tracked deletions and drawings' metadata are left out. */
export function odtToText(xml: string): string {
  const body = /<office:text[\s>][\s\S]*<\/office:text>/.exec(xml)?.[0] ?? ''
  const marked = body
    .replace(/<text:tracked-changes>[\s\S]*?<\/text:tracked-changes>/g, '')
    .replace(/<office:annotation[\s\S]*?<\/office:annotation>/g, '')
    .replace(/<svg:(title|desc)>[\s\S]*?<\/svg:\1>/g, '')
    .replace(/[\r\n]+\s*/g, ' ')
    .replace(
      /<text:h[^>]*text:outline-level="(\d)"[^>]*>/g,
      (_, level: string) => `\n\n${'#'.repeat(Math.max(1, Number(level)))} `,
    )
    .replace(/<text:list-item[^>]*>\s*<text:p[^>]*>/g, '\n- ')
    .replace(/<text:(line-break|soft-page-break)\/>/g, '\n')
    .replace(/<text:tab\/>/g, '\t')
    .replace(/<text:s(?: text:c="(\d{1,3})")?\/>/g, (_, count?: string) => ' '.repeat(Number(count ?? 1)))
    .replace(/<\/(text:p|text:h|table:table-row)>/g, '\n')
    .replace(/<\/table:table-cell>/g, '\t')
    .replace(/<[^>]+>/g, '')
  return decodeEntities(marked)
}

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
    .replace(/<[^<>]+>/g, '')
  return decodeEntities(marked)
}

/** Elements whose text is not part of the document's own words. */
const LEFT_OUT = ['text:tracked-changes', 'office:annotation', 'svg:title', 'svg:desc'] as const

/** Cuts out an element with all it holds. By position and not by pattern: a hostile file must not cost quadratic time. */
function removeElement(xml: string, name: string): string {
  const close = `</${name}>`
  const kept: string[] = []
  let at = 0
  for (const { index } of xml.matchAll(new RegExp(`<${name}[\\s>]`, 'g'))) {
    if (index < at) continue
    const to = xml.indexOf(close, index)
    if (to < 0) break
    kept.push(xml.slice(at, index))
    at = to + close.length
  }
  return kept.join('') + xml.slice(at)
}

/** Text of an ODT's content.xml, with the same marks. Notes, tracked deletions and drawings' metadata are left out. */
export function odtToText(xml: string): string {
  const from = xml.indexOf('<office:text')
  const to = xml.lastIndexOf('</office:text>')
  const body = from >= 0 && to > from ? xml.slice(from, to) : ''
  const marked = LEFT_OUT.reduce(removeElement, body)
    .replace(/[\r\n]+\s*/g, ' ')
    .replace(
      /<text:h[^<>]*text:outline-level="(\d)"[^<>]*>/g,
      (_, level: string) => `\n\n${'#'.repeat(Math.max(1, Number(level)))} `,
    )
    .replace(/<text:list-item[^<>]*>\s*<text:p[^<>]*>/g, '\n- ')
    .replace(/<text:(line-break|soft-page-break)\/>/g, '\n')
    .replace(/<text:tab\/>/g, '\t')
    .replace(/<text:s(?: text:c="(\d{1,3})")?\/>/g, (_, count?: string) => ' '.repeat(Number(count ?? 1)))
    .replace(/<\/(text:p|text:h|table:table-row)>/g, '\n')
    .replace(/<\/table:table-cell>/g, '\t')
    .replace(/<[^<>]+>/g, '')
  return decodeEntities(marked)
}

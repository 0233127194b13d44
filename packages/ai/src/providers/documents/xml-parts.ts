/** A tag or the text between two tags of an XML part; offsets in it. */
export type XmlPart =
  | {
      readonly kind: 'open' | 'close' | 'single'
      readonly name: string
      readonly attributes: string
      readonly start: number
      readonly end: number
    }
  | { readonly kind: 'text'; readonly start: number; readonly end: number }

const TAG = /<(\/?)([A-Za-z][\w:.-]{0,100})([^<>]*?)(\/?)>/g

function classifyTag(match: RegExpExecArray): 'open' | 'close' | 'single' {
  if (match[1] === '/') return 'close'
  return match[4] === '/' ? 'single' : 'open'
}

/** Tags that open, with or without content. */
export function listOpenTags(xml: string): { readonly name: string; readonly attributes: string }[] {
  return [...splitXml(xml)].flatMap((part) => (part.kind === 'open' || part.kind === 'single' ? [part] : []))
}

/** One pass in linear time: hostile files must not cost more. */
export function* splitXml(xml: string): Generator<XmlPart> {
  let at = 0
  for (const match of xml.matchAll(TAG)) {
    if (match.index > at) yield { kind: 'text', start: at, end: match.index }
    const end = match.index + match[0].length
    yield { kind: classifyTag(match), name: match[2] ?? '', attributes: match[3] ?? '', start: match.index, end }
    at = end
  }
  if (at < xml.length) yield { kind: 'text', start: at, end: xml.length }
}

/** The value of an attribute in the text of a tag. */
export function getAttribute(attributes: string, name: string): string | undefined {
  const at = ` ${attributes}`.indexOf(` ${name}="`)
  if (at < 0) return undefined
  const from = at + name.length + 2
  const to = attributes.indexOf('"', from)
  return to < 0 ? undefined : attributes.slice(from, to)
}

/** Text without the given stretches. */
export function removeRanges(xml: string, cuts: readonly { readonly start: number; readonly end: number }[]): string {
  let at = 0
  const kept: string[] = []
  for (const { start, end } of cuts) {
    kept.push(xml.slice(at, start))
    at = Math.max(at, end)
  }
  return kept.join('') + xml.slice(at)
}

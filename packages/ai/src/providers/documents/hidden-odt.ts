import type { HiddenText } from '@candor/contract'
import { type Colour, colourOf, isAlike, WHITE } from './color'
import type { SeenXml } from './hidden-docx'
import { decodeEntities } from './markup-to-text'
import { attributeOf, openTags, without, type XmlPart, xmlParts } from './xml-parts'

const SMALLEST_POINTS = 4

interface Look {
  readonly isHidden?: boolean
  readonly colour?: Colour | null
  readonly points?: number
  readonly shade?: Colour | null
}

function shadeOf(attributes: string): Look {
  const fill = attributeOf(attributes, 'fo:background-color')
  return fill === undefined || fill === 'transparent' ? {} : { shade: colourOf(fill) }
}

function textLook(attributes: string): Look {
  const colour = attributeOf(attributes, 'fo:color')
  const size = /^([\d.]+)pt$/.exec(attributeOf(attributes, 'fo:font-size') ?? '')?.[1]
  const display = attributeOf(attributes, 'text:display')
  return {
    ...shadeOf(attributes),
    ...(colour === undefined ? {} : { colour: colourOf(colour) }),
    ...(size === undefined ? {} : { points: Number(size) }),
    ...(display === undefined ? {} : { isHidden: display === 'none' }),
  }
}

const SHADED = new Set(['style:paragraph-properties', 'style:table-cell-properties', 'style:graphic-properties'])

function propertiesOf(part: { readonly name: string; readonly attributes: string }): Look {
  if (part.name === 'style:text-properties') return textLook(part.attributes)
  return SHADED.has(part.name) ? shadeOf(part.attributes) : {}
}

const STYLES_WITHOUT_NAME = new Set([
  'style:default-style',
  'style:page-layout',
  'text:list-style',
  'style:master-page',
])

/** Looks by the name of their style, from styles.xml and content.xml together; styles inherit. */
export function odtStyles(xml: string): ReadonlyMap<string, Look> {
  const styles = new Map<string, Look>()
  let name: string | null = null
  for (const part of openTags(xml)) {
    if (STYLES_WITHOUT_NAME.has(part.name)) name = null
    if (part.name === 'style:style') {
      name = attributeOf(part.attributes, 'style:name') ?? ''
      styles.set(name, { ...styles.get(attributeOf(part.attributes, 'style:parent-style-name') ?? '') })
    }
    if (name !== null) styles.set(name, { ...styles.get(name), ...propertiesOf(part) })
  }
  return styles
}

function reasonOf(look: Look): HiddenText['reason'] | null {
  if (look.isHidden === true) return 'hidden_mark'
  if (look.points !== undefined && look.points > 0 && look.points < SMALLEST_POINTS) return 'tiny'
  const background = look.shade === undefined ? WHITE : look.shade
  if (look.colour === undefined || look.colour === null || background === null) return null
  return isAlike(look.colour, background) ? 'same_colour' : null
}

interface Frame {
  readonly name: string
  readonly look: Look
}

const STYLED = ['text:style-name', 'table:style-name', 'draw:style-name'] as const
/** Elements whose text is not the document's own; they are handled where the text is read. */
const ASIDE = new Set(['office:annotation', 'text:tracked-changes', 'svg:title', 'svg:desc'])
const HIDDEN_ELEMENTS = new Set(['text:hidden-text', 'text:hidden-paragraph'])

class OdtSorter {
  readonly cuts: { start: number; end: number }[] = []
  readonly hidden: HiddenText[] = []
  readonly #frames: Frame[] = []
  readonly #styles: ReadonlyMap<string, Look>
  readonly #xml: string
  #aside = 0

  constructor(xml: string, styles: ReadonlyMap<string, Look>) {
    this.#xml = xml
    this.#styles = styles
  }

  take(part: XmlPart): void {
    if (part.kind === 'text') this.#words(part.start, part.end)
    else if (part.kind === 'open') this.#open(part.name, part.attributes)
    else if (part.kind === 'close') this.#close(part.name)
  }

  #open(name: string, attributes: string): void {
    if (ASIDE.has(name)) this.#aside += 1
    const outer = this.#frames.at(-1)?.look ?? {}
    const style = STYLED.map((key) => attributeOf(attributes, key)).find((value) => value !== undefined)
    const own = HIDDEN_ELEMENTS.has(name) ? { isHidden: true } : {}
    this.#frames.push({ name, look: { ...outer, ...this.#styles.get(style ?? ''), ...own } })
  }

  #close(name: string): void {
    if (ASIDE.has(name)) this.#aside -= 1
    if (this.#frames.at(-1)?.name === name) this.#frames.pop()
  }

  #words(start: number, end: number): void {
    const look = this.#frames.at(-1)?.look
    const reason = this.#aside > 0 || look === undefined ? null : reasonOf(look)
    const text = reason === null ? '' : decodeEntities(this.#xml.slice(start, end))
    if (reason === null || text.trim() === '') return
    this.cuts.push({ start, end })
    this.hidden.push({ text, reason })
  }
}

/** content.xml without the words a reader does not see. */
export function sortOdt(xml: string, styles: ReadonlyMap<string, Look>): SeenXml {
  const from = xml.indexOf('<office:text')
  if (from < 0) return { xml, hidden: [] }
  const body = xml.slice(from)
  const sorter = new OdtSorter(body, styles)
  for (const part of xmlParts(body)) sorter.take(part)
  return { xml: xml.slice(0, from) + without(body, sorter.cuts), hidden: sorter.hidden }
}

const TOLD = ['office:annotation', 'svg:title', 'svg:desc'] as const

/** Comments, titles and descriptions of pictures, each as one text. */
export function asidesOf(xml: string): { comments: string[]; descriptions: string[] } {
  const [comments = [], titles = [], descriptions = []] = TOLD.map((name) => elementTexts(xml, name))
  return { comments, descriptions: [...titles, ...descriptions] }
}

/** Words of each element of a name, without its tags. */
export function elementTexts(xml: string, name: string): string[] {
  const texts: string[] = []
  const close = `</${name}>`
  let at = 0
  for (const match of xml.matchAll(new RegExp(`<${name}(?=[\\s>])[^<>]*>`, 'g'))) {
    if (match.index < at) continue
    const from = match.index + match[0].length
    const to = xml.indexOf(close, from)
    if (to < 0) break
    texts.push(decodeEntities(xml.slice(from, to).replace(/<[^<>]+>/g, ' ')).trim())
    at = to
  }
  return texts.filter((text) => text !== '')
}

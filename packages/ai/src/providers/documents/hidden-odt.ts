import type { HiddenText } from '@candor/contract'
import { type Color, isSimilarColor, parseColor, WHITE } from './color'
import type { VisibleXml } from './hidden-docx'
import { decodeEntities } from './markup-to-text'
import { getAttribute, listOpenTags, removeRanges, splitXml, type XmlPart } from './xml-parts'

const SMALLEST_POINTS = 4

interface Look {
  readonly isHidden?: boolean
  readonly color?: Color | null
  readonly points?: number
  readonly shade?: Color | null
}

function readShade(attributes: string): Look {
  const fill = getAttribute(attributes, 'fo:background-color')
  return fill === undefined || fill === 'transparent' ? {} : { shade: parseColor(fill) }
}

function readTextLook(attributes: string): Look {
  const color = getAttribute(attributes, 'fo:color')
  const size = /^([\d.]+)pt$/.exec(getAttribute(attributes, 'fo:font-size') ?? '')?.[1]
  const display = getAttribute(attributes, 'text:display')
  return {
    ...readShade(attributes),
    ...(color === undefined ? {} : { color: parseColor(color) }),
    ...(size === undefined ? {} : { points: Number(size) }),
    ...(display === undefined ? {} : { isHidden: display === 'none' }),
  }
}

const SHADED = new Set(['style:paragraph-properties', 'style:table-cell-properties', 'style:graphic-properties'])

function readProperties(part: { readonly name: string; readonly attributes: string }): Look {
  if (part.name === 'style:text-properties') return readTextLook(part.attributes)
  return SHADED.has(part.name) ? readShade(part.attributes) : {}
}

const STYLES_WITHOUT_NAME = new Set([
  'style:default-style',
  'style:page-layout',
  'text:list-style',
  'style:master-page',
])

/** Looks by the name of their style, from styles.xml and content.xml together; styles inherit. */
export function readOdtStyles(xml: string): ReadonlyMap<string, Look> {
  const styles = new Map<string, Look>()
  let name: string | null = null
  for (const part of listOpenTags(xml)) {
    if (STYLES_WITHOUT_NAME.has(part.name)) name = null
    if (part.name === 'style:style') {
      name = getAttribute(part.attributes, 'style:name') ?? ''
      styles.set(name, { ...styles.get(getAttribute(part.attributes, 'style:parent-style-name') ?? '') })
    }
    if (name !== null) styles.set(name, { ...styles.get(name), ...readProperties(part) })
  }
  return styles
}

function findHiddenReason(look: Look): HiddenText['reason'] | null {
  if (look.isHidden === true) return 'hidden_mark'
  if (look.points !== undefined && look.points > 0 && look.points < SMALLEST_POINTS) return 'tiny'
  const background = look.shade === undefined ? WHITE : look.shade
  if (look.color === undefined || look.color === null || background === null) return null
  return isSimilarColor(look.color, background) ? 'same_colour' : null
}

interface Frame {
  readonly name: string
  readonly look: Look
}

const STYLED = ['text:style-name', 'table:style-name', 'draw:style-name'] as const
/** Elements whose text is not the document's own; they are handled where the text is read. */
const ANNOTATION_ELEMENTS = new Set(['office:annotation', 'text:tracked-changes', 'svg:title', 'svg:desc'])
const HIDDEN_ELEMENTS = new Set(['text:hidden-text', 'text:hidden-paragraph'])

class OdtSplitter {
  readonly cuts: { start: number; end: number }[] = []
  readonly hidden: HiddenText[] = []
  readonly #frames: Frame[] = []
  readonly #styles: ReadonlyMap<string, Look>
  readonly #xml: string
  #annotation = 0

  constructor(xml: string, styles: ReadonlyMap<string, Look>) {
    this.#xml = xml
    this.#styles = styles
  }

  addPart(part: XmlPart): void {
    if (part.kind === 'text') this.#addText(part.start, part.end)
    else if (part.kind === 'open') this.#open(part.name, part.attributes)
    else if (part.kind === 'close') this.#close(part.name)
  }

  #open(name: string, attributes: string): void {
    if (ANNOTATION_ELEMENTS.has(name)) this.#annotation += 1
    const outer = this.#frames.at(-1)?.look ?? {}
    const style = STYLED.map((key) => getAttribute(attributes, key)).find((value) => value !== undefined)
    const own = HIDDEN_ELEMENTS.has(name) ? { isHidden: true } : {}
    this.#frames.push({ name, look: { ...outer, ...this.#styles.get(style ?? ''), ...own } })
  }

  #close(name: string): void {
    if (ANNOTATION_ELEMENTS.has(name)) this.#annotation -= 1
    if (this.#frames.at(-1)?.name === name) this.#frames.pop()
  }

  #addText(start: number, end: number): void {
    const look = this.#frames.at(-1)?.look
    const reason = this.#annotation > 0 || look === undefined ? null : findHiddenReason(look)
    const text = reason === null ? '' : decodeEntities(this.#xml.slice(start, end))
    if (reason === null || text.trim() === '') return
    this.cuts.push({ start, end })
    this.hidden.push({ text, reason })
  }
}

/** content.xml without the words a reader does not see. */
export function splitHiddenOdt(xml: string, styles: ReadonlyMap<string, Look>): VisibleXml {
  const from = xml.indexOf('<office:text')
  if (from < 0) return { xml, hidden: [] }
  const body = xml.slice(from)
  const sorter = new OdtSplitter(body, styles)
  for (const part of splitXml(body)) sorter.addPart(part)
  return { xml: xml.slice(0, from) + removeRanges(body, sorter.cuts), hidden: sorter.hidden }
}

const READ_ELEMENTS = ['office:annotation', 'svg:title', 'svg:desc'] as const

/** Comments, titles and descriptions of pictures, each as one text. */
export function readAnnotations(xml: string): { comments: string[]; descriptions: string[] } {
  const [comments = [], titles = [], descriptions = []] = READ_ELEMENTS.map((name) => readElementTexts(xml, name))
  return { comments, descriptions: [...titles, ...descriptions] }
}

/** Words of each element of a name, without its tags. */
export function readElementTexts(xml: string, name: string): string[] {
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

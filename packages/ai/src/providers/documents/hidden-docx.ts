import type { HiddenText } from '@candor/contract'
import { type Color, isSimilarColor, parseColor, WHITE } from './color'
import { decodeEntities } from './markup-to-text'
import { getAttribute, listOpenTags, removeRanges, splitXml, type XmlPart } from './xml-parts'

/** Half points, as Word writes sizes: below 4 pt. */
const SMALLEST_HALF_POINTS = 8

/** What decides whether a run is seen; undefined where it is not said. */
interface RunLook {
  readonly isVanished?: boolean
  readonly color?: Color | null
  readonly halfPoints?: number
  readonly shade?: Color | null
}

const isOff = (value: string | undefined) => value === '0' || value === 'false' || value === 'none'

type LookMark = (value: string | undefined, attributes: string) => RunLook

const vanished: LookMark = (value) => ({ isVanished: !isOff(value) })
const marks: Readonly<Record<string, LookMark>> = {
  'w:vanish': vanished,
  'w:specVanish': vanished,
  'w:webHidden': vanished,
  'w:color': (value) => ({ color: parseColor(value) }),
  'w:sz': (value) => ({ halfPoints: Number(value) }),
  'w:highlight': (value) => (isOff(value) ? {} : { shade: null }),
  'w:shd': (_, attributes) => {
    const fill = getAttribute(attributes, 'w:fill')
    return fill === undefined || fill === 'auto' ? {} : { shade: parseColor(fill) }
  },
}

const readLook = (name: string, attributes: string): RunLook =>
  marks[name]?.(getAttribute(attributes, 'w:val'), attributes) ?? {}

/** Looks by the name of their style; styles inherit. */
export function readDocxStyles(xml: string): ReadonlyMap<string, RunLook> {
  const styles = new Map<string, RunLook>()
  let id: string | null = null
  for (const { name, attributes } of listOpenTags(xml)) {
    if (name === 'w:style') id = getAttribute(attributes, 'w:styleId') ?? ''
    if (id === null) continue
    const base = name === 'w:basedOn' ? styles.get(getAttribute(attributes, 'w:val') ?? '') : undefined
    styles.set(id, { ...base, ...styles.get(id), ...readLook(name, attributes) })
  }
  return styles
}

interface Frame {
  readonly name: string
  look: RunLook
  readonly start: number
}

const FRAMES = new Set(['w:tc', 'w:p', 'w:r', 'w:txbxContent'])
const STYLE_MARKS = new Set(['w:pStyle', 'w:rStyle'])

function findHiddenReason(look: RunLook): HiddenText['reason'] | null {
  if (look.isVanished === true) return 'hidden_mark'
  if (look.halfPoints !== undefined && look.halfPoints > 0 && look.halfPoints < SMALLEST_HALF_POINTS) return 'tiny'
  const background = look.shade === undefined ? WHITE : look.shade
  const { color } = look
  if (color === undefined || color === null || background === null) return null
  return isSimilarColor(color, background) ? 'same_colour' : null
}

export interface VisibleXml {
  readonly xml: string
  readonly hidden: readonly HiddenText[]
}

/** Walks through word/document.xml and separates the runs that readers can't see. */
class DocxSplitter {
  readonly cuts: { start: number; end: number }[] = []
  readonly hidden: HiddenText[] = []
  readonly #frames: Frame[] = []
  readonly #styles: ReadonlyMap<string, RunLook>
  readonly #xml: string
  readonly #page: RunLook
  /** The format of the paragraph mark does not apply to the runs. */
  #isParagraphMark = false

  constructor(xml: string, styles: ReadonlyMap<string, RunLook>) {
    this.#xml = xml
    this.#styles = styles
    const page = /<w:background [^<>]*w:color="([0-9a-fA-F]{6})"/.exec(xml)?.[1]
    this.#page = page === undefined ? {} : { shade: parseColor(page) }
  }

  addPart(part: XmlPart): void {
    if (part.kind === 'text') return
    if (FRAMES.has(part.name) && part.kind === 'open') this.#open(part.name, part.start)
    else if (FRAMES.has(part.name) && part.kind === 'close') this.#close(part.name, part.end)
    else if (part.name === 'w:rPr') this.#isParagraphMark = part.kind === 'open' && this.#frames.at(-1)?.name === 'w:p'
    else if (part.kind !== 'close' && !this.#isParagraphMark) this.#mark(part.name, part.attributes)
  }

  #open(name: string, start: number): void {
    const outer = this.#frames.at(-1)?.look ?? this.#page
    this.#frames.push({ name, look: { ...outer }, start })
  }

  #mark(name: string, attributes: string): void {
    const frame = this.#frames.at(-1)
    if (frame === undefined) return
    const style = STYLE_MARKS.has(name) ? this.#styles.get(getAttribute(attributes, 'w:val') ?? '') : undefined
    frame.look = { ...frame.look, ...style, ...readLook(name, attributes) }
  }

  #close(name: string, end: number): void {
    const frame = this.#frames.pop()
    if (frame === undefined || name !== 'w:r') return
    const reason = findHiddenReason(frame.look)
    const text = reason === null ? '' : extractText(this.#xml.slice(frame.start, end))
    if (reason === null || text.trim() === '') return
    this.cuts.push({ start: frame.start, end })
    this.hidden.push({ text, reason })
  }
}

const extractText = (run: string) =>
  decodeEntities([...run.matchAll(/<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>/g)].map((match) => match[1] ?? '').join(''))

/** word/document.xml without the runs a reader does not see. */
export function splitHiddenDocx(xml: string, styles: ReadonlyMap<string, RunLook>): VisibleXml {
  const sorter = new DocxSplitter(xml, styles)
  for (const part of splitXml(xml)) sorter.addPart(part)
  return { xml: removeRanges(xml, sorter.cuts), hidden: sorter.hidden }
}

/** Texts of attributes that only programs read: descriptions of pictures. */
export const readDescriptions = (xml: string) =>
  [...xml.matchAll(/\s(?:descr|title)="([^"<>]{3,2000})"/g)].map((match) => decodeEntities(match[1] ?? ''))

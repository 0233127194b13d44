import { type Color, parseColor, WHITE } from './color'
import {
  apply,
  type Box,
  computeBox,
  contains,
  IDENTITY,
  intersect,
  type Matrix,
  multiply,
  parseMatrix,
  toNumbers,
} from './pdf-matrix'

/** A run of letters as it is painted; points, origin at the bottom left. */
export interface PaintedRun {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** Height of the letters on the page. */
  readonly size: number
  readonly color: Color | null
  /** The color below it; null when that is a picture, a shading or half transparent. */
  readonly background: Color | null
  readonly isUnpainted: boolean
}

interface Shape {
  readonly box: Box
  readonly color: Color | null
}

interface State {
  matrix: Matrix
  fill: Color | null
  alpha: number
  mode: number
  size: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  clip: Box | null
}

const start: State = {
  matrix: IDENTITY,
  fill: [0, 0, 0],
  alpha: 1,
  mode: 0,
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  clip: null,
}

const UNPAINTED_MODES = new Set([3, 7])
const LEAST_ALPHA = 0.05
const SPACE_GAP = 180
const UNIT = [0, 0, 1, 1]
const wholePage: Box = { left: -1e6, bottom: -1e6, right: 1e6, top: 1e6 }

interface Glyph {
  readonly text: string
  readonly width: number
  readonly isSpace: boolean
}

function parseGlyph(raw: unknown): Glyph | number | null {
  if (typeof raw === 'number') return raw
  if (typeof raw !== 'object' || raw === null || !('unicode' in raw)) return null
  const width = 'width' in raw && typeof raw.width === 'number' ? raw.width : 0
  return { text: String(raw.unicode), width, isSpace: 'isSpace' in raw && raw.isSpace === true }
}

/** Tracks what a page paints: colors, sizes, positions and backgrounds, as far as the visibility of words needs it. */
export class PdfPainter {
  readonly runs: PaintedRun[] = []
  /** Pictures and shadings on the page. */
  pictures = 0
  #state: State = { ...start }
  readonly #stack: State[] = []
  readonly #shapes: Shape[] = []
  #text: Matrix = IDENTITY
  #line: Matrix = IDENTITY
  #clipsAsked = 0

  save(): void {
    this.#stack.push({ ...this.#state })
  }
  restore(): void {
    this.#state = this.#stack.pop() ?? this.#state
  }
  updateState(change: Partial<State>): void {
    Object.assign(this.#state, change)
  }
  get leading(): number {
    return this.#state.leading
  }
  transform(args: unknown): void {
    const matrix = parseMatrix(args)
    if (matrix !== null) this.#state.matrix = multiply(this.#state.matrix, matrix)
  }
  fill(hex: unknown): void {
    this.#state.fill = typeof hex === 'string' ? parseColor(hex) : null
  }
  clipNext(): void {
    this.#clipsAsked += 1
  }
  /** `bounds`: left, bottom, right, top of the path before the transformation. */
  addPath(isFilled: boolean, bounds: unknown): void {
    const corners = toNumbers(bounds)
    if (corners.length < 4) return
    const box = computeBox(this.#state.matrix, corners)
    if (isFilled && this.#state.alpha > LEAST_ALPHA) {
      const color = this.#state.alpha < 1 ? null : this.#state.fill
      this.#shapes.push({ box: intersect(this.#state.clip, box), color })
    }
    if (this.#clipsAsked > 0) this.#state.clip = intersect(this.#state.clip, box)
    this.#clipsAsked = 0
  }
  addPicture(): void {
    this.pictures += 1
    this.#shapes.push({ box: computeBox(this.#state.matrix, UNIT), color: null })
  }
  addShading(): void {
    this.pictures += 1
    this.#shapes.push({ box: this.#state.clip ?? wholePage, color: null })
  }
  beginText(): void {
    this.#text = IDENTITY
    this.#line = IDENTITY
  }
  setTextMatrix(args: unknown): void {
    const matrix = parseMatrix(args)
    if (matrix === null) return
    this.#text = matrix
    this.#line = matrix
  }
  moveText(x: number, y: number): void {
    this.#line = multiply(this.#line, [1, 0, 0, 1, x, y])
    this.#text = this.#line
  }

  show(glyphs: unknown): void {
    if (!Array.isArray(glyphs)) return
    const at = multiply(this.#state.matrix, multiply(this.#text, [1, 0, 0, 1, 0, this.#state.rise]))
    let text = ''
    let advance = 0
    for (const raw of glyphs) {
      const glyph = parseGlyph(raw)
      if (typeof glyph === 'number') {
        if (-glyph > SPACE_GAP && text !== '' && !text.endsWith(' ')) text += ' '
        advance -= (glyph / 1000) * this.#state.size * this.#state.scale
      } else if (glyph !== null) {
        text += glyph.text
        advance += this.computeAdvance(glyph)
      }
    }
    this.#text = multiply(this.#text, [1, 0, 0, 1, advance, 0])
    this.addRun(text, at, advance)
  }

  computeAdvance(glyph: Glyph): number {
    const { size, charSpacing, wordSpacing, scale } = this.#state
    return ((glyph.width / 1000) * size + charSpacing + (glyph.isSpace ? wordSpacing : 0)) * scale
  }

  addRun(text: string, at: Matrix, advance: number): void {
    const [x, y] = apply(at, 0, 0)
    const [endX] = apply(at, advance, 0)
    const size = Math.abs(this.#state.size) * Math.hypot(at[2], at[3])
    const isUnpainted = UNPAINTED_MODES.has(this.#state.mode) || this.#state.alpha <= LEAST_ALPHA
    const background = this.findBackground((x + endX) / 2, y + size / 3)
    const run = { text, x: Math.min(x, endX), y, width: Math.abs(endX - x), size }
    this.runs.push({ ...run, color: this.#state.fill, background, isUnpainted })
  }

  findBackground(x: number, y: number): Color | null {
    const shape = this.#shapes.findLast(({ box }) => contains(box, x, y))
    return shape === undefined ? WHITE : shape.color
  }
}

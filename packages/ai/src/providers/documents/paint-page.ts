import { toNumbers } from './pdf-matrix'
import { PdfPainter } from './pdf-painter'

/** Names and numbers of pdf.js' operators. */
export type Operators = Readonly<Record<string, number>>

export interface OperatorList {
  readonly fnArray: readonly number[]
  readonly argsArray: readonly unknown[]
}

type Step = (painter: PdfPainter, args: readonly unknown[]) => void

const first = (args: readonly unknown[]) => Number(args[0] ?? 0)

function graphicsState(painter: PdfPainter, args: readonly unknown[]): void {
  const entries = Array.isArray(args[0]) ? args[0] : []
  for (const entry of entries) {
    if (Array.isArray(entry) && entry[0] === 'ca') painter.updateState({ alpha: Number(entry[1]) })
  }
}

const moveToNextLine: Step = (painter) => painter.moveText(0, -painter.leading)
const setUnknownColor: Step = (painter) => painter.fill(null)
const addPicture: Step = (painter) => painter.addPicture()

const steps: Readonly<Record<string, Step>> = {
  save: (painter) => painter.save(),
  restore: (painter) => painter.restore(),
  transform: (painter, args) => painter.transform(args),
  setGState: graphicsState,
  setFillRGBColor: (painter, args) => painter.fill(args[0]),
  setFillColorN: setUnknownColor,
  setFillTransparent: setUnknownColor,
  clip: (painter) => painter.clipNext(),
  eoClip: (painter) => painter.clipNext(),
  paintFormXObjectBegin: (painter, args) => {
    painter.save()
    painter.transform(args[0])
  },
  paintFormXObjectEnd: (painter) => painter.restore(),
  shadingFill: (painter) => painter.addShading(),
  rawFillPath: (painter) => painter.addShading(),
  paintImageXObject: addPicture,
  paintInlineImageXObject: addPicture,
  paintImageMaskXObject: addPicture,
  paintSolidColorImageMask: addPicture,
  beginText: (painter) => painter.beginText(),
  setFont: (painter, args) => painter.updateState({ size: Number(args[1] ?? 0) }),
  setTextRenderingMode: (painter, args) => painter.updateState({ mode: first(args) }),
  setCharSpacing: (painter, args) => painter.updateState({ charSpacing: first(args) }),
  setWordSpacing: (painter, args) => painter.updateState({ wordSpacing: first(args) }),
  setHScale: (painter, args) => painter.updateState({ scale: first(args) / 100 }),
  setLeading: (painter, args) => painter.updateState({ leading: first(args) }),
  setTextRise: (painter, args) => painter.updateState({ rise: first(args) }),
  setTextMatrix: (painter, args) => painter.setTextMatrix(toNumbers(args[0]).length === 6 ? args[0] : args),
  moveText: (painter, args) => painter.moveText(first(args), Number(args[1] ?? 0)),
  setLeadingMoveText: (painter, args) => {
    painter.updateState({ leading: -Number(args[1] ?? 0) })
    painter.moveText(first(args), Number(args[1] ?? 0))
  },
  nextLine: moveToNextLine,
  showText: (painter, args) => painter.show(args[0]),
}

const FILLS = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke']
const NOTHING = new Set([
  'dependency',
  'setGState',
  'beginMarkedContent',
  'beginMarkedContentProps',
  'endMarkedContent',
])

const toList = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : [raw])

/** Runs the operators of one page. A picture too large to be decoded leaves an empty frame: a transformation and nothing in it. */
export function paintPage(list: OperatorList, operators: Operators): PdfPainter {
  const names = new Map(Object.entries(operators).map(([name, number]) => [number, name]))
  const fills = new Set(FILLS.map((name) => operators[name]))
  const painter = new PdfPainter()
  let before = ''
  list.fnArray.forEach((number, index) => {
    const name = names.get(number) ?? ''
    const args = toList(list.argsArray[index])
    if (name === 'restore' && before === 'transform') painter.addPicture()
    if (name === 'constructPath') painter.addPath(fills.has(Number(args[0])), args[2])
    else steps[name]?.(painter, args)
    before = NOTHING.has(name) ? before : name
  })
  return painter
}

import type { DocumentHiddenText } from '../../ports/document-reader'
import { isAlike } from './colour'
import type { PaintedRun, PdfPainter } from './pdf-painter'

/** Left, bottom, right, top of the page, as pdf.js gives them. */
export type PageView = readonly number[]

const SMALLEST_POINTS = 4
/** A page whose words are nearly all unpainted is a scan with the words a recogniser read in it: the reader sees the picture. */
const SCAN_SHARE = 0.8
/** Light words over a picture that could not be measured: a design, and no trick. */
const DESIGN_SHARE = 0.4

const lettersOf = (runs: readonly PaintedRun[]) =>
  runs.reduce((sum, run) => sum + (run.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)

const isSameColour = (run: PaintedRun) =>
  run.colour !== null && run.background !== null && isAlike(run.colour, run.background)

function isOffPage(run: PaintedRun, view: PageView): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = view
  return run.x > right || run.x + run.width < left || run.y > top || run.y + run.size < bottom
}

export interface SortedRuns {
  readonly visible: readonly PaintedRun[]
  readonly hidden: readonly DocumentHiddenText[]
}

interface PageLook {
  readonly view: PageView
  readonly isScan: boolean
  readonly isDesign: boolean
}

function reasonOf(run: PaintedRun, { view, isScan, isDesign }: PageLook): DocumentHiddenText['reason'] | null {
  if (run.text.trim() === '') return null
  if (isOffPage(run, view)) return 'off_page'
  if (run.isUnpainted) return isScan ? null : 'invisible'
  if (run.size < SMALLEST_POINTS) return 'tiny'
  return isSameColour(run) && !isDesign ? 'same_colour' : null
}

/** The runs a reader sees, and the words of the others with the reason. */
export function sortRuns({ runs, pictures }: PdfPainter, view: PageView): SortedRuns {
  const letters = lettersOf(runs)
  const isScan = letters > 0 && lettersOf(runs.filter((run) => run.isUnpainted)) >= SCAN_SHARE * letters
  const isDesign = pictures > 0 && lettersOf(runs.filter(isSameColour)) >= DESIGN_SHARE * letters
  const sorted = runs.map((run) => ({ run, reason: reasonOf(run, { view, isScan, isDesign }) }))
  return {
    visible: sorted.filter(({ reason }) => reason === null).map(({ run }) => run),
    hidden: sorted.flatMap(({ run, reason }) => (reason === null ? [] : [{ text: run.text, reason }])),
  }
}

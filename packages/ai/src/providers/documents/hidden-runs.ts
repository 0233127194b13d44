import type { HiddenText } from '@candor/contract'
import { isAlike } from './color'
import type { PaintedRun, PdfPainter } from './pdf-painter'

/** Left, bottom, right, top of the page, as pdf.js gives them. */
export type PageView = readonly number[]

const SMALLEST_POINTS = 4
/** A page whose words are nearly all unpainted is a scan with the words a recogniser read in it: the reader sees the picture. */
const SCAN_SHARE = 0.8
/** Fonts of drawn glyphs count in units of their own: where nearly everything seems tiny, the unit is and not the print. */
const UNIT_SHARE = 0.8
/** Light words over a picture that could not be measured: a design, and no trick. */
const DESIGN_SHARE = 0.4

const lettersOf = (runs: readonly PaintedRun[]) =>
  runs.reduce((sum, run) => sum + (run.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)

const isSameColour = (run: PaintedRun) =>
  run.colour !== null && run.background !== null && isAlike(run.colour, run.background)

const isTiny = (run: PaintedRun) => run.size < SMALLEST_POINTS

function isOffPage(run: PaintedRun, view: PageView): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = view
  return run.x > right || run.x + run.width < left || run.y > top || run.y + run.size < bottom
}

export interface SortedRuns {
  readonly visible: readonly PaintedRun[]
  readonly hidden: readonly HiddenText[]
}

interface PageLook {
  readonly view: PageView
  readonly isScan: boolean
  readonly isOtherUnit: boolean
  readonly isDesign: boolean
}

function reasonOf(run: PaintedRun, page: PageLook): HiddenText['reason'] | null {
  if (run.text.trim() === '') return null
  if (isOffPage(run, page.view)) return 'off_page'
  if (run.isUnpainted) return page.isScan ? null : 'invisible'
  if (isTiny(run) && !page.isOtherUnit) return 'tiny'
  return isSameColour(run) && !page.isDesign ? 'same_colour' : null
}

/** The runs a reader sees, and the words of the others with the reason. */
export function sortRuns({ runs, pictures }: PdfPainter, view: PageView): SortedRuns {
  const letters = lettersOf(runs)
  const share = (of: (run: PaintedRun) => boolean) => (letters === 0 ? 0 : lettersOf(runs.filter(of)) / letters)
  const page = {
    view,
    isScan: share((run) => run.isUnpainted) >= SCAN_SHARE,
    isOtherUnit: share(isTiny) >= UNIT_SHARE,
    isDesign: pictures > 0 && share(isSameColour) >= DESIGN_SHARE,
  }
  const sorted = runs.map((run) => ({ run, reason: reasonOf(run, page) }))
  return {
    visible: sorted.filter(({ reason }) => reason === null).map(({ run }) => run),
    hidden: sorted.flatMap(({ run, reason }) => (reason === null ? [] : [{ text: run.text, reason }])),
  }
}

import type { HiddenText } from '@candor/contract'
import { isSimilarColor } from './color'
import type { PaintedRun, PdfPainter } from './pdf-painter'

/** Left, bottom, right, top of the page, as pdf.js gives them. */
export type PageView = readonly number[]

const SMALLEST_POINTS = 4
/** A page whose words are nearly all unpainted is a scan with the words a recognizer read in it: the reader sees the picture. */
const SCAN_SHARE = 0.8
/** Fonts of drawn glyphs count in units of their own: where nearly everything seems tiny, the unit is and not the print. */
const UNIT_SHARE = 0.8
/** Light words over a picture that could not be measured: a design, and no trick. */
const DESIGN_SHARE = 0.4

const countLetters = (runs: readonly PaintedRun[]) =>
  runs.reduce((sum, run) => sum + (run.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)

const isSameColor = (run: PaintedRun) =>
  run.color !== null && run.background !== null && isSimilarColor(run.color, run.background)

const isTiny = (run: PaintedRun) => run.size < SMALLEST_POINTS

function isOffPage(run: PaintedRun, view: PageView): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = view
  return run.x > right || run.x + run.width < left || run.y > top || run.y + run.size < bottom
}

export interface SplitRuns {
  readonly visible: readonly PaintedRun[]
  readonly hidden: readonly HiddenText[]
}

interface PageLook {
  readonly view: PageView
  readonly isScan: boolean
  readonly isOtherUnit: boolean
  readonly isDesign: boolean
}

function findHiddenReason(run: PaintedRun, page: PageLook): HiddenText['reason'] | null {
  if (run.text.trim() === '') return null
  if (isOffPage(run, page.view)) return 'off_page'
  if (run.isUnpainted) return page.isScan ? null : 'invisible'
  if (isTiny(run) && !page.isOtherUnit) return 'tiny'
  return isSameColor(run) && !page.isDesign ? 'same_colour' : null
}

/** The runs a reader sees, and the words of the others with the reason. */
export function splitHiddenRuns({ runs, pictures }: PdfPainter, view: PageView): SplitRuns {
  const letters = countLetters(runs)
  const computeShare = (matches: (run: PaintedRun) => boolean) =>
    letters === 0 ? 0 : countLetters(runs.filter(matches)) / letters
  const page = {
    view,
    isScan: computeShare((run) => run.isUnpainted) >= SCAN_SHARE,
    isOtherUnit: computeShare(isTiny) >= UNIT_SHARE,
    isDesign: pictures > 0 && computeShare(isSameColor) >= DESIGN_SHARE,
  }
  const split = runs.map((run) => ({ run, reason: findHiddenReason(run, page) }))
  return {
    visible: split.filter(({ reason }) => reason === null).map(({ run }) => run),
    hidden: split.flatMap(({ run, reason }) => (reason === null ? [] : [{ text: run.text, reason }])),
  }
}

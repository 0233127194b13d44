import type { HiddenText } from '@candor/contract'
import { DOCUMENT_LIMITS } from '../../ports/document-reader'
import { isPdfTooComplex } from './check-pdf'
import { splitHiddenRuns } from './hidden-runs'
import { findInstructions, joinHidden } from './hidden-text'
import { type Operators, paintPage } from './paint-page'
import { hasDisplacedGlyphs, itemsToLines, type PdfItem } from './pdf-lines'
import type { PaintedRun } from './pdf-painter'
import { openPdf, pdfOperators } from './pdf-runtime'
import { readPdfWithPoppler } from './poppler'
import { countLoneMarks, removeHiddenText } from './remove-hidden-text'

export type PdfReading =
  | {
      readonly ok: true
      readonly text: string
      readonly pages: number
      readonly hidden: readonly HiddenText[]
    }
  | { readonly ok: false; readonly code: 'encrypted' | 'unreadable' | 'too_complex' }

type Pdf = Awaited<ReturnType<typeof openPdf>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

const isPasswordError = (error: unknown) => error instanceof Error && error.name === 'PasswordException'

/** pdf.js gives text items and marks of structure in one list. */
function toItem(raw: unknown): PdfItem | null {
  if (typeof raw !== 'object' || raw === null || !('str' in raw) || !('transform' in raw)) return null
  const { str, transform } = raw
  if (typeof str !== 'string' || !Array.isArray(transform)) return null
  const width = 'width' in raw && typeof raw.width === 'number' ? raw.width : 0
  const height = 'height' in raw && typeof raw.height === 'number' ? raw.height : 0
  return { text: str, x: Number(transform[4]), y: Number(transform[5]), width, height }
}

const NO_ANNOTATIONS = 0
const LIGATURES = /[\ufb00-\ufb06]/gu

/** Only on a page that hides something: there the words are put together from what is painted. */
const toPdfItem = ({ text, x, y, width, size }: PaintedRun): PdfItem => ({
  text: text.replace(LIGATURES, (letter) => letter.normalize('NFKC')),
  x,
  y,
  width,
  height: size,
})

interface PageReading {
  readonly items: readonly PdfItem[]
  readonly hidden: readonly HiddenText[]
}

/** What annotations say, where it is meant for a program. */
async function readAnnotations(page: PdfPage): Promise<HiddenText[]> {
  const annotations: readonly unknown[] = await page.getAnnotations()
  const texts = annotations.flatMap((raw) => {
    if (typeof raw !== 'object' || raw === null || !('contentsObj' in raw)) return []
    const { contentsObj } = raw
    const isText = typeof contentsObj === 'object' && contentsObj !== null && 'str' in contentsObj
    return isText && typeof contentsObj.str === 'string' ? [contentsObj.str] : []
  })
  return findInstructions(texts, 'annotation')
}

async function readPage(page: PdfPage, operators: Operators): Promise<PageReading> {
  const content = await page.getTextContent()
  const items = content.items.map((raw: unknown) => toItem(raw)).filter((item) => item !== null)
  const painted = paintPage(await page.getOperatorList({ annotationMode: NO_ANNOTATIONS }), operators)
  const { visible, hidden } = splitHiddenRuns(painted, page.view)
  const notes = await readAnnotations(page)
  if (hidden.length === 0) return { items, hidden: notes }
  return { items: visible.map(toPdfItem), hidden: [...joinHidden(hidden), ...notes] }
}

/** Title, subject, keywords and the like, where they sound like an instruction. */
async function readMetadata(pdf: Pdf): Promise<HiddenText[]> {
  const { info } = await pdf.getMetadata()
  const values = Object.values(info).filter((value): value is string => typeof value === 'string')
  return findInstructions(values, 'metadata')
}

interface Pages {
  readonly text: string
  readonly isDisplaced: boolean
  readonly hidden: readonly HiddenText[]
}

async function readPages(pdf: Pdf, signal: AbortSignal): Promise<Pages | null> {
  const operators = await pdfOperators()
  const pages: string[] = []
  const hidden: HiddenText[] = []
  let isDisplaced = false
  for (let number = 1; number <= Math.min(pdf.numPages, DOCUMENT_LIMITS.pages); number += 1) {
    if (signal.aborted) return null
    const page = await pdf.getPage(number)
    const reading = await readPage(page, operators)
    pages.push(itemsToLines(reading.items))
    hidden.push(...reading.hidden)
    isDisplaced = isDisplaced || hasDisplacedGlyphs(reading.items)
    page.cleanup()
    // Lets the deadline's timer run between two pages.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { text: pages.join('\n\n'), isDisplaced, hidden }
}

/** Poppler's text where pdf.js displaces letters, unless it is the worse one or the hidden words cannot be taken out of it. */
async function repairWithPoppler(pages: Pages, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const other = pages.isDisplaced ? await readPdfWithPoppler(bytes, signal) : null
  if (other === null) return pages.text
  const painted = pages.hidden.filter(({ reason }) => reason !== 'annotation' && reason !== 'metadata')
  const seen = removeHiddenText(other, painted)
  return seen === null || countLoneMarks(seen) > countLoneMarks(pages.text) ? pages.text : seen
}

async function read(bytes: Uint8Array, signal: AbortSignal): Promise<PdfReading> {
  const pdf = await openPdf(bytes)
  const pages = await readPages(pdf, signal)
  if (pages === null) return { ok: false, code: 'unreadable' }
  const hidden = [...pages.hidden, ...(await readMetadata(pdf))]
  const count = pdf.numPages
  await pdf.destroy()
  return { ok: true, text: await repairWithPoppler(pages, bytes, signal), pages: count, hidden }
}

/** The text of a PDF in reading order. An owner password alone does not hinder reading; a user password does. */
export async function readPdf(bytes: Uint8Array, signal: AbortSignal): Promise<PdfReading> {
  if (isPdfTooComplex(bytes)) return { ok: false, code: 'too_complex' }
  try {
    return await read(bytes, signal)
  } catch (error) {
    return { ok: false, code: isPasswordError(error) ? 'encrypted' : 'unreadable' }
  }
}

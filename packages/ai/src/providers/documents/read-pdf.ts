import { getDocumentProxy } from 'unpdf'
import { DOCUMENT_LIMITS } from '../../ports/document-reader'
import { hasDisplacedGlyphs, itemsToLines, type PdfItem } from './pdf-lines'
import { readPdfWithPoppler } from './poppler'

export type PdfReading =
  | { readonly ok: true; readonly text: string; readonly pages: number }
  | { readonly ok: false; readonly code: 'encrypted' | 'unreadable' }

const isPassword = (error: unknown) => error instanceof Error && error.name === 'PasswordException'

/** pdf.js gives text items and marks of structure in one list. */
function toItem(raw: unknown): PdfItem | null {
  if (typeof raw !== 'object' || raw === null || !('str' in raw) || !('transform' in raw)) return null
  const { str, transform } = raw
  if (typeof str !== 'string' || !Array.isArray(transform)) return null
  const width = 'width' in raw && typeof raw.width === 'number' ? raw.width : 0
  const height = 'height' in raw && typeof raw.height === 'number' ? raw.height : 0
  return { text: str, x: Number(transform[4]), y: Number(transform[5]), width, height }
}

async function readPages(bytes: Uint8Array, signal: AbortSignal): Promise<PdfReading> {
  // pdf.js takes over the array it is given and refuses a Buffer.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    verbosity: 0,
    isEvalSupported: false,
    stopAtErrors: false,
  })
  const pages: string[] = []
  let isDisplaced = false
  for (let number = 1; number <= Math.min(pdf.numPages, DOCUMENT_LIMITS.pages); number += 1) {
    if (signal.aborted) return { ok: false, code: 'unreadable' }
    const page = await pdf.getPage(number)
    const content = await page.getTextContent()
    const items = content.items.map((raw: unknown) => toItem(raw)).filter((item) => item !== null)
    pages.push(itemsToLines(items))
    isDisplaced = isDisplaced || hasDisplacedGlyphs(items)
    page.cleanup()
    // Lets the deadline's timer run between two pages.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const count = pdf.numPages
  await pdf.destroy()
  const repaired = isDisplaced ? await readPdfWithPoppler(bytes, signal) : null
  return { ok: true, text: repaired ?? pages.join('\n\n'), pages: count }
}

/** The text of a PDF in reading order. An owner password alone does not hinder reading; a user password does. */
export async function readPdf(bytes: Uint8Array, signal: AbortSignal): Promise<PdfReading> {
  try {
    return await readPages(bytes, signal)
  } catch (error) {
    return { ok: false, code: isPassword(error) ? 'encrypted' : 'unreadable' }
  }
}

import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { PdfTask, Report, ReportBlock } from './export-tasks'
import { looks, pairLook } from './report-layout'

const require = createRequire(import.meta.url)
/** The product's own typeface, whole: with Vietnamese and Cyrillic letters. Its used part is embedded in the file. */
const fonts = {
  regular: require.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf'),
} as const

const pagePt = { margin: 56, footer: 36 } as const
const footerSizePt = 8.5
/** A heading keeps at least this much of its text on the same page. */
const keepPt = 64
const missingSign = '\u25cb'
/** The typeface has no sign for the dong; in Vietnamese the letter is as usual. */
const replacements: Readonly<Record<string, string>> = { '\u20ab': '\u0111', '\t': ' ' }

type Document = InstanceType<typeof PDFDocument>

/** What is known of a font that `pdfkit` opened; its types leave the fontkit font out. */
interface OpenedFont {
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean }
}
const isOpenedFont = (value: unknown): value is OpenedFont =>
  typeof value === 'object' && value !== null && 'font' in value && typeof value.font === 'object'

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u

/** A sign as the typeface shows it; null: it has none for it, and nothing may stand for it. */
const showSign = (sign: string, hasGlyph: (codePoint: number) => boolean): string | null => {
  if (sign === '\n' || hasGlyph(sign.codePointAt(0) ?? 0)) return sign
  return replacements[sign] ?? (invisible.test(sign) ? '' : null)
}

/** Text that the typeface can show, and whether something was replaced. */
const createTextCleaner = (document: Document) => {
  const opened: unknown = Reflect.get(document.font('regular'), '_font')
  if (!isOpenedFont(opened)) throw new Error('the typeface of the report could not be opened')
  const hasGlyph = (codePoint: number): boolean => opened.font.hasGlyphForCodePoint(codePoint)
  return (text: string): { readonly text: string; readonly isComplete: boolean } => {
    const signs = [...text.normalize('NFC').replaceAll(/\r\n?/g, '\n')].map((sign) => showSign(sign, hasGlyph))
    return { text: signs.map((sign) => sign ?? missingSign).join(''), isComplete: !signs.includes(null) }
  }
}

const createDocument = ({ title, language, createdAtMs }: PdfTask): Document =>
  new PDFDocument({
    size: 'A4',
    margin: pagePt.margin,
    font: fonts.regular,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    autoFirstPage: false,
    info: { Title: title, Creator: 'Candor', Producer: 'Candor', CreationDate: new Date(createdAtMs) },
  })

/** XMP as readers of provenance look for it. */
const writeSourceXmp = (source: string): string =>
  `<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>${source}</Iptc4xmpExt:DigitalSourceType></rdf:Description>`

/** Writes at the bottom of a new page, below the margin, and leaves the position where the text begins. */
const addFooter = (document: Document, text: string): void => {
  const { margins, height } = document.page
  const { bottom } = margins
  margins.bottom = 0
  document
    .font('regular')
    .fontSize(footerSizePt)
    .fillColor(pairLook.softInk)
    .text(text, pagePt.margin, height - pagePt.footer, { lineBreak: false })
  margins.bottom = bottom
  document.x = pagePt.margin
  document.y = pagePt.margin
}

type Cleaner = ReturnType<typeof createTextCleaner>

const keepTogether = (document: Document, heightPt: number): void => {
  const { height, margins } = document.page
  if (document.y + heightPt > height - margins.bottom) document.addPage()
}

const writeBlock = (document: Document, block: Extract<ReportBlock, { style: unknown }>): void => {
  const look = looks[block.style]
  const { font, sizePt, color, beforePt, indentPt, tag } = look
  const width = document.page.width - 2 * pagePt.margin - indentPt
  document.font(font).fontSize(sizePt)
  const isHeading = tag.startsWith('H')
  if (isHeading) keepTogether(document, beforePt + document.heightOfString(block.text, { width }) + keepPt)
  if (document.y > pagePt.margin) document.y += beforePt
  document.addStructure(
    document.struct(tag, {}, () => {
      document.fillColor(color).text(block.text, pagePt.margin + indentPt, document.y, { width, lineGap: 2 })
    }),
  )
}

/** A name on the left and its value on the right, both of which may take several lines. */
const writePair = (document: Document, [label, value]: readonly [string, string]): void => {
  const { labelPt, sizePt, beforePt } = pairLook
  const valueWidth = document.page.width - 2 * pagePt.margin - labelPt
  document.font('regular').fontSize(sizePt)
  const heights = [
    document.heightOfString(label, { width: labelPt - 12 }),
    document.heightOfString(value, { width: valueWidth }),
  ]
  const heightPt = Math.max(...heights)
  keepTogether(document, beforePt + heightPt)
  const topPt = document.y + beforePt
  document.addStructure(
    document.struct('P', {}, () => {
      document.fillColor(pairLook.softInk).text(label, pagePt.margin, topPt, { width: labelPt - 12 })
      document.fillColor(pairLook.ink).text(value, pagePt.margin + labelPt, topPt, { width: valueWidth })
    }),
  )
  document.x = pagePt.margin
  document.y = topPt + heightPt
}

const writeReport = (document: Document, clean: Cleaner, { blocks }: Report): boolean => {
  let isComplete = true
  const show = (text: string): string => {
    const cleaned = clean(text)
    isComplete &&= cleaned.isComplete
    return cleaned.text
  }
  for (const block of blocks) {
    if ('style' in block) writeBlock(document, { ...block, text: show(block.text) })
    else for (const [label, value] of block.pairs) writePair(document, [show(label), show(value)])
  }
  return isComplete
}

/** The reports as one PDF, in pieces as they are written. */
export async function* writeReportPdf(task: PdfTask): AsyncGenerator<Uint8Array> {
  const document = createDocument(task)
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  const clean = createTextCleaner(document)
  const footer = clean(task.footer).text
  let page = 0
  document.on('pageAdded', () => {
    page += 1
    addFooter(document, `${footer} · ${page}`)
  })
  const pieces: Uint8Array[] = []
  document.on('data', (piece: Uint8Array) => pieces.push(piece))
  const ended = new Promise<void>((resolve, reject) => {
    document.once('end', resolve).once('error', reject)
  })
  for (const report of task.reports) {
    document.addPage()
    if (!writeReport(document, clean, report)) {
      writeBlock(document, { style: 'note', text: clean(task.missingNote).text })
    }
    yield* pieces.splice(0)
  }
  if (task.digitalSource !== null) document.appendXML(writeSourceXmp(task.digitalSource))
  document.end()
  await ended
  yield* pieces.splice(0)
}

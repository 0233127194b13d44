import { compositeDigitalSources, interfaceLanguages } from '@candor/contract'
import { z } from 'zod'

/** A cell of a sheet. A text is never run as a formula, whatever it begins with. */
const zSheetCell = z.union([z.string(), z.number(), z.object({ atMs: z.number() }), z.null()])
export type SheetCell = z.infer<typeof zSheetCell>

const zSheet = z.object({
  name: z.string(),
  columns: z.array(z.object({ title: z.string(), width: z.number() })),
  rows: z.array(z.array(zSheetCell)),
})
export type Sheet = z.infer<typeof zSheet>

const reportStyles = ['title', 'lead', 'heading', 'question', 'text', 'quote', 'note'] as const
export type ReportStyle = (typeof reportStyles)[number]

/** Paragraphs of a report, and lines of a name with its value. */
const zReportBlock = z.union([
  z.object({ style: z.enum(reportStyles), text: z.string() }),
  z.object({ pairs: z.array(z.tuple([z.string(), z.string()])) }),
])
export type ReportBlock = z.infer<typeof zReportBlock>

const zReport = z.object({ blocks: z.array(zReportBlock) })
export type Report = z.infer<typeof zReport>

const zPdfTask = z.object({
  kind: z.literal('write-report'),
  title: z.string(),
  language: z.enum(interfaceLanguages),
  createdAtMs: z.number(),
  /** On every page, before the page's number. */
  footer: z.string(),
  /** Follows a report with characters that the typeface lacks. */
  missingNote: z.string(),
  /** A term of the IPTC vocabulary, for the file's metadata. Null: only people's words are in it. */
  digitalSource: z.enum(compositeDigitalSources).nullable(),
  /** Each begins on a page of its own. */
  reports: z.array(zReport),
})
export type PdfTask = z.infer<typeof zPdfTask>

const zXlsxTask = z.object({ kind: z.literal('write-workbook'), sheets: z.array(zSheet) })
export type XlsxTask = z.infer<typeof zXlsxTask>

export const zExportTask = z.discriminatedUnion('kind', [zPdfTask, zXlsxTask])
export type ExportTask = z.infer<typeof zExportTask>

export const zExportAnswer = z.object({ sizeBytes: z.number() })

import type { ReportStyle } from './export-tasks'

type Font = 'regular' | 'bold'

interface TextLook {
  readonly font: Font
  readonly sizePt: number
  readonly color: string
  /** Space above, in points. */
  readonly beforePt: number
  readonly indentPt: number
  /** Of the tag that assistive software reads. */
  readonly tag: 'H1' | 'H2' | 'H3' | 'P' | 'BlockQuote'
}

const ink = '#1b1a2e'
const softInk = '#55536e'

export const looks: Readonly<Record<ReportStyle, TextLook>> = {
  title: { font: 'bold', sizePt: 20, color: ink, beforePt: 0, indentPt: 0, tag: 'H1' },
  lead: { font: 'regular', sizePt: 10.5, color: softInk, beforePt: 2, indentPt: 0, tag: 'P' },
  heading: { font: 'bold', sizePt: 13, color: ink, beforePt: 16, indentPt: 0, tag: 'H2' },
  question: { font: 'bold', sizePt: 10, color: ink, beforePt: 10, indentPt: 0, tag: 'H3' },
  text: { font: 'regular', sizePt: 10, color: ink, beforePt: 3, indentPt: 0, tag: 'P' },
  quote: { font: 'regular', sizePt: 9.5, color: softInk, beforePt: 2, indentPt: 14, tag: 'BlockQuote' },
  note: { font: 'regular', sizePt: 9, color: softInk, beforePt: 6, indentPt: 0, tag: 'P' },
}

export const pairLook = { sizePt: 10, labelPt: 190, beforePt: 4, ink, softInk } as const

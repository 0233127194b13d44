import { deflateSync } from 'node:zlib'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { CONTENT_TYPES, RELATIONS } from './make-documents'

/** Small files that cost a careless reader seconds of processor time or gigabytes of memory. */
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const mebibyte = 1024 * 1024

const docxParts = (document: string | Uint8Array): Zippable => ({
  '[Content_Types].xml': strToU8(CONTENT_TYPES),
  '_rels/.rels': strToU8(RELATIONS),
  'word/document.xml': typeof document === 'string' ? strToU8(document) : document,
})

const wrapBody = (body: string): string =>
  `<?xml version="1.0"?><w:document ${namespace}><w:body>${body}</w:body></w:document>`

export const makeParagraphBomb = (count = 600_000): Uint8Array =>
  zipSync(docxParts(wrapBody('<w:p/>'.repeat(count))), { level: 9 })

/** A part that inflates to more than a part may. */
export const makeInflatingOdt = (sizeBytes = 20 * mebibyte): Uint8Array =>
  zipSync(
    { mimetype: strToU8('application/vnd.oasis.opendocument.text'), 'content.xml': new Uint8Array(sizeBytes) },
    { level: 1 },
  )

export const makeManyEntries = (count = 90_000): Uint8Array =>
  zipSync(
    {
      ...docxParts(wrapBody('<w:p><w:r><w:t>Hello</w:t></w:r></w:p>')),
      ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`word/x${index}.xml`, new Uint8Array(0)])),
    },
    { level: 0 },
  )

/** Archives within archives: nothing opens the inner ones. */
export const makeNestedArchive = (depth = 20): Uint8Array =>
  Array.from({ length: depth }).reduce<Uint8Array>(
    (inner) => zipSync({ 'word/embedded.docx': inner, 'word/copy.docx': inner }),
    makeParagraphBomb(10),
  )

export const makeTraversingDocx = (name = '../../etc/cron.d/job'): Uint8Array =>
  zipSync({ ...docxParts(wrapBody('<w:p><w:r><w:t>Hello</w:t></w:r></w:p>')), [name]: strToU8('x') })

const decodeLatin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Two entries of one name: a guard may read one of them and a parser the other. */
export const makeDoubledDocx = (): Uint8Array => {
  const zip = decodeLatin1(
    zipSync({
      ...docxParts(wrapBody('<w:p><w:r><w:t>Hello</w:t></w:r></w:p>')),
      'word/documenu.xml': strToU8(wrapBody('<w:p><w:r><w:t>Other</w:t></w:r></w:p>')),
    }),
  )
  for (let at = zip.indexOf('word/documenu.xml'); at >= 0; at = zip.indexOf('word/documenu.xml')) {
    zip.write('word/document.xml', at, 'latin1')
  }
  return zip
}

/** Every entry is marked as encrypted. */
export const makeEncryptedArchive = (): Uint8Array => {
  const zip = decodeLatin1(zipSync(docxParts(wrapBody(''))))
  for (const [signature, flagOffset] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const) {
    for (let at = zip.indexOf(signature, 0, 'latin1'); at >= 0; at = zip.indexOf(signature, at + 4, 'latin1')) {
      zip.writeUInt16LE(zip.readUInt16LE(at + flagOffset) | 1, at + flagOffset)
    }
  }
  return zip
}

/** One tag that never ends, of the length at which a pattern that backtracks takes minutes. */
export const makeEndlessTag = (sizeBytes = mebibyte): Uint8Array =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(`<office:text><text:h${' text:outline-level="1"'.repeat(sizeBytes / 24)}</office:text>`),
  })

const buildStreamPdf = (stream: Buffer, filter: string, extra: readonly string[] = []): Uint8Array => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /Im1 5 0 R >> >> >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n${objects.join('')}${extra.join('')}4 0 obj\n<< /Length ${stream.length} /Filter ${filter} >>\nstream\n`,
    ),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 9 /Root 1 0 R >>\n%%EOF'),
  ])
}

/** About a kilobyte that inflates twice, to tens of megabytes of spaces. */
export const makeDoubleFlatePdf = (sizeBytes = 64 * mebibyte): Uint8Array =>
  buildStreamPdf(
    deflateSync(deflateSync(Buffer.alloc(sizeBytes, ' '), { level: 9 }), { level: 9 }),
    '[/FlateDecode /FlateDecode]',
  )

export const makeInflatingPdf = (sizeBytes = 120 * mebibyte): Uint8Array =>
  buildStreamPdf(deflateSync(Buffer.alloc(sizeBytes, ' '), { level: 9 }), '/FlateDecode')

export const makeOperatorBomb = (count = 3_000_000): Uint8Array =>
  buildStreamPdf(deflateSync(Buffer.alloc(count * 2, 'q '), { level: 9 }), '/FlateDecode')

/** A picture of so many points on each side. */
export const makeHugeImagePdf = (points = 30_000): Uint8Array => {
  const image = deflateSync(Buffer.alloc(mebibyte), { level: 9 }).toString('latin1')
  const object = `5 0 obj\n<< /Type /XObject /Subtype /Image /Width ${points} /Height ${points} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Length 6 >>\nstream\n${image.slice(0, 6).replaceAll(/[^\x20-\x7e]/g, ' ')}\nendstream\nendobj\n`
  return buildStreamPdf(deflateSync(Buffer.from(`${points} 0 0 ${points} 0 0 cm /Im1 Do`)), '/FlateDecode', [object])
}

export const makeManyPagesPdf = (count = 10_000): Uint8Array => {
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ')
  const pages = Array.from(
    { length: count },
    (_, index) =>
      `${index + 5} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>\nendobj\n`,
  )
  const content = 'BT /F1 12 Tf 72 720 Td (Hello) Tj ET'
  return Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${count} >>\nendobj\n4 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n${pages.join('')}trailer\n<< /Size ${count + 5} /Root 1 0 R >>\n%%EOF`,
  )
}

/** Each table of references names the other as the earlier one. */
export const makeReferenceLoopPdf = (): Uint8Array => {
  const head = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'
  const table = (previous: number) =>
    `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Root 1 0 R /Prev ${previous} >>\n`
  const second = head.length + table(10_000_000).length
  const first = table(second).padEnd(table(10_000_000).length)
  return Buffer.from(`${head}${first}${table(head.length)}startxref\n${head.length}\n%%EOF`)
}

import { strToU8, zipSync } from 'fflate'

/** Tiny files made for the tests. */
const encodeLatin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)

interface PdfOptions {
  /** Adds a security handler no empty password opens. */
  readonly isEncrypted?: boolean
}

const UNICODE_FONT = ` /Encoding /WinAnsiEncoding /ToUnicode 8 0 R /FirstChar 0 /LastChar 255 /Widths [${'600 '.repeat(256)}]`

interface PdfParts {
  readonly isEncrypted?: boolean
  readonly info?: string
  readonly toUnicode?: string
}

function buildPdf(content: string, { isEncrypted = false, info = '<< >>', toUnicode: map = '' }: PdfParts): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica${map === '' ? '' : UNICODE_FONT} >>`,
    `<< /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -44 >>`,
    info,
    `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const encrypt = isEncrypted ? ` /Encrypt 6 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]` : ''
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R${encrypt} >>\nstartxref\n${file.length}\n%%EOF`
  return encodeLatin1(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`)
}

/** A one-page PDF in Helvetica with one line per entry. */
export function makePdf(lines: readonly string[], options: PdfOptions = {}): Uint8Array {
  const content = lines.map((line, index) => `BT /F1 12 Tf 72 ${720 - index * 16} Td (${line}) Tj ET`).join('\n')
  return buildPdf(content, options)
}

export const CONTENT_TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
export const RELATIONS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

/** Codes that no reader takes for control characters, blanks or soft hyphens. */
const CODES = Array.from({ length: 256 }, (_, code) => code).filter(
  (code) => (code > 40 && code < 127) || (code > 173 && code < 256),
)
const toHex = (code: number, digits: number) => code.toString(16).padStart(digits, '0')

/** Which letter each code of a simple font means. */
function buildUnicodeMap(letters: readonly string[]): string {
  const rows = letters.map(
    (letter, index) => `<${toHex(CODES[index] ?? 0, 2)}> <${Buffer.from(letter, 'utf16le').swap16().toString('hex')}>`,
  )
  const chunks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, index) =>
    rows.slice(index * 100, index * 100 + 100),
  )
  const maps = chunks.map((chunk) => `${chunk.length} beginbfchar\n${chunk.join('\n')}\nendbfchar`).join('\n')
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n1 begincodespacerange <00> <ff> endcodespacerange\n${maps}\nendcmap end end`
}

/** A one-page PDF of any letters (up to 168 different ones), one line per entry. */
export function makeUnicodePdf(lines: readonly string[]): Uint8Array {
  const letters = [...new Set(lines.join(''))].slice(0, CODES.length)
  const encodeLine = (line: string) => [...line].map((letter) => toHex(CODES[letters.indexOf(letter)] ?? 0, 2)).join('')
  const content = lines
    .map((line, index) => `BT /F1 10 Tf 40 ${770 - index * 14} Td <${encodeLine(line)}> Tj ET`)
    .join('\n')
  return buildPdf(content, { toUnicode: buildUnicodeMap(letters) })
}

/** A one-page PDF whose content stream is given, with an optional title. */
export function makePaintedPdf(content: string, title = ''): Uint8Array {
  return buildPdf(content, { info: `<< /Title (${title}) >>` })
}

/** A DOCX of given parts: the document's body as XML, and more parts by name. */
export function makeDocxFromBody(body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><w:body>${body}</w:body></w:document>`
  return zipSync({
    '[Content_Types].xml': strToU8(CONTENT_TYPES),
    '_rels/.rels': strToU8(RELATIONS),
    'word/document.xml': strToU8(document),
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  })
}

/** A DOCX with one paragraph per entry; "\n" inside an entry becomes a line break. */
export function makeDocx(paragraphs: readonly string[]): Uint8Array {
  const body = paragraphs
    .map(
      (text) =>
        `<w:p>${text
          .split('\n')
          .map((part) => `<w:r><w:t>${part}</w:t></w:r>`)
          .join('<w:r><w:br/></w:r>')}</w:p>`,
    )
    .join('')
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  return zipSync({
    '[Content_Types].xml': strToU8(CONTENT_TYPES),
    '_rels/.rels': strToU8(RELATIONS),
    'word/document.xml': strToU8(document),
  })
}

/** An ODT whose text is the given XML. */
export function makeOdt(textXml: string, extra: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<office:document-content><office:body><office:text>${textXml}</office:text></office:body></office:document-content>`,
    ),
    ...extra,
  })
}

import { convertToHtml } from 'mammoth'
import type { DocumentKind, DocumentRefusal } from '../../ports/document-reader'
import { htmlToText, odtToText } from './markup-to-text'
import { openZip } from './open-zip'

export type OfficeReading =
  | { readonly ok: true; readonly kind: DocumentKind; readonly text: string }
  | { readonly ok: false; readonly code: DocumentRefusal }

const ODT_TYPE = 'application/vnd.oasis.opendocument.text'
const WANTED = new Set(['mimetype', 'content.xml', '[Content_Types].xml', 'META-INF/manifest.xml', 'word/document.xml'])
const refuse = (code: DocumentRefusal): OfficeReading => ({ ok: false, code })
const asText = (bytes: Uint8Array | undefined) => (bytes === undefined ? '' : new TextDecoder().decode(bytes))

async function readDocx(bytes: Uint8Array): Promise<OfficeReading> {
  try {
    // Raw text would glue the parts of a line break together ("John Okaforjohn.okafor@example.org").
    const { value } = await convertToHtml({ buffer: Buffer.from(bytes) }, { includeDefaultStyleMap: true })
    return { ok: true, kind: 'docx', text: htmlToText(value) }
  } catch {
    return refuse('unreadable')
  }
}

function readOdt(files: ReadonlyMap<string, Uint8Array>): OfficeReading {
  if (/encryption-data/.test(asText(files.get('META-INF/manifest.xml')))) return refuse('encrypted')
  const content = files.get('content.xml')
  return content === undefined ? refuse('unreadable') : { ok: true, kind: 'odt', text: odtToText(asText(content)) }
}

/** DOCX and ODT, told apart by what is in the archive. The size guard runs before any parser sees the file. */
export async function readOffice(bytes: Uint8Array): Promise<OfficeReading> {
  const zip = openZip(bytes, (name) => WANTED.has(name))
  if (!zip.ok) return refuse(zip.reason === 'too_large' ? 'file_too_large' : 'unreadable')
  if (asText(zip.files.get('mimetype')).trim() === ODT_TYPE) return readOdt(zip.files)
  if (zip.files.has('word/document.xml')) return readDocx(bytes)
  return refuse(zip.files.size > 0 ? 'unsupported_type' : 'unreadable')
}

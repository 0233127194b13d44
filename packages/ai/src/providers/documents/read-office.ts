import type { HiddenText } from '@candor/contract'
import { strToU8, zipSync } from 'fflate'
import { convertToHtml } from 'mammoth'
import type { DocumentKind, DocumentRefusal } from '../../ports/document-reader'
import { descriptionsIn, docxStyles, sortDocx } from './hidden-docx'
import { asidesOf, elementTexts, odtStyles, sortOdt } from './hidden-odt'
import { instructionsIn, joinHidden } from './hidden-text'
import { htmlToText, odtToText } from './markup-to-text'
import { openZip } from './open-zip'

export type OfficeReading =
  | {
      readonly ok: true
      readonly kind: DocumentKind
      readonly text: string
      readonly hidden: readonly HiddenText[]
    }
  | { readonly ok: false; readonly code: DocumentRefusal }

type Files = ReadonlyMap<string, Uint8Array>

const ODT_TYPE = 'application/vnd.oasis.opendocument.text'
const DOCUMENT = 'word/document.xml'
const WANTED =
  /^(?:mimetype|content\.xml|styles\.xml|meta\.xml|\[Content_Types\]\.xml|META-INF\/manifest\.xml|_rels\/.*|docProps\/.*|word\/[\w./-]*\.(?:xml|rels))$/
const refuse = (code: DocumentRefusal): OfficeReading => ({ ok: false, code })
const asText = (bytes: Uint8Array | undefined) => (bytes === undefined ? '' : new TextDecoder().decode(bytes))
const fileText = (files: Files, name: string) => asText(files.get(name))

/** Title, subject, keywords, description, and what else the properties of either format hold. */
const propertiesOf = (xml: string) =>
  [
    'dc:title',
    'dc:subject',
    'dc:description',
    'dc:creator',
    'cp:keywords',
    'cp:category',
    'meta:keyword',
    'meta:user-defined',
    'vt:lpwstr',
  ].flatMap((name) => elementTexts(xml, name))

function docxAsides(files: Files): HiddenText[] {
  const properties = [...files]
    .filter(([name]) => name.startsWith('docProps/'))
    .flatMap(([, bytes]) => propertiesOf(asText(bytes)))
  return [
    ...instructionsIn(elementTexts(fileText(files, 'word/comments.xml'), 'w:comment'), 'annotation'),
    ...instructionsIn(descriptionsIn(fileText(files, DOCUMENT)), 'annotation'),
    ...instructionsIn(properties, 'metadata'),
  ]
}

/** The same archive with its document replaced; pictures are left behind, they have no words. */
function withDocument(files: Files, xml: string): Uint8Array {
  return zipSync({ ...Object.fromEntries(files), [DOCUMENT]: strToU8(xml) }, { level: 0 })
}

async function readDocx(bytes: Uint8Array, files: Files): Promise<OfficeReading> {
  const { xml, hidden } = sortDocx(fileText(files, DOCUMENT), docxStyles(fileText(files, 'word/styles.xml')))
  try {
    const seen = hidden.length === 0 ? bytes : withDocument(files, xml)
    // Raw text would glue the parts of a line break together ("John Okaforjohn.okafor@example.org").
    const { value } = await convertToHtml({ buffer: Buffer.from(seen) }, { includeDefaultStyleMap: true })
    return { ok: true, kind: 'docx', text: htmlToText(value), hidden: [...joinHidden(hidden), ...docxAsides(files)] }
  } catch {
    return refuse('unreadable')
  }
}

function readOdt(files: Files): OfficeReading {
  if (/encryption-data/.test(fileText(files, 'META-INF/manifest.xml'))) return refuse('encrypted')
  if (!files.has('content.xml')) return refuse('unreadable')
  const content = fileText(files, 'content.xml')
  const { xml, hidden } = sortOdt(content, odtStyles(fileText(files, 'styles.xml') + content))
  const { comments, descriptions } = asidesOf(content)
  return {
    ok: true,
    kind: 'odt',
    text: odtToText(xml),
    hidden: [
      ...joinHidden(hidden),
      ...instructionsIn([...comments, ...descriptions], 'annotation'),
      ...instructionsIn(propertiesOf(fileText(files, 'meta.xml')), 'metadata'),
    ],
  }
}

/** DOCX and ODT, told apart by what is in the archive. The size guard runs before any parser sees the file. */
export async function readOffice(bytes: Uint8Array): Promise<OfficeReading> {
  const zip = openZip(bytes, (name) => WANTED.test(name))
  if (!zip.ok) return refuse(zip.reason === 'too_large' ? 'file_too_large' : 'unreadable')
  if (fileText(zip.files, 'mimetype').trim() === ODT_TYPE) return readOdt(zip.files)
  if (zip.files.has(DOCUMENT)) return readDocx(bytes, zip.files)
  return refuse(zip.files.size > 0 ? 'unsupported_type' : 'unreadable')
}

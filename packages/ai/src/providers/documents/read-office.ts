import type { DocumentKind, HiddenText } from '@candor/contract'
import { strToU8, zipSync } from 'fflate'
import { convertToHtml, images } from 'mammoth'
import type { DocumentRefusal } from '../../ports/document-reader'
import { isXmlTooComplex } from './check-xml'
import { readDescriptions, readDocxStyles, splitHiddenDocx } from './hidden-docx'
import { readAnnotations, readElementTexts, readOdtStyles, splitHiddenOdt } from './hidden-odt'
import { findInstructions, joinHidden } from './hidden-text'
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
const decodeText = (bytes: Uint8Array | undefined) => (bytes === undefined ? '' : new TextDecoder().decode(bytes))
const readFileText = (files: Files, name: string) => decodeText(files.get(name))

/** Title, subject, keywords, description, and what else the properties of either format hold. */
const readProperties = (xml: string) =>
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
  ].flatMap((name) => readElementTexts(xml, name))

function readDocxAnnotations(files: Files): HiddenText[] {
  const properties = [...files]
    .filter(([name]) => name.startsWith('docProps/'))
    .flatMap(([, bytes]) => readProperties(decodeText(bytes)))
  return [
    ...findInstructions(readElementTexts(readFileText(files, 'word/comments.xml'), 'w:comment'), 'annotation'),
    ...findInstructions(readDescriptions(readFileText(files, DOCUMENT)), 'annotation'),
    ...findInstructions(properties, 'metadata'),
  ]
}

/** Pictures have no words, and their files are not in the archive that is read. */
const withoutPictures = images.imgElement(async () => ({ src: '' }))

function isTooComplex(files: Files): boolean {
  return [...files].some(([name, part]) => /\.(?:xml|rels)$/u.test(name) && isXmlTooComplex(part))
}

/** The same archive with its document replaced; pictures are left behind, they have no words. */
function replaceDocument(files: Files, xml: string): Uint8Array {
  return zipSync({ ...Object.fromEntries(files), [DOCUMENT]: strToU8(xml) }, { level: 0 })
}

async function readDocx(files: Files): Promise<OfficeReading> {
  const { xml, hidden } = splitHiddenDocx(
    readFileText(files, DOCUMENT),
    readDocxStyles(readFileText(files, 'word/styles.xml')),
  )
  try {
    // Never the file itself: a parser could find other entries in it than those that were checked.
    const seen = replaceDocument(files, xml)
    // Raw text would glue the parts of a line break together ("John Okaforjohn.okafor@example.org").
    const { value } = await convertToHtml(
      { buffer: Buffer.from(seen) },
      { includeDefaultStyleMap: true, convertImage: withoutPictures },
    )
    return {
      ok: true,
      kind: 'docx',
      text: htmlToText(value),
      hidden: [...joinHidden(hidden), ...readDocxAnnotations(files)],
    }
  } catch {
    return refuse('unreadable')
  }
}

function readOdt(files: Files): OfficeReading {
  if (/encryption-data/.test(readFileText(files, 'META-INF/manifest.xml'))) return refuse('encrypted')
  if (!files.has('content.xml')) return refuse('unreadable')
  const content = readFileText(files, 'content.xml')
  const { xml, hidden } = splitHiddenOdt(content, readOdtStyles(readFileText(files, 'styles.xml') + content))
  const { comments, descriptions } = readAnnotations(content)
  return {
    ok: true,
    kind: 'odt',
    text: odtToText(xml),
    hidden: [
      ...joinHidden(hidden),
      ...findInstructions([...comments, ...descriptions], 'annotation'),
      ...findInstructions(readProperties(readFileText(files, 'meta.xml')), 'metadata'),
    ],
  }
}

/** Reads DOCX and ODT, distinguished by the archive's entries. The size guard runs before any parser sees the file. */
export async function readOffice(bytes: Uint8Array): Promise<OfficeReading> {
  const zip = openZip(bytes, (name) => WANTED.test(name))
  if (!zip.ok) return refuse(zip.code)
  if (isTooComplex(zip.files)) return refuse('too_complex')
  if (readFileText(zip.files, 'mimetype').trim() === ODT_TYPE) return readOdt(zip.files)
  if (zip.files.has(DOCUMENT)) return readDocx(zip.files)
  return refuse(zip.files.size > 0 ? 'unsupported_type' : 'unreadable')
}

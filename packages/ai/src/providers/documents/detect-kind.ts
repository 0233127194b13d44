import type { DocumentKind } from '@candor/contract'

/** What the bytes are, before any parsing. 'ole' is the container of old .doc files and of encrypted .docx files. */
export type Container = 'pdf' | 'zip' | 'ole' | 'rtf' | 'text' | 'binary'

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

const PDF_HEADER_WINDOW = 1024
const PDF = '%PDF-'
const BOM_LE = [0xff, 0xfe]
const BOM_BE = [0xfe, 0xff]

/** Text has no NUL bytes, except in UTF-16 with its mark. */
function isText(bytes: Uint8Array): boolean {
  if (startsWith(bytes, BOM_LE) || startsWith(bytes, BOM_BE)) return true
  return !bytes.subarray(0, 8192).includes(0)
}

export function detectContainer(bytes: Uint8Array): Container {
  const head = String.fromCharCode(...bytes.subarray(0, PDF_HEADER_WINDOW))
  if (head.includes(PDF)) return 'pdf'
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip'
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'ole'
  if (head.startsWith('{\\rtf')) return 'rtf'
  return isText(bytes) ? 'text' : 'binary'
}

const EXTENSIONS: Readonly<Record<string, DocumentKind>> = {
  pdf: 'pdf',
  docx: 'docx',
  odt: 'odt',
  txt: 'text',
  text: 'text',
  md: 'markdown',
  markdown: 'markdown',
}

/** The kind the file's name promises; null for every other extension and for none. */
export function getKindByName(fileName: string): DocumentKind | null {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase()
  return extension === undefined ? null : (EXTENSIONS[extension] ?? null)
}

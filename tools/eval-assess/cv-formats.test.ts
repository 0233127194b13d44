import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  makeDocxFromBody,
  makeOdt,
  makeUnicodePdf,
} from '../../packages/ai/src/providers/documents/testing/make-documents'
import { assessDocument } from './cv-documents'

const folder = join(import.meta.dirname, '../../docs/examples/cv')
const escapeXml = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const bullet = '• '

/** Lists as office programs write them: a list item, not a typed dot. */
const buildOdt = (lines: readonly string[]) =>
  makeOdt(
    lines
      .map((line) =>
        line.startsWith(bullet)
          ? `<text:list><text:list-item><text:p>${escapeXml(line.slice(2))}</text:p></text:list-item></text:list>`
          : `<text:p>${escapeXml(line)}</text:p>`,
      )
      .join(''),
  )
const buildDocx = (lines: readonly string[]) =>
  makeDocxFromBody(
    lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`).join(''),
  )

describe('the same CV in every format', () => {
  test.each([
    {
      name: 'elena-petrova.en.txt',
      entries: 5,
      flags: ['gap', 'inconsistent_years', 'unexplained_claim', 'unexplained_claim'],
    },
    { name: 'tran-minh-duc.vi.txt', entries: 4, flags: ['gap', 'unexplained_claim'] },
  ])('M32: $name gives the same jobs and remarks as PDF, DOCX, ODT and text', async ({ name, entries, flags }) => {
    const language = name.includes('.vi.') ? 'vi' : 'en'
    const bytes = readFileSync(join(folder, name))
    const lines = bytes.toString('utf8').normalize('NFC').trim().split('\n')
    const text = await assessDocument(bytes, 'cv.txt', language)
    const pdf = await assessDocument(makeUnicodePdf(lines), 'cv.pdf', language)
    const docx = await assessDocument(buildDocx(lines), 'cv.docx', language)
    const odt = await assessDocument(buildOdt(lines), 'cv.odt', language)
    expect(text?.result.reading?.entries).toHaveLength(entries)
    expect(text?.result.redFlags.map((flag) => flag.id)).toEqual(flags)
    for (const other of [pdf, docx, odt]) expect(other?.signature).toBe(text?.signature)
  })
})

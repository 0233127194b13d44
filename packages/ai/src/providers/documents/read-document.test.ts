import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { DOCUMENT_LIMITS } from '../../ports/document-reader'
import { readDocument } from './read-document'
import { makeDocx, makeOdt, makePdf } from './testing/make-documents'

const read = async (bytes: Uint8Array, name: string) => readDocument(bytes, name)

describe('what is read', () => {
  it('takes the lines of a PDF in order, with its number of pages', async () => {
    expect(await read(makePdf(['Engineering Manager', 'Leads a team.']), 'jd.pdf')).toEqual({
      ok: true,
      kind: 'pdf',
      text: 'Engineering Manager\nLeads a team.',
      pages: 1,
      hidden: [],
    })
  })
  it('keeps line breaks of a DOCX apart', async () => {
    const result = await read(makeDocx(['John Okafor\njohn@example.org', 'A &amp; B']), 'cv.DOCX')
    expect(result).toEqual({ ok: true, kind: 'docx', text: 'John Okafor\njohn@example.org\nA & B', hidden: [] })
  })
  it('reads an ODT with headings, lists, tabs and repeated spaces', async () => {
    const xml =
      '<text:h text:outline-level="2">Kinh nghiệm</text:h><text:list><text:list-item><text:p>Quản lý<text:s text:c="3"/>đội</text:p></text:list-item></text:list><text:p>a<text:tab/>b<text:line-break/>&lt;c&gt;</text:p>'
    expect(await read(makeOdt(xml), 'cv.odt')).toEqual({
      ok: true,
      kind: 'odt',
      text: '## Kinh nghiệm\n\n- Quản lý   đội\na\tb\n<c>',
      hidden: [],
    })
  })
  it.each([
    ['UTF-8', new TextEncoder().encode('Kế toán')],
    ['UTF-8 with its mark', new TextEncoder().encode('\ufeffKế toán')],
    ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, ...Buffer.from('Kế toán', 'utf16le')])],
  ])('reads text in %s', async (_, bytes) => {
    expect(await read(bytes, 'jd.txt')).toEqual({ ok: true, kind: 'text', text: 'Kế toán', hidden: [] })
  })
  it('returns composed letters without control or hidden characters', async () => {
    const bytes = new TextEncoder().encode(`Ke\u0302\u0301 toa\u0301n\u0007\u200b\r\n\r\n\r\n\u202eab`)
    expect(await read(bytes, 'jd.md')).toEqual({ ok: true, kind: 'markdown', text: 'Kế toán\n\nab', hidden: [] })
  })
})

describe('what is refused', () => {
  it('refuses a PDF that needs a password', async () => {
    expect(await read(makePdf(['Secret'], { isEncrypted: true }), 'cv.pdf')).toEqual({ ok: false, code: 'encrypted' })
  })
  it('refuses a PDF cut off in its first objects', async () => {
    expect(await read(makePdf(['Hello']).subarray(0, 60), 'cv.pdf')).toEqual({ ok: false, code: 'unreadable' })
  })
  it('refuses a PDF without text: a scan', async () => {
    expect(await read(makePdf([]), 'scan.pdf')).toEqual({ ok: false, code: 'unreadable' })
  })
  it('refuses a DOCX that is named .pdf, and a PDF that is named .txt', async () => {
    expect(await read(makeDocx(['Hello']), 'cv.pdf')).toEqual({ ok: false, code: 'unsupported_type' })
    expect(await read(makePdf(['Hello']), 'cv.txt')).toEqual({ ok: false, code: 'unsupported_type' })
  })
  it('refuses an old .doc and distinguishes an encrypted .docx from it', async () => {
    const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
    expect(await read(new Uint8Array(ole), 'cv.doc')).toEqual({ ok: false, code: 'unsupported_type' })
    expect(await read(new Uint8Array(ole), 'cv.docx')).toEqual({ ok: false, code: 'unsupported_type' })
    const locked = new Uint8Array([...ole, ...Buffer.from('EncryptedPackage', 'utf16le')])
    expect(await read(locked, 'cv.docx')).toEqual({ ok: false, code: 'encrypted' })
  })
  it('refuses an ODT that is encrypted', async () => {
    const extra = { 'META-INF/manifest.xml': strToU8('<manifest:encryption-data/>') }
    expect(await read(makeOdt('<text:p>a</text:p>', extra), 'cv.odt')).toEqual({ ok: false, code: 'encrypted' })
  })
  it.each(['cv.rtf', 'cv.exe', 'cv', 'cv.pdf.html', ''])('refuses the name "%s"', async (name) => {
    expect(await read(strToU8('{\\rtf1 hello}'), name)).toEqual({ ok: false, code: 'unsupported_type' })
  })
  it('refuses files over 10 MB without opening them, and takes one of exactly 10 MB', async () => {
    const bytes = new Uint8Array(DOCUMENT_LIMITS.fileBytes + 1).fill(97)
    expect(await read(bytes, 'a.txt')).toEqual({ ok: false, code: 'file_too_large' })
    expect(await read(bytes.subarray(1), 'a.txt')).toMatchObject({ ok: true })
  })
  it.each(['bomb.odt', 'bomb.docx'])(
    'refuses %s, which unpacks to more than 50 MB, before it fills the memory',
    async (name) => {
      const zeros = new Uint8Array(DOCUMENT_LIMITS.unzippedBytes + 1024)
      const files = name.endsWith('odt')
        ? { 'content.xml': zeros }
        : { 'word/media/image1.png': zeros, 'word/document.xml': strToU8('<a/>') }
      const bomb = zipSync(files, { level: 6 })
      expect(bomb.length).toBeLessThan(200_000)
      expect(await read(bomb, name)).toEqual({ ok: false, code: 'file_too_large' })
    },
  )
  it('refuses an archive bomb whose header claims to be small', async () => {
    const bomb = zipSync({ 'content.xml': new Uint8Array(DOCUMENT_LIMITS.unzippedBytes + 1024) })
    new DataView(bomb.buffer, bomb.byteOffset).setUint32(22, 100, true)
    expect(await read(bomb, 'bomb.odt')).toEqual({ ok: false, code: 'file_too_large' })
  })
  it('refuses broken archives, other archives, empty files and bytes that are not text', async () => {
    expect(await read(makeDocx(['x']).subarray(0, 40), 'a.docx')).toEqual({ ok: false, code: 'unreadable' })
    expect(await read(zipSync({ 'a.txt': strToU8('x') }), 'a.docx')).toMatchObject({ ok: false })
    expect(await read(new Uint8Array(), 'a.pdf')).toEqual({ ok: false, code: 'empty' })
    expect(await read(strToU8(' \n '), 'a.txt')).toEqual({ ok: false, code: 'empty' })
    expect(await read(new Uint8Array([0xc3, 0x28, 0x41]), 'a.txt')).toEqual({ ok: false, code: 'unreadable' })
    expect(await read(new Uint8Array([1, 0, 2, 0]), 'a.txt')).toEqual({ ok: false, code: 'unsupported_type' })
  })
  it.each(['<text:tracked-changes>', '<', '<text:h', '<office:annotation ', '&#1;', '<text:s text:c="999"/>'])(
    'reads an ODT made of a million times "%s" in a few seconds of processor time',
    async (piece) => {
      const bytes = makeOdt(piece.repeat(Math.floor(4_000_000 / piece.length)))
      const before = process.cpuUsage()
      await read(bytes, 'cv.odt')
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000)
    },
  )
  it('omits comments and deleted passages of an ODT', async () => {
    const xml =
      '<text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:p>kept<office:annotation office:name="1"><text:p>note</text:p></office:annotation>, this too<office:annotation-end office:name="1"/> and <office:annotation><text:p>b</text:p></office:annotation>this</text:p>'
    expect(await read(makeOdt(xml), 'cv.odt')).toMatchObject({ text: 'kept, this too and this' })
  })
  it('gives up at the deadline', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => `Line ${index}`)
    expect(await readDocument(makePdf(lines), 'a.pdf', { deadlineMs: 0 })).toEqual({ ok: false, code: 'unreadable' })
  })
})

const shared = join(import.meta.dirname, '../../../../../../shared/data')
const sample = (path: string) => read(readFileSync(join(shared, path)), path)
describe.skipIf(!existsSync(shared))('real files (only where they are available)', () => {
  it.each(['c1', 'c2', 'c3'])('gives the same words for %s as DOCX and ODT', async (name) => {
    const words = async (path: string) => {
      const result = await sample(path)
      return result.ok ? result.text.match(/[\p{L}\p{N}@.]+/gu) : result.code
    }
    expect(await words(`cv-samples/${name}.odt`)).toEqual(await words(`cv-samples/${name}.docx`))
  })
  it.each(['engineering-manager', 'tech-lead', 'technical-product-manager'])(
    'finds the topics of %s in PDF and DOCX',
    async (name) => {
      for (const extension of ['pdf', 'docx']) {
        const result = await sample(`eng-rubrics/${name}.${extension}`)
        const topics = result.ok ? [...result.text.matchAll(/^(?:## )?([A-E]) - /gm)].map(([, letter]) => letter) : []
        expect([...new Set(topics)]).toEqual(['A', 'B', 'C', 'D', 'E'])
      }
    },
  )
  it('keeps the lines of a two-column header apart', async () => {
    const result = await sample('cv-samples/awesome-cv.pdf')
    expect(result.ok && result.text.split('\n')[1]).toBe('DevOps Engineer · Software Architect')
  })
  it('refuses RTF and HTML', async () => {
    expect(await sample('cv-samples/c1.rtf')).toEqual({ ok: false, code: 'unsupported_type' })
    expect(await sample('cv-samples/c1.html')).toEqual({ ok: false, code: 'unsupported_type' })
  })
})

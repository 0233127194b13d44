import { describe, expect, it } from 'vitest'
import { readDocument } from './read-document'
import {
  makeDoubledDocx,
  makeDoubleFlatePdf,
  makeEncryptedArchive,
  makeEndlessTag,
  makeHugeImagePdf,
  makeInflatingOdt,
  makeInflatingPdf,
  makeManyEntries,
  makeManyPagesPdf,
  makeNestedArchive,
  makeOperatorBomb,
  makeParagraphBomb,
  makeReferenceLoopPdf,
  makeTraversingDocx,
} from './testing/make-bombs'
import { makeDocx, makePdf } from './testing/make-documents'

const refusal = async (bytes: Uint8Array, name: string) => {
  const reading = await readDocument(bytes, name)
  return reading.ok ? reading.text : reading.code
}

/** Processor time of this process: unlike the clock, it does not depend on what else the machine does. */
const measureCpuMs = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** A tenth to a hundredth of what each of them took without its check (docs/decisions/015-worker-processes.md). */
const maxCpuMs = 2_500

describe('F-03: a hostile office document', () => {
  it.each([
    { what: '600,000 empty paragraphs', make: () => makeParagraphBomb(), name: 'cv.docx', code: 'too_complex' },
    { what: 'a part that inflates to 20 MB', make: () => makeInflatingOdt(), name: 'cv.odt', code: 'too_complex' },
    { what: '90,000 entries', make: () => makeManyEntries(), name: 'cv.docx', code: 'too_complex' },
    { what: 'a tag of 1 MB', make: () => makeEndlessTag(), name: 'cv.odt', code: 'too_complex' },
    { what: 'archives within archives', make: () => makeNestedArchive(), name: 'cv.docx', code: 'unreadable' },
    { what: 'a relative path', make: () => makeTraversingDocx(), name: 'cv.docx', code: 'unreadable' },
    { what: 'an absolute path', make: () => makeTraversingDocx('/etc/passwd'), name: 'cv.docx', code: 'unreadable' },
    { what: 'a drive', make: () => makeTraversingDocx('C:\\autoexec.bat'), name: 'cv.docx', code: 'unreadable' },
    { what: 'two parts of one name', make: () => makeDoubledDocx(), name: 'cv.docx', code: 'unreadable' },
    { what: 'encrypted parts', make: () => makeEncryptedArchive(), name: 'cv.docx', code: 'encrypted' },
  ] as const)('is refused cheaply if it has $what', async ({ make, name, code }) => {
    const bytes = make()
    let answer = ''
    const cpuMs = await measureCpuMs(async () => {
      answer = await refusal(bytes, name)
    })
    expect(answer).toBe(code)
    expect(cpuMs).toBeLessThan(maxCpuMs)
  })
})

describe('F-04: a hostile PDF', () => {
  it.each([
    ['a stream that inflates twice', () => makeDoubleFlatePdf(), 'too_complex'],
    ['a stream that inflates to 120 MB', () => makeInflatingPdf(), 'too_complex'],
    ['three million operators', () => makeOperatorBomb(), 'too_complex'],
    ['tables of references that name each other', () => makeReferenceLoopPdf(), 'unreadable'],
    ['a picture of 30,000 by 30,000 points', () => makeHugeImagePdf(), 'unreadable'],
  ] as const)('is refused cheaply if it has %s', async (_, make, code) => {
    const bytes = make()
    await readDocument(makePdf(['warm']), 'warm.pdf')
    let answer = ''
    const cpuMs = await measureCpuMs(async () => {
      answer = await refusal(bytes, 'cv.pdf')
    })
    expect(answer).toBe(code)
    expect(cpuMs).toBeLessThan(maxCpuMs)
  })

  it('is read up to the page limit if it has 10,000 pages', async () => {
    const reading = await readDocument(makeManyPagesPdf(), 'cv.pdf')
    expect(reading).toMatchObject({ ok: true, pages: 10_000 })
    expect(reading.ok && reading.text.split('Hello').length - 1).toBe(200)
  }, 120_000)
})

describe('an honest document', () => {
  it('is read with its first and its last line', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => `Line ${index} of an honest document`)
    expect(await refusal(makePdf(lines), 'cv.pdf')).toContain('Line 39')
    expect(await refusal(makeDocx(lines), 'cv.docx')).toContain('Line 39')
  })
})

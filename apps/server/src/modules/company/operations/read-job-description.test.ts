import { jobDescriptionLimits, zText } from '@candor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorkers, type Workers } from '../../../platform/workers/create-workers'
import { makeDocx, makeZip } from '../../../testing/make-documents'
import { type JobDescriptionInput, readJobDescription } from './read-job-description'

let workers: Workers
beforeAll(() => {
  workers = createWorkers()
})
afterAll(() => workers.close())

/** As the route does: pasted text is normalized by its shape. */
const parseInput = (input: JobDescriptionInput): JobDescriptionInput =>
  'text' in input ? { text: zText(jobDescriptionLimits.textCharacters).parse(input.text) } : input
const member = { kind: 'member' as const, userId: 'user', organizationId: 'organization', role: 'owner' as const }
const read = (input: JobDescriptionInput) =>
  readJobDescription({ readDocument: workers.readDocument }, member, parseInput(input))
const file = (name: string, content: Uint8Array<ArrayBuffer> | string): JobDescriptionInput => ({
  file: new File([content], name),
})

describe('readJobDescription', () => {
  test('returns pasted text in composed letters', async () => {
    expect(await read({ text: 'Kế toán trưởng\nHà Nội'.normalize('NFD') })).toEqual({
      text: 'Kế toán trưởng\nHà Nội',
      fileName: null,
    })
  })

  test('returns the text and the name of a Word document', async () => {
    const made = await read(file('Mô tả.docx'.normalize('NFD'), makeDocx(['Kế toán trưởng', 'Lập báo cáo'])))
    expect(made).toEqual({ text: 'Kế toán trưởng\nLập báo cáo', fileName: 'Mô tả.docx' })
  })

  test('cuts text at the maximum length without splitting a character', async () => {
    const letters = `a${'😀'.repeat(jobDescriptionLimits.textCharacters / 2)}`
    const made = await read(file('long.txt', letters))
    expect(made.text.length).toBeLessThanOrEqual(jobDescriptionLimits.textCharacters)
    expect(made.text).not.toMatch(/\p{Cs}/u)
  })

  test.each([
    ['in the text', { text: 'Sales\u0000Manager' }],
    ['half a character', { text: 'Sales \ud83d Manager' }],
    ['in the file’s name', file('jd\u0000.txt', 'Sales Manager')],
  ])('removes characters that no text has: %s', async (_, input) => {
    const made = await read(input)
    expect(JSON.stringify(made)).not.toMatch(/\\u0000|\\ud83d/)
  })

  test.each([
    ['nothing in it', file('a.txt', ''), 'FILE_EMPTY'],
    ['only spaces', file('a.txt', ' \n\t '), 'FILE_EMPTY'],
    ['no text pasted', { text: ' \n ' }, 'FILE_EMPTY'],
    ['another type', file('a.png', 'x'), 'FILE_TYPE_UNSUPPORTED'],
    ['a type it is not', file('a.pdf', makeDocx(['Sales'])), 'FILE_TYPE_UNSUPPORTED'],
    ['a damaged PDF', file('a.pdf', '%PDF-1.4\nnothing more'), 'FILE_UNREADABLE'],
    [
      'a zip bomb',
      file('a.docx', makeZip({ 'word/document.xml': new Uint8Array(60 * 1024 * 1024) })),
      'FILE_TOO_LARGE',
    ],
    ['ten megabytes and more', file('a.txt', 'a'.repeat(jobDescriptionLimits.fileSizeBytes + 1)), 'FILE_TOO_LARGE'],
  ])('refuses input that holds no readable text: %s', async (_, input, code) => {
    await expect(read(input)).rejects.toMatchObject({ name: 'AppError', code })
  })
})

import { jobDescriptionLimits, zText } from '@candor/contract'
import { jobDescription } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../http/caller'
import { createWorkers, type Workers } from '../../platform/workers/create-workers'
import { makeDocx, makeZip } from '../../testing/make-documents'
import { makeMember } from '../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../testing/test-deps'
import { createJobDescription, type JobDescriptionInput } from './operations/create-job-description'

let deps: TestDeps
let workers: Workers
let member: MemberCaller
beforeAll(async () => {
  deps = await createTestDeps()
  workers = createWorkers()
  member = await makeMember(deps)
})
afterAll(async () => {
  await workers.close()
  await deps.close()
})

/** As the route does: pasted text is normalized by its shape. */
const parseInput = (input: JobDescriptionInput): JobDescriptionInput =>
  'text' in input ? { text: zText(jobDescriptionLimits.textCharacters).parse(input.text) } : input
const create = (input: JobDescriptionInput, actor = member) =>
  createJobDescription({ ...deps, readDocument: workers.readDocument }, actor, parseInput(input))
const file = (name: string, content: Uint8Array<ArrayBuffer> | string): JobDescriptionInput => ({
  file: new File([content], name),
})
const stored = (id: string, actor = member) =>
  deps.withActor(actor, async (tx) => (await tx.select().from(jobDescription).where(eq(jobDescription.id, id)))[0])
const storedCount = () =>
  deps.withActor({ kind: 'worker' }, async (tx) => (await tx.select().from(jobDescription)).length)

describe('a job description', () => {
  test('that was pasted is kept in composed letters, for its organization alone', async () => {
    const made = await create({ text: 'Kế toán trưởng\nHà Nội'.normalize('NFD') })
    expect(made).toMatchObject({ text: 'Kế toán trưởng\nHà Nội', fileName: null })
    expect(await stored(made.id)).toMatchObject({
      text: made.text,
      organizationId: member.organizationId,
      createdBy: member.userId,
      createdAt: new Date(deps.clock.nowMs()),
    })
    expect(await stored(made.id, await makeMember(deps))).toBeUndefined()
  })

  test('is read from a Word document', async () => {
    const made = await create(file('Mô tả.docx'.normalize('NFD'), makeDocx(['Kế toán trưởng', 'Lập báo cáo'])))
    expect(made).toMatchObject({ text: 'Kế toán trưởng\nLập báo cáo', fileName: 'Mô tả.docx' })
    expect((await stored(made.id))?.text).toBe(made.text)
  })

  test('is kept to the length a set is made from, without half a character at its end', async () => {
    const letters = `a${'😀'.repeat(jobDescriptionLimits.textCharacters / 2)}`
    const made = await create(file('long.txt', letters))
    expect(made.text.length).toBeLessThanOrEqual(jobDescriptionLimits.textCharacters)
    expect(made.text).not.toMatch(/\p{Cs}/u)
    expect((await stored(made.id))?.text).toBe(made.text)
  })

  test.each([
    ['in the text', { text: 'Sales\u0000Manager' }],
    ['half a character', { text: 'Sales \ud83d Manager' }],
    ['in the file’s name', file('jd\u0000.txt', 'Sales Manager')],
  ])('loses signs that no text has: %s', async (_, input) => {
    const made = await create(input)
    expect(JSON.stringify([made, await stored(made.id)])).not.toMatch(/\\u0000|\\ud83d/)
  })
})

describe('a file that is refused', () => {
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
  ])('leaves nothing behind: %s', async (_, input, code) => {
    const before = await storedCount()
    await expect(create(input)).rejects.toMatchObject({ name: 'AppError', code })
    expect(await storedCount()).toBe(before)
  })
})

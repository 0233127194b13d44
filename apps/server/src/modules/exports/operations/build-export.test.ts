import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { member, submission } from '@candor/db'
import { parseDelimited } from '@candor/domain'
import { DamagedBytesError } from '@candor/media'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { giveAssessment } from '../../submissions/testing/make-submission'
import { openExports } from '../testing/open-exports'
import { readZip } from '../testing/read-zip'
import { buildExport } from './build-export'
import { deleteExportsOf } from './delete-exports-of'
import { scheduleExport } from './schedule-export'

const worker = { kind: 'worker' } as const
const run = promisify(execFile)
const text =
  'Điều tôi học được là phải nói sớm. I hired twelve engineers in one quarter because every interviewer asked something else.'

let fixture: Awaited<ReturnType<typeof openExports>>
beforeAll(async () => {
  fixture = await openExports()
})
beforeEach(() => {
  const { switches } = fixture.exports
  switches.space = 'enough'
  switches.beforeRead = async () => undefined
})
afterAll(() => fixture.close())

const submit = (changes: Parameters<typeof fixture.submit>[0] = {}) =>
  fixture.submit({
    firstName: 'Thảo',
    lastName: 'Nguyễn',
    answers: [[{ text, modality: 'spoken', videoMs: 9_000, durationMs: 9_000 }], [{ text: '=1+1' }]],
    ...changes,
  })
const remove = async (id: string): Promise<void> => {
  const { deps, exports } = fixture
  await deps.withActor(worker, async (tx) => {
    await tx.delete(submission).where(eq(submission.id, id))
    await deleteExportsOf(exports.context, tx, [id])
  })
}
const fetchFile = async (input: Parameters<typeof fixture.exports.make>[1]) => {
  const made = await fixture.exports.make(fixture.member, input)
  expect(made).toMatchObject({ state: 'ready', failure: null })
  return fixture.exports.download(made.download?.url ?? '')
}

describe('the files of an export', () => {
  test('a CSV file begins with a byte order mark and has one inert line for each submission', async () => {
    const made = await submit({ firstName: '＝SUM(A1)', lastName: '', email: 'csv@example.org' })
    await giveAssessment(fixture.deps, made.id, {})
    const { name, bytes } = await fetchFile({ format: 'csv', submissionIds: [made.id] })
    expect(name).toBe('submissions-2026-11-21.csv')
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const [head, line, ...more] = parseDelimited(bytes.toString('utf8'))
    expect(more.filter((cells) => cells.some((cell) => cell !== ''))).toEqual([])
    const read = (column: string): string | undefined => line?.[head?.indexOf(column) ?? -1]
    expect(read('Candidate')).toBe("'＝SUM(A1)")
    expect(read('Email')).toBe('csv@example.org')
    expect(read('Submitted (UTC)')).toBe('2026-11-21 09:00')
    expect(read('Questions answered')).toBe('2')
    expect(read('Stage')).toBe('Interviewed')
    expect(read('Not judged')).toMatch(/\w: \w/)
  })

  test('an Excel workbook has typed cells and no formula, and every answer', async () => {
    const made = await submit()
    const { bytes } = await fetchFile({ format: 'xlsx', submissionIds: [made.id] })
    const files = await readZip(bytes)
    const all = [...files]
      .filter(([name]) => /^xl\/(worksheets|sharedStrings)/.test(name))
      .map(([, file]) => String(file))
    const xml = all.join('\n')
    expect(String(files.get('xl/workbook.xml'))).toMatch(/name="Submissions"[\s\S]*name="Answers"/)
    expect(xml).toContain('Thảo Nguyễn')
    expect(xml).toContain('Điều tôi học được')
    expect(xml).toContain('=1+1')
    expect(xml).not.toMatch(/<f[ >]/)
  })

  test('a PDF report embeds its typeface and shows Vietnamese words, quotes and the date of the copy', async () => {
    const made = await submit()
    await giveAssessment(fixture.deps, made.id, {})
    const { bytes } = await fetchFile({ format: 'pdf', submissionIds: [made.id] })
    const folder = await mkdtemp(join(tmpdir(), 'candor-report-'))
    try {
      const path = join(folder, 'report.pdf')
      await writeFile(path, bytes)
      const { stdout } = await run('pdftotext', ['-layout', path, '-'])
      expect(stdout).toContain('Thảo Nguyễn')
      expect(stdout).toContain('Điều tôi học được là phải nói sớm.')
      expect(stdout).toContain('This is a copy of 2026-11-21.')
      expect(stdout).toContain('Not judged')
      const fonts = (await run('pdffonts', [path])).stdout
      expect(fonts).toMatch(/Geist-Regular +CID TrueType +Identity-H +yes yes yes/)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('an archive has a folder for each submission, with the recordings of current takes and the whole transcript', async () => {
    const first = await submit({ firstName: '../..\\Thảo?', lastName: '' })
    const second = await submit({
      answers: [
        [
          { text: 'First take.', videoMs: 1_000 },
          { text: 'Second take.', videoMs: 2_000 },
        ],
      ],
    })
    const { bytes } = await fetchFile({ format: 'zip', submissionIds: [first.id, second.id] })
    const files = await readZip(bytes)
    expect([...files.keys()]).toEqual([
      '001 Thảo/01.webm',
      '001 Thảo/transcript.txt',
      '002 Thảo Nguyễn/01.webm',
      '002 Thảo Nguyễn/transcript.txt',
    ])
    expect(String(files.get('001 Thảo/01.webm'))).toBe(`video of ${first.answerIds[0]}`)
    const transcript = String(files.get('002 Thảo Nguyễn/transcript.txt'))
    expect(transcript).toContain('Recording: 01.webm')
    expect(transcript).toContain('Second take.')
    expect(transcript).not.toContain('First take.')
  })

  test('an archive goes without a recording that turns out to be damaged, and says so', async () => {
    const made = await submit()
    const { switches } = fixture.exports
    const whole = switches.openVideo
    switches.openVideo = async (caller, wanted) => {
      const { open, ...file } = await whole(caller, wanted)
      return {
        ...file,
        open: async () => {
          const stream = await open()
          stream.destroy(new DamagedBytesError('planted'))
          return stream
        },
      }
    }
    const { bytes } = await fetchFile({ format: 'zip', submissionIds: [made.id] })
    switches.openVideo = whole
    const files = await readZip(bytes)
    expect([...files.keys()]).toEqual(['001 Thảo Nguyễn/transcript.txt'])
    expect(String(files.values().next().value)).toContain('damaged')
  })
})

describe('an export under way', () => {
  test('applies a filter when it runs, leaves out sample results and mails its member a link to a page', async () => {
    const email = 'filtered@example.org'
    const real = await submit({ email })
    const sample = await submit({ email })
    await giveAssessment(fixture.deps, sample.id, { state: 'mock' })
    const { mails, make, readRow } = fixture.exports
    mails.length = 0
    const made = await make(fixture.member, { format: 'csv', filter: { email } })
    expect(made).toMatchObject({ state: 'ready', progress: { done: 1, total: 1 } })
    expect(await readRow(made.id)).toMatchObject({ submissionIds: [real.id], filter: null })
    expect(mails).toMatchObject([
      { language: 'en', template: { name: 'export-ready', url: `http://localhost:3000/company/exports/${made.id}` } },
    ])
  })

  test('a submission that is deleted while the file is written is not in it, and the export does not fail', async () => {
    const kept = await submit({ email: 'kept@example.org' })
    const gone = await submit({ email: 'gone@example.org' })
    const { switches } = fixture.exports
    let reads = 0
    switches.beforeRead = async (id) => {
      reads += 1
      // The deleted one is in the file by then.
      if (id === kept.id && reads === 2) await remove(gone.id)
    }
    const { bytes } = await fetchFile({ format: 'csv', submissionIds: [gone.id, kept.id] })
    expect(reads).toBe(3)
    expect(String(bytes)).toContain('kept@example.org')
    expect(String(bytes)).not.toContain('gone@example.org')
  })

  test('is made again as a whole after its process was killed, and the half file is never served', async () => {
    const made = await submit()
    const { context, switches, readRow, store } = fixture.exports
    const { id } = await scheduleExport(context, fixture.member, { format: 'csv', submissionIds: [made.id] })
    switches.beforeRead = async () => {
      throw new Error('killed')
    }
    await expect(buildExport(context, { exportId: id })).rejects.toThrow('killed')
    const half = await readRow(id)
    expect(half).toMatchObject({ state: 'running', tries: 1, sizeBytes: null })
    switches.beforeRead = async () => undefined
    await buildExport(context, { exportId: id })
    const whole = await readRow(id)
    expect(whole).toMatchObject({ state: 'ready', tries: 2 })
    expect(whole?.storageKey).not.toBe(half?.storageKey)
    expect(fixture.deps.sentJobs).toContainEqual({
      queue: 'forget-bytes',
      data: { storeId: 'test-store', keys: [half?.storageKey] },
    })
    expect((await store.findSeal(whole?.storageKey ?? ''))?.sealed).toBe(true)
    await buildExport(context, { exportId: id })
    expect((await readRow(id))?.storageKey).toBe(whole?.storageKey)
  })

  test('ends as failed with its reason: after too many tries, on a full disk, with nothing in it, and without the right', async () => {
    const made = await submit()
    const { context, switches, readRow, make } = fixture.exports
    const named = { format: 'csv' as const, submissionIds: [made.id] }
    switches.space = 'refusing'
    expect(await make(fixture.member, named)).toMatchObject({ state: 'failed', failure: 'no_space', download: null })
    switches.space = 'enough'
    expect(await make(fixture.member, { format: 'csv', filter: { keyword: 'no such person' } })).toMatchObject({
      failure: 'empty',
    })
    const { id } = await scheduleExport(context, fixture.member, named)
    switches.beforeRead = async () => {
      throw new Error('killed')
    }
    for (let tries = 0; tries < 5; tries += 1) await expect(buildExport(context, { exportId: id })).rejects.toThrow()
    await buildExport(context, { exportId: id })
    expect(await readRow(id)).toMatchObject({
      state: 'failed',
      failure: 'error',
      storageKey: null,
      submissionIds: null,
    })
    switches.beforeRead = async () => undefined
    const last = await scheduleExport(context, fixture.member, named)
    const { userId } = fixture.member
    const setRole = (role: 'owner' | 'reviewer') =>
      fixture.deps.withActor({ kind: 'auth' }, (tx) => tx.update(member).set({ role }).where(eq(member.userId, userId)))
    await setRole('reviewer')
    await buildExport(context, { exportId: last.id })
    await setRole('owner')
    expect(await readRow(last.id)).toMatchObject({ state: 'failed', failure: 'not_allowed' })
  })
})

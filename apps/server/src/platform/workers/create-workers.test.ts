import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { type AssessInput, assess } from '@candor/assess'
import { BytesUnavailableError, type RangedMedia } from '@candor/media'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeDocx, makeZip } from '../../testing/make-documents'
import { createWorkers, type Workers } from './create-workers'

const recording = new URL('../../../../../packages/media/fixtures/chromium-vp8-opus.webm', import.meta.url)
const text = (value: string): Uint8Array => new TextEncoder().encode(value)

/** A PDF of some kilobytes whose one page unpacks to `sizeBytes` of spaces. */
const bombPdf = (sizeBytes: number): Uint8Array => {
  const stream = deflateSync(Buffer.alloc(sizeBytes, ' '))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${objects.join('')}4 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF'),
  ])
}

const zipBomb = (): Uint8Array =>
  makeZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': new Uint8Array(80 * 1024 * 1024) })

const ranged = (bytes: Uint8Array): RangedMedia => ({
  sizeBytes: bytes.byteLength,
  read: async (start, end) => bytes.subarray(start, end),
})

let workers: Workers
beforeAll(() => {
  workers = createWorkers()
})
afterAll(() => workers.close())

const words =
  'In my last role I hired twelve engineers in one quarter because every interviewer asked for something else. ' +
  'As a result we hired all of them in ten weeks. However, it depended on the market, so I checked the numbers.'
const question = { id: 'q', text: 'Tell me about a difficult project.', kind: 'behavioural' as const }
const input: AssessInput = {
  submissionId: 's',
  language: 'en',
  completion: 'completed',
  hasVideo: true,
  set: { requirements: [], questions: [question] },
  answers: ['a', 'b'].map((answerId) => ({
    answerId,
    questionId: question.id,
    questionText: question.text,
    isFollowUp: false,
    modality: 'typed' as const,
    text: words,
    verbatim: false,
  })),
  candidate: { firstName: 'Linh', lastName: 'Nguyễn' },
}
const createdAt = '2026-11-22T00:00:00.000Z'

test('assesses an interview in a worker with the same result as in this thread, byte for byte', async () => {
  const here = assess(input, { newId: () => 'v', clockIso: () => createdAt })
  expect(await workers.assessInterview(input, { id: 'v', createdAt })).toEqual(here)
})

test('ends an assessment at its limit of processor time, and assesses the next interview', async () => {
  const hurried = createWorkers({ assessMaxCpuMs: 1_000 })
  const version = { id: 'v', createdAt }
  const slow = { ...input, answers: input.answers.map((answer) => ({ ...answer, text: 'a b\n'.repeat(14_000) })) }
  const outcomes = await Promise.allSettled([
    hurried.assessInterview(slow, version, { fairKey: 'a' }),
    workers.assessInterview(input, version, { fairKey: 'b' }),
  ])
  await hurried.close()
  expect(outcomes).toMatchObject([{ status: 'rejected', reason: { code: 'exhausted' } }, { status: 'fulfilled' }])
})

describe('a document', () => {
  test('is read in a worker from the sources as in the built server', async () => {
    expect(await workers.readDocument(text('Kế toán trưởng'), 'mô tả.txt')).toEqual({
      ok: true,
      kind: 'text',
      text: 'Kế toán trưởng',
      hidden: [],
    })
  })

  test('is read in a worker if it is a Word file', async () => {
    expect(await workers.readDocument(makeDocx(['Kế toán trưởng', 'Hà Nội']), 'jd.docx')).toMatchObject({
      kind: 'docx',
      text: 'Kế toán trưởng\nHà Nội',
    })
  })

  test('still belongs to the caller afterwards', async () => {
    const bytes = text('Leads a team')
    await workers.readDocument(bytes, 'jd.md')
    expect(new TextDecoder().decode(bytes)).toBe('Leads a team')
  })

  test('is refused with the reader’s own error', async () => {
    expect(await workers.readDocument(text('MZ'), 'cv.exe')).toEqual({ ok: false, code: 'unsupported_type' })
  })

  test('gets an answer if it unpacks to far more than its size', async () => {
    expect(await workers.readDocument(zipBomb(), 'cv.docx')).toEqual({ ok: false, code: 'file_too_large' })
  })
})

describe('a hostile document', () => {
  test('is refused while this thread continues, and the next file is read', async () => {
    await workers.readDocument(text('warm'), 'a.txt')
    let ticks = 0
    const timer = setInterval(() => {
      ticks += 1
    }, 20)
    const bad = workers.readDocument(bombPdf(400 * 1024 * 1024), 'cv.pdf')
    const next = workers.readDocument(text('Leads a team'), 'cv.txt')
    expect(await bad).toEqual({ ok: false, code: 'too_complex' })
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(0)
    expect(await next).toMatchObject({ ok: true, text: 'Leads a team' })
  })
})

describe('recorded sound', () => {
  test('is converted to WAV in a worker', async () => {
    const wav = await workers.extractWav16k([{ media: ranged(await readFile(recording)), startMs: 0 }])
    expect(Buffer.from(wav).toString('latin1', 0, 4)).toBe('RIFF')
    expect(wav.byteLength).toBeGreaterThan(16_000)
  })

  test('fails with the extraction’s own error if it can’t be read', async () => {
    await expect(workers.extractWav16k([{ media: ranged(text('no recording')), startMs: 0 }])).rejects.toMatchObject({
      name: 'AudioExtractionError',
      code: 'unreadable',
    })
  })

  describe('beyond its worker’s deadline', () => {
    let hurried: Workers
    afterEach(() => hurried.close())
    test('fails with a retryable error', async () => {
      hurried = createWorkers({ audioDeadlineMs: 1 })
      await expect(
        hurried.extractWav16k([{ media: ranged(await readFile(recording)), startMs: 0 }]),
      ).rejects.toMatchObject({
        name: 'AudioOverrunError',
        retryable: true,
      })
    })
  })
})

describe('a join', () => {
  const part = async () => {
    const media = ranged(await readFile(recording))
    return [
      { media, startMs: 0, durationMs: 5_580 },
      { media, startMs: 6_000, durationMs: 5_580 },
    ]
  }

  test('runs in a worker that reads and writes through the server', async () => {
    const written = new Map<number, number>()
    const write = async (positionBytes: number, bytes: Uint8Array) => {
      written.set(positionBytes, bytes.byteLength)
    }
    const joined = await workers.joinRecordings([await part()], { write })
    expect([joined.container, Math.abs(joined.durationMs - 11_580) < 50]).toEqual(['webm', true])
    expect(Math.max(...[...written].map(([position, sizeBytes]) => position + sizeBytes))).toBe(joined.sizeBytes)
  })

  test('is refused with a named error if the parts do not match or are no recordings', async () => {
    const write = async () => undefined
    const [first] = await part()
    const mp4 = ranged(await readFile(new URL('chromium-avc1-opus.mp4', recording)))
    const other = { media: mp4, startMs: 6_000, durationMs: null }
    const differ = workers.joinRecordings([first === undefined ? [] : [first, other]], { write })
    await expect(differ).rejects.toMatchObject({ name: 'JoinError', code: 'differ' })
    const none = { media: ranged(text('no recording')), startMs: 0, durationMs: null }
    await expect(workers.joinRecordings([[none]], { write })).rejects.toMatchObject({ code: 'unreadable' })
  })

  test('reports unavailable bytes and a full disk', async () => {
    const unavailable: RangedMedia = {
      sizeBytes: 100_000,
      read: () => Promise.reject(new BytesUnavailableError('unavailable')),
    }
    const refused = workers.joinRecordings([[{ media: unavailable, startMs: 0, durationMs: null }]], {
      write: async () => {},
    })
    await expect(refused).rejects.toThrow(BytesUnavailableError)
    const full = workers.joinRecordings([await part()], { write: () => Promise.reject(new Error('ENOSPC')) })
    await expect(full).rejects.toThrow('ENOSPC')
  })

  test('fails with UNAVAILABLE beyond its deadline, and the next one runs', async () => {
    const hurried = createWorkers({ joinDeadlineMs: 15_000 })
    const stuck: RangedMedia = { sizeBytes: 100_000, read: () => new Promise(() => undefined) }
    const late = hurried.joinRecordings([[{ media: stuck, startMs: 0, durationMs: null }]], { write: async () => {} })
    await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await expect(hurried.joinRecordings([await part()], { write: async () => {} })).resolves.toBeDefined()
    await hurried.close()
  })

  test('fails with UNAVAILABLE if too many wait', async () => {
    const crowded = createWorkers()
    const stuck: RangedMedia = { sizeBytes: 100_000, read: () => new Promise(() => undefined) }
    const asked = Array.from({ length: 10 }, () =>
      crowded.joinRecordings([[{ media: stuck, startMs: 0, durationMs: null }]], { write: async () => {} }),
    )
    const ended = Promise.allSettled(asked)
    await expect(asked.at(-1)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await crowded.close()
    expect((await ended).every(({ status }) => status === 'rejected')).toBe(true)
  })
})

describe('workers that were closed', () => {
  test('do not call the document unreadable', async () => {
    const closed = createWorkers()
    await closed.close()
    await expect(closed.readDocument(text('a'), 'a.txt')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})

import { expect, test } from 'vitest'
import { createDocumentReader } from './create-document-reader'
import { type RunOptions, WorkerFailure, type WorkerFailureCode, type WorkerPool } from './create-worker-pool'

const createPool = (run: WorkerPool['run']): WorkerPool => ({
  run,
  warmUp: async () => undefined,
  listPids: () => [],
  close: async () => undefined,
})
const bytes = new TextEncoder().encode('Leads a team')

const readWith = (code: WorkerFailureCode) =>
  createDocumentReader(createPool(() => Promise.reject(new WorkerFailure(code))))(bytes, 'cv.txt')

test.each(['exhausted', 'crashed'] as const)('refuses a document as too complex whose worker is %s', async (code) => {
  expect(await readWith(code)).toEqual({ ok: false, code: 'too_complex' })
})

test.each([
  ['busy', 'RATE_LIMITED'],
  ['late', 'UNAVAILABLE'],
  ['closed', 'UNAVAILABLE'],
] as const)('blames no document for workers that are %s', async (code, answer) => {
  await expect(readWith(code)).rejects.toMatchObject({ code: answer })
})

test('says whose turn it is and how much memory the document takes while it waits', async () => {
  const seen: (RunOptions | undefined)[] = []
  const pool = createPool(async (_message, options) => {
    seen.push(options)
    return { ok: false, code: 'empty' }
  })
  const keys = { fairKey: 'organization', clientKey: '192.0.2.1', ownerKey: 'session' }
  await createDocumentReader(pool)(bytes, 'cv.txt', keys)
  expect(seen).toEqual([{ ...keys, sizeBytes: 12 }])
})

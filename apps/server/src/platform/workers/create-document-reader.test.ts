import { documentLimits } from '@candor/domain'
import { describe, expect, test } from 'vitest'
import { createDocumentReader } from './create-document-reader'
import { type RunOptions, WorkerFailure, type WorkerFailureCode, type WorkerPool } from './create-worker-pool'
import type { TaskKeys } from './fair-queue'

const createPool = (run: WorkerPool['run']): WorkerPool => ({
  run,
  warmUp: async () => undefined,
  listPids: () => [],
  close: async () => undefined,
})
const bytes = new TextEncoder().encode('Leads a team')

const readWith = (code: WorkerFailureCode) =>
  createDocumentReader(
    createPool(() => Promise.reject(new WorkerFailure(code))),
    () => 0,
  )(bytes, 'cv.txt')

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
  await createDocumentReader(pool, () => 0)(bytes, 'cv.txt', keys)
  expect(seen).toEqual([{ ...keys, sizeBytes: 12 }])
})

describe('a client whose documents are refused', () => {
  const refuse: WorkerPool['run'] = async () => ({ ok: false, code: 'too_complex' })
  const attacker = { fairKey: 'organization', clientKey: '192.0.2.1' }
  const neighbor = { fairKey: 'organization', clientKey: '192.0.2.2' }
  const { tokens, tokensPerSecond } = documentLimits.refusedOfClient

  const open = () => {
    let nowMs = 0
    let readCount = 0
    const read = createDocumentReader(
      createPool((...args) => {
        readCount += 1
        return refuse(...args)
      }),
      () => nowMs,
    )
    return {
      read: (keys: TaskKeys) => read(bytes, 'cv.docx', keys),
      countRead: () => readCount,
      advance: (ms: number) => {
        nowMs += ms
      },
    }
  }

  test('has to wait after a number of them, before another is read, and others do not', async () => {
    const { read, countRead, advance } = open()
    for (let count = 0; count < tokens; count += 1) await read(attacker)
    const waitSeconds = 1 / tokensPerSecond
    await expect(read(attacker)).rejects.toMatchObject({ code: 'RATE_LIMITED', params: { seconds: waitSeconds } })
    expect(countRead()).toBe(tokens)
    expect(await read(neighbor)).toEqual({ ok: false, code: 'too_complex' })
    advance(waitSeconds * 1000)
    expect(await read(attacker)).toEqual({ ok: false, code: 'too_complex' })
  })

  test('is treated like all others if its address is unknown', async () => {
    const { read, countRead } = open()
    for (let count = 0; count <= tokens; count += 1) await read({ fairKey: 'organization' })
    expect(countRead()).toBe(tokens + 1)
  })
})

test('lets a client send any number of documents that can be read', async () => {
  const read = createDocumentReader(
    createPool(async () => ({ ok: true, kind: 'text', text: 'Leads a team', hidden: [] })),
    () => 0,
  )
  for (let count = 0; count < 3 * documentLimits.refusedOfClient.tokens; count += 1)
    expect((await read(bytes, 'cv.txt', { clientKey: '192.0.2.1' })).ok).toBe(true)
})

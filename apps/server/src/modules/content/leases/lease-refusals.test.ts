import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPool } from '@candor/db'
import { crc32 } from '@candor/media'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpClient } from '../../../testing/http-client'
import { makeSetOverHttp, startSessionOverHttp } from '../../../testing/http-interview'
import { signUp } from '../../../testing/sign-up'
import { startTestServer, type TestServer } from '../../../testing/start-test-server'
import { sealHeaders } from '../../../testing/upload-client'

let server: TestServer
let owner: ReturnType<typeof createPool>
let linkId: string
const block = randomBytes(1_000)

beforeAll(async () => {
  server = await startTestServer()
  owner = createPool(server.database.migratorUrl)
  const recruiter = createHttpClient(server.url)
  await signUp(recruiter, 'mai@example.org')
  linkId = await makeSetOverHttp(recruiter)
  // Another process that lives, and that no one reaches.
  await owner.query(
    "insert into store_node values ('another', 'http://127.0.0.1:9', 'another', now(), now() + interval '1 hour')",
  )
})
afterAll(async () => {
  await owner.end()
  await server.stop()
})

const setNotices = async (state: 'enable' | 'disable'): Promise<void> => {
  await owner.query(`alter table upload ${state} trigger user`)
  await owner.query(`alter table candidate_access ${state} trigger user`)
}

/** A candidate's recording with some appends, so that its lease is in use. */
const record = async () => {
  const candidate = createHttpClient(server.url)
  const session = await startSessionOverHttp(candidate, linkId, { email: `${randomUUID()}@example.org` })
  const found = await owner.query(
    'select a.id, s.data_subject_id from answer a join interview_session s on s.id = a.session_id where s.id = $1',
    [session.id],
  )
  const begun = await candidate.post('/api/content/file/chunk', {
    sessionId: session.id,
    answerId: found.rows[0].id,
    take: 1,
    segmentIndex: 0,
    mime: 'video/webm',
    startOffsetMs: 0,
    writerId: randomUUID(),
  })
  let offset = 0
  const append = async (headers: Readonly<Record<string, string>> = {}) => {
    const answer = await candidate.request(String(begun.body.url), {
      method: 'PATCH',
      body: block,
      headers: {
        'content-type': 'application/partial-upload',
        'upload-offset': String(offset),
        'upload-epoch': '1',
        'upload-crc32': crc32(block).toString(16).padStart(8, '0'),
        ...headers,
      },
    })
    if (answer.status === 204) offset += block.byteLength
    const body = await answer.text()
    return { status: answer.status, code: body === '' ? null : JSON.parse(body).code }
  }
  for (let nth = 0; nth < 3; nth += 1) expect(await append()).toEqual({ status: 204, code: null })
  const uploadId = String(begun.body.uploadId)
  return { append, candidate, uploadId, subjectId: String(found.rows[0].data_subject_id), offset: () => offset }
}

const changes = [
  ['canceled', { status: 404, code: 'NOT_FOUND' }, "update upload set state = 'cancelled' where id = $1"],
  [
    'taken by another page',
    { status: 409, code: 'UPLOAD_FENCED' },
    'update upload set epoch = epoch + 1 where id = $1',
  ],
  [
    'claimed by another process',
    { status: 503, code: 'RECORDING_UNAVAILABLE' },
    "update upload set owner_node = 'another', epoch = epoch + 1 where id = $1",
  ],
  ['erased', { status: 404, code: 'NOT_FOUND' }, 'delete from upload where id = $1'],
  [
    'revoked',
    { status: 401, code: 'UNAUTHENTICATED' },
    'update candidate_access set revoked_at = now() where data_subject_id = $1',
  ],
  [
    'expired',
    { status: 401, code: 'UNAUTHENTICATED' },
    'update candidate_access set expires_at = now() where data_subject_id = $1',
  ],
] as const

const run = (statement: string, { uploadId, subjectId }: { uploadId: string; subjectId: string }) =>
  owner.query(statement, [statement.includes('data_subject_id') ? subjectId : uploadId])

describe('an append', () => {
  test('under a lease needs nothing from the database', async () => {
    const { append } = await record()
    const lock = await owner.connect()
    try {
      await lock.query('begin')
      await lock.query('lock table candidate_access in access exclusive mode')
      expect(await append()).toEqual({ status: 204, code: null })
    } finally {
      // Otherwise every later test of this file would wait for the lock.
      await lock.query('rollback')
      lock.release()
    }
  })

  test.each(changes)('to an upload that was %s is refused after the notice', async (_, refusal, statement) => {
    const recording = await record()
    await run(statement, recording)
    // A notice takes less than a millisecond; this machine may be busy.
    await sleep(150)
    expect(await recording.append()).toEqual(refusal)
  })

  test.each(changes)(
    'to an upload that was %s is refused within two seconds without a notice',
    async (...[, refusal, statement]) => {
      const recording = await record()
      await setNotices('disable')
      await run(statement, recording)
      await setNotices('enable')
      await sleep(2_300)
      expect(await recording.append()).toEqual(refusal)
    },
  )

  test('that came too late can never be sealed', async () => {
    const recording = await record()
    await setNotices('disable')
    await run("update upload set owner_node = 'another', epoch = epoch + 1 where id = $1", recording)
    // This process may still acknowledge bytes on which no one relies.
    await recording.append()
    const whole = Buffer.concat(Array.from({ length: recording.offset() / block.byteLength + 1 }, () => block))
    const sealed = await recording.append(sealHeaders(whole))
    await setNotices('enable')
    expect(sealed.status).toBeGreaterThanOrEqual(400)
    const { rows } = await owner.query('select state, epoch, sha256 from upload where id = $1', [recording.uploadId])
    expect(rows).toEqual([{ state: 'open', epoch: '2', sha256: null }])
  })

  test('after this process’s own cancel or new writer is refused at once', async () => {
    const canceled = await record()
    await canceled.candidate.request(`/api/content/file/chunk/${canceled.uploadId}`, { method: 'DELETE' })
    expect(await canceled.append()).toEqual({ status: 404, code: 'NOT_FOUND' })
  })
})

import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { connect } from './testing/connect'
import { createTestDatabase, type TestDatabase } from './testing/create-test-database'
import { onDatabase } from './testing/test-server'

let database: TestDatabase
let admin: Client
let app: Client

beforeAll(async () => {
  database = await createTestDatabase()
  admin = await connect(onDatabase(inject('testServer').adminUrl, new URL(database.appUrl).pathname.slice(1)))
  // Rows without those they refer to.
  await admin.query('set session_replication_role = replica')
  app = await connect(database.appUrl)
})
afterAll(async () => {
  await app.end()
  await admin.end()
  await database.drop()
})

const at = '2026-11-24T09:00:00Z'
let one: Awaited<ReturnType<typeof insert>>
let other: Awaited<ReturnType<typeof insert>>

/** A person's access, and an upload of theirs. */
const insert = async () => {
  const [organizationId, subjectId, uploadId] = [randomUUID(), randomUUID(), randomUUID()]
  const tokenHash = `hash ${randomUUID()}`
  await admin.query(
    `insert into candidate_access (id, organization_id, data_subject_id, token_hash, created_at, expires_at)
      values (gen_random_uuid(), $1, $2, $3, '2026-11-24', '2026-11-25')`,
    [organizationId, subjectId, tokenHash],
  )
  await admin.query(
    `insert into upload (id, organization_id, data_subject_id, session_id, answer_id, take, segment_index, storage_key, mime,
      start_offset_ms, state, owner_node, epoch, created_at)
      values ($1, $2, $3, gen_random_uuid(), gen_random_uuid(), 1, 0, $4, 'video/webm', 0, 'open', 'here', 2, '2026-11-24')`,
    [uploadId, organizationId, subjectId, randomUUID()],
  )
  return { organizationId, subjectId, uploadId, tokenHash }
}

beforeEach(async () => {
  one = await insert()
  other = await insert()
  await app.query('set role candor_token')
})

const find = async (tokenHashes: readonly string[], uploadId: string, askedAt = at) => {
  const { rows } = await app.query(
    'select token_hash, (upload).id as upload_id, (upload).epoch from candor_find_append_access($1, $2, $3)',
    [tokenHashes, uploadId, askedAt],
  )
  return rows
}
const listCurrent = async (leases: readonly (readonly [string, number, string])[], store = 'here', askedAt = at) => {
  const columns = [0, 1, 2].map((column) => leases.map((lease) => lease[column]))
  const { rows } = await app.query('select id from candor_list_current_uploads($1, $2, $3, $4, $5)', [
    ...columns,
    store,
    askedAt,
  ])
  return rows.map(({ id }) => id)
}

describe('the access of an append', () => {
  test('is what the tokens open, with the upload if it is among it', async () => {
    expect(await find([one.tokenHash], one.uploadId)).toEqual([
      { token_hash: one.tokenHash, upload_id: one.uploadId, epoch: '2' },
    ])
    const both = await find([one.tokenHash, other.tokenHash], one.uploadId)
    expect(both.map(({ upload_id }) => upload_id).sort()).toEqual([one.uploadId, null].sort())
  })

  test('shows no upload of another person, and nothing to tokens that open nothing', async () => {
    expect(await find([other.tokenHash], one.uploadId)).toMatchObject([{ upload_id: null }])
    expect(await find(['hash'], one.uploadId)).toEqual([])
    expect(await find([], one.uploadId)).toEqual([])
  })

  test('ends with its revocation and its time', async () => {
    expect(await find([one.tokenHash], one.uploadId, '2026-11-25T00:00:00Z')).toEqual([])
    await admin.query('update candidate_access set revoked_at = now() where token_hash = $1', [one.tokenHash])
    expect(await find([one.tokenHash], one.uploadId)).toEqual([])
  })
})

describe('the comparison of what is remembered', () => {
  test('finds uploads that are open in this store under this epoch', async () => {
    const leases = [
      [one.uploadId, 2, one.tokenHash],
      [other.uploadId, 1, other.tokenHash],
      [randomUUID(), 2, one.tokenHash],
    ] as const
    expect(await listCurrent(leases)).toEqual([one.uploadId])
    expect(await listCurrent(leases, 'there')).toEqual([])
    await admin.query("update upload set state = 'sealed' where id = $1", [one.uploadId])
    expect(await listCurrent(leases)).toEqual([])
  })

  test('does not find uploads whose token opens them no more, or never did', async () => {
    expect(await listCurrent([[one.uploadId, 2, other.tokenHash]])).toEqual([])
    expect(await listCurrent([[one.uploadId, 2, one.tokenHash]], 'here', '2026-11-25T00:00:00Z')).toEqual([])
    await admin.query('update candidate_access set revoked_at = now() where token_hash = $1', [one.tokenHash])
    expect(await listCurrent([[one.uploadId, 2, one.tokenHash]])).toEqual([])
  })
})

test.each(['candor_app', 'candor_member', 'candor_candidate', 'candor_link', 'candor_worker', 'candor_auth'])(
  'both belong to the role of tokens, and %s may call neither',
  async (role) => {
    await app.query(role === 'candor_app' ? 'reset role' : `set role ${role}`)
    await expect(find([one.tokenHash], one.uploadId)).rejects.toMatchObject({ code: '42501' })
    await expect(listCurrent([[one.uploadId, 2, one.tokenHash]])).rejects.toMatchObject({ code: '42501' })
  },
)

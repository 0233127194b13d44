import { storeLimits } from '@candor/domain'
import { beforeEach, expect, test } from 'vitest'
import type { AppendAccess } from '../repo/append-access'
import { UploadLeases } from './upload-leases'

const uploadId = 'u'
const question = { uploadId, tokenHashes: ['own', 'older'] }
const now = { wallMs: 1_000_000, monotonicMs: 50 }
let isHeartbeatFresh: boolean
let asks: number
/** What the database says, and what happens before its answer arrives. */
let rows: readonly AppendAccess[]
let whileAsked: () => void
let leases: UploadLeases

const access: AppendAccess = {
  accessId: 'a',
  tokenHash: 'own',
  organizationId: 'o',
  dataSubjectId: 'd',
  expiresAt: new Date(2_000_000),
  upload: {
    id: uploadId,
    sessionId: 's',
    answerId: 'n',
    take: 1,
    storageKey: 'k',
    state: 'open',
    ownerNode: 'here',
    epoch: 3,
  },
}
const older: AppendAccess = { ...access, accessId: 'b', tokenHash: 'older', dataSubjectId: 'e', upload: null }

beforeEach(() => {
  Object.assign(now, { wallMs: 1_000_000, monotonicMs: 50 })
  isHeartbeatFresh = true
  asks = 0
  rows = [older, access]
  whileAsked = () => undefined
  leases = new UploadLeases({
    deps: { clock: { nowMs: () => now.wallMs }, storeId: 'here' },
    isHeartbeatFresh: () => isHeartbeatFresh,
    monotonicMs: () => now.monotonicMs,
    readAccess: async () => {
      asks += 1
      whileAsked()
      return rows
    },
  })
  leases.setListening(true)
})

const askLease = async () => {
  const { lease } = await leases.ask(question)
  if (lease === null) throw new Error('there is no lease')
  return lease
}

test('a lease answers later appends with the same tokens, without the database', async () => {
  const lease = await askLease()
  expect(leases.find(question)).toBe(lease)
  expect(lease.accesses.map(({ accessId }) => accessId)).toEqual(['a', 'b'])
  expect(lease.own).toMatchObject({ actor: { organizationId: 'o', dataSubjectId: 'd' }, row: { epoch: 3 } })
  expect(asks).toBe(1)
})

test('other tokens are not answered by it, whether fewer or more', async () => {
  await askLease()
  for (const tokenHashes of [['own'], ['older'], ['own', 'older', 'third'], []]) {
    expect(leases.find({ uploadId, tokenHashes })).toBeNull()
  }
})

test.each([
  ['is sealed', { state: 'sealed' as const }],
  ['belongs to another store', { ownerNode: 'there' }],
  ['belongs to no store', { ownerNode: null }],
])('there is no lease of an upload that %s', async (_, change) => {
  rows = [{ ...access, upload: access.upload && { ...access.upload, ...change } }]
  const answer = await leases.ask(question)
  expect([answer.lease, answer.accesses.length, leases.find(question)]).toEqual([null, 1, null])
})

test('unknown tokens and foreign uploads have no lease', async () => {
  rows = [older]
  expect(await leases.ask(question)).toMatchObject({ lease: null, accesses: [{ accessId: 'b' }] })
  rows = []
  expect(await leases.ask(question)).toEqual({ lease: null, accesses: [] })
})

test('a lease ends with the first of its accesses', async () => {
  rows = [{ ...older, expiresAt: new Date(1_500_000) }, access]
  const lease = await askLease()
  now.wallMs = 1_499_999
  expect(leases.isGood(lease)).toBe(true)
  now.wallMs = 1_500_000
  expect([leases.isGood(lease), leases.find(question)]).toEqual([false, null])
})

test('a lease is not good while this process may be taken for dead', async () => {
  const lease = await askLease()
  isHeartbeatFresh = false
  expect([leases.isGood(lease), leases.find(question)]).toEqual([false, null])
  isHeartbeatFresh = true
  expect(leases.find(question)).toBe(lease)
})

test('a lease that the database has not confirmed for four seconds is not good, whatever set the clock', async () => {
  const lease = await askLease()
  now.wallMs -= 500_000
  now.monotonicMs += storeLimits.leaseMs - 1
  expect(leases.isGood(lease)).toBe(true)
  now.monotonicMs += 1
  expect(leases.isGood(lease)).toBe(false)
  leases.confirm([lease], new Set([uploadId]), now.monotonicMs)
  expect(leases.find(question)).toBe(lease)
})

test('a comparison drops what the database no longer has, but not a newer answer', async () => {
  const lease = await askLease()
  const newer = await askLease()
  leases.confirm([lease], new Set(), now.monotonicMs)
  expect([leases.isGood(lease), leases.find(question)]).toEqual([false, newer])
  leases.confirm([newer], new Set(), now.monotonicMs)
  expect(leases.find(question)).toBeNull()
})

test('a change that overtakes the answer of the database leaves no lease', async () => {
  whileAsked = () => leases.drop(uploadId)
  expect(leases.isGood(await askLease())).toBe(false)
  whileAsked = () => leases.onNotice('a')
  expect(leases.isGood(await askLease())).toBe(false)
  whileAsked = () => leases.setListening(false)
  expect(leases.isGood(await askLease())).toBe(false)
  expect(leases.find(question)).toBeNull()
})

test('a notice of any access of the cookie drops the lease, and others leave it alone', async () => {
  const lease = await askLease()
  leases.onNotice('another')
  expect(leases.find(question)).toBe(lease)
  leases.onNotice('b')
  expect([leases.isGood(lease), leases.find(question)]).toEqual([false, null])
})

test('this process’s own change ends a lease that a request still has, also without notices', async () => {
  leases.setListening(false)
  const lease = await askLease()
  expect([leases.isGood(lease), leases.find(question)]).toEqual([true, null])
  leases.drop(uploadId)
  expect(leases.isGood(lease)).toBe(false)
})

test('a lease that no append used for half a minute is forgotten', async () => {
  const lease = await askLease()
  now.monotonicMs += 20_000
  leases.confirm(leases.listInUse(), new Set([uploadId]), now.monotonicMs)
  expect(leases.find(question)).toBe(lease)
  now.monotonicMs += 30_001
  expect(leases.listInUse()).toEqual([])
})

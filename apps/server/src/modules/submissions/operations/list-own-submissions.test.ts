import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCertificates } from '../certificates/testing'
import { undoOwnDeletion } from '../deletions/operations/undo-own-deletion'
import { type Deletions, openDeletions } from '../deletions/testing/open-deletions'
import { giveLevel } from '../testing/make-submission'
import { listOwnSubmissions } from './list-own-submissions'

let fixture: Awaited<ReturnType<typeof openCertificates>>
let deletions: Deletions
beforeAll(async () => {
  fixture = await openCertificates()
  deletions = await openDeletions()
})
afterAll(async () => {
  await fixture.deps.close()
  await deletions.deps.close()
})

test('listOwnSubmissions lists the interviews of all people of this browser, the newest first', async () => {
  const { deps } = fixture
  const first = await fixture.submit('free')
  await giveLevel(deps, first.id, 4)
  deps.clock.advance(1_000)
  const second = await fixture.submit('off')
  const candidate = [...first.caller.candidate, ...second.caller.candidate]
  const { items } = await listOwnSubmissions(deps, { candidate })
  expect(items.map(({ id, result, answerCount }) => [id, result, answerCount])).toEqual([
    [second.id, 'not_given', 2],
    [first.id, 'ready', 2],
  ])
  expect(items[0]).toMatchObject({
    positionName: 'Recruiter',
    organizationName: 'Sao Mai',
    sessionId: second.sessionId,
  })
})

test('listOwnSubmissions lists nothing of other candidates, and no level', async () => {
  const { deps } = fixture
  const mine = await fixture.submit('free')
  await giveLevel(deps, mine.id, 4)
  await fixture.submit('free')
  const { items } = await listOwnSubmissions(deps, mine.caller)
  expect(items.map(({ id }) => id)).toEqual([mine.id])
  expect(JSON.stringify(items)).not.toContain('level')
  expect(await listOwnSubmissions(deps, { candidate: [] })).toEqual({ items: [], deleted: [] })
})

test('listOwnSubmissions says when an interview that the candidate deleted is erased, until it is restored', async () => {
  const { deps, submit, orderOwn, order } = deletions
  const { id } = await submit()
  const caller = await deletions.callCandidate(id)
  const list = async () => (await listOwnSubmissions(deps, caller)).items.map(({ deletion }) => deletion)
  expect(await list()).toEqual([null])
  const receipt = await orderOwn(id)
  expect(await list()).toEqual([receipt])
  await undoOwnDeletion(deps, caller, { id })
  expect(await list()).toEqual([null])
  await order(id)
  expect(await list()).toEqual([null])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { assessmentReads } from '../../../assessments'
import { getSubmission } from '../../operations/get-submission'
import { type Deletions, openDeletions } from '../testing/open-deletions'
import { getOwnDeletion } from './get-own-deletion'
import { undoOwnDeletion } from './undo-own-deletion'

let fixture: Deletions

beforeAll(async () => {
  fixture = await openDeletions()
})
afterAll(() => fixture.deps.close())

const readAsMember = (id: string) => {
  const { deps, member } = fixture
  return getSubmission({ ...deps, assessments: assessmentReads }, member, { id })
}

test('undoOwnDeletion restores the interview for the candidate and the company', async () => {
  const { deps, submit } = fixture
  const { id } = await submit()
  const caller = await fixture.callCandidate(id)
  await fixture.orderOwn(id)
  await undoOwnDeletion(deps, caller, { id })
  expect(await getOwnDeletion(deps, caller, { id })).toEqual({ deletion: null })
  expect(await readAsMember(id)).toMatchObject({ id })
  // It can be deleted once more.
  expect(await fixture.orderOwn(id)).toMatchObject({ state: 'scheduled', undoMs: 600_000 })
})

test('undoOwnDeletion is refused when the time is over, to others, and where the company deleted it', async () => {
  const { deps, submit } = fixture
  const [own, other] = [await submit(), await submit()]
  const caller = await fixture.callCandidate(own.id)
  const foreign = await fixture.callCandidate(other.id)
  await fixture.order(other.id)
  await expect(undoOwnDeletion(deps, foreign, { id: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await fixture.orderOwn(own.id)
  await expect(undoOwnDeletion(deps, foreign, { id: own.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  fixture.pass()
  await expect(undoOwnDeletion(deps, caller, { id: own.id })).rejects.toMatchObject({ code: 'DELETION_FINAL' })
})

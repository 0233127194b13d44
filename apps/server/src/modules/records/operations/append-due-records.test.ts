import { recordContent, submission } from '@candor/db'
import { recordDelayMs } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveAssessment, giveLevel } from '../../submissions/testing/make-submission'
import { openSubmissions, type Submissions } from '../../submissions/testing/open-submissions'
import { readChain } from '../testing/read-chain'
import { appendDueRecords } from './append-due-records'

const worker = { kind: 'worker' } as const

let fixture: Submissions
beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

const append = (organizationId = fixture.member.organizationId) => appendDueRecords(fixture.deps, { organizationId })
const chain = () => readChain(fixture.deps, fixture.member.organizationId)
const recordsOf = (submissionId: string) =>
  fixture.deps.withActor(worker, (tx) =>
    tx.select().from(recordContent).where(eq(recordContent.submissionId, submissionId)),
  )

test('appends what is due once, in order and without a gap, and leaves what is too young', async () => {
  const { deps } = fixture
  deps.clock.advance(60_000)
  const made = await fixture.submit()
  await append()
  expect((await chain()).entries.filter(({ kind }) => kind === 'submission')).toEqual([])
  deps.clock.advance(recordDelayMs)
  await append()
  await append()
  const { entries, problem } = await chain()
  expect(problem).toBeNull()
  expect(entries[0]).toMatchObject({ seq: 1, kind: 'chain_started' })
  const [row] = (await recordsOf(made.id)).filter(({ kind }) => kind === 'submission')
  expect(entries.filter(({ recordId }) => recordId === row?.id)).toHaveLength(1)
})

test('gives each record one place while several processes append and one is killed in the middle', async () => {
  const { deps } = fixture
  for (let made = 0; made < 4; made += 1) await fixture.submit()
  deps.clock.advance(recordDelayMs)
  const before = (await chain()).entries.length
  const killed: typeof deps.withActor = (actor, run) =>
    deps.withActor(actor, async (tx) => {
      await run(tx)
      throw new Error('killed')
    })
  const organizationId = fixture.member.organizationId
  await expect(appendDueRecords({ ...deps, withActor: killed }, { organizationId })).rejects.toThrow('killed')
  expect((await chain()).entries).toHaveLength(before)
  await Promise.all(Array.from({ length: 6 }, () => append()))
  const { entries, problem } = await chain()
  expect(problem).toBeNull()
  expect(entries.length).toBeGreaterThan(before)
  expect(new Set(entries.map(({ recordId }) => recordId)).size).toBe(entries.length)
})

test('chains each organization for itself', async () => {
  const { deps, stranger } = fixture
  await append(stranger.organizationId)
  const { entries, problem } = await readChain(deps, stranger.organizationId)
  expect([entries.map(({ kind }) => kind), problem]).toEqual([['chain_started'], null])
})

test('records the same kinds at the same shown times whether or not an answer was retaken', async () => {
  const { deps } = fixture
  const first = await fixture.submit({ answers: [[{ text: 'One.' }]] })
  const retaken = await fixture.submit({ answers: [[{ text: 'One.' }, { text: 'Two.' }]] })
  for (const { id } of [first, retaken]) await giveAssessment(deps, id, {})
  const shape = async (id: string) => {
    const rows = await recordsOf(id)
    const submittedAtMs = rows.find(({ kind }) => kind === 'submission')?.happenedAt.getTime() ?? 0
    return rows
      .filter(({ kind }) => kind !== 'assessment')
      .map(({ kind, happenedAt }) => `${kind} ${happenedAt.getTime() - submittedAtMs}`)
      .sort()
  }
  expect(await shape(retaken.id)).toEqual(await shape(first.id))
})

test('keeps the entry of an erased record, and the chain stays whole', async () => {
  const { deps, member } = fixture
  const made = await fixture.submit()
  await giveLevel(deps, made.id, 3)
  deps.clock.advance(recordDelayMs)
  await append()
  const before = await chain()
  const ids = (await recordsOf(made.id)).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(0)
  await deps.withActor(worker, (tx) => tx.delete(submission).where(eq(submission.id, made.id)))
  expect(await recordsOf(made.id)).toEqual([])
  expect(await readChain(deps, member.organizationId)).toEqual(before)
})

import { accommodationRequest, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { correctAnswer } from '../corrections'
import { type Deletions, openDeletions } from '../deletions/testing/open-deletions'
import { readOwnArchive } from './read-own-archive'

let fixture: Deletions
beforeAll(async () => {
  fixture = await openDeletions()
})
afterAll(() => fixture.deps.close())

test('readOwnArchive has every take of the candidate’s answers, and the files they sent', async () => {
  const { deps, submit, addCv } = fixture
  const made = await submit({ answers: [[{ text: 'My first try.' }, { text: 'My second try.' }]] })
  await addCv(made)
  const caller = await fixture.callCandidate(made.id)
  const archive = await readOwnArchive(deps, caller, { id: made.id })
  expect(archive.takes.map(({ take, text, currentTake }) => [take, text, currentTake])).toEqual([
    [1, 'My first try.', 2],
    [2, 'My second try.', 2],
  ])
  expect(archive.files.map(({ name }) => name)).toEqual(['cv.pdf'])
  expect(archive.own.id).toBe(made.id)
})

test('readOwnArchive has what was heard of a take, the correction, and the times of the words that count', async () => {
  const { deps, submit } = fixture
  const words = ['two', 'engine', 'ears'].map((text, index) => ({
    text,
    startMs: index * 500,
    endMs: index * 500 + 400,
  }))
  const take = { text: 'two engine ears', words, modality: 'spoken' as const, transcriptState: 'ready' as const }
  const made = await submit({ answers: [[take]] })
  const caller = await fixture.callCandidate(made.id)
  const read = async () => (await readOwnArchive(deps, caller, { id: made.id })).takes
  expect(await read()).toMatchObject([
    { text: take.text, correctedText: null, lines: [{ text: take.text, startMs: 0 }] },
  ])
  const text = 'two engineers'
  await correctAnswer({ ...deps, recordEvent: async () => undefined }, caller, {
    id: made.id,
    answerId: made.answerIds[0] ?? '',
    text,
  })
  expect(await read()).toMatchObject([{ text: take.text, correctedText: text, lines: [{ text, endMs: 1_400 }] }])
})

test('readOwnArchive reports another candidate’s interview as missing', async () => {
  const { deps, submit } = fixture
  const [own, other] = [await submit(), await submit()]
  const caller = await fixture.callCandidate(own.id)
  for (const id of [other.id, deps.newId()]) {
    expect(await getErrorCode(readOwnArchive(deps, caller, { id }))).toBe('NOT_FOUND')
  }
})

test('readOwnArchive has what the candidate needed in order to take the interview, with the answers, and no one else’s', async () => {
  const { deps, submit, member } = fixture
  const [own, other] = [await submit(), await submit()]
  const asked = {
    text: 'I need more light.',
    language: 'en',
    createdAt: new Date(1_000),
    dueAt: new Date(2_000),
  } as const
  const answered = { outcome: 'granted', allowsTyping: true, answer: 'You get it.', answeredByName: 'Mai' } as const
  await deps.withActor({ kind: 'worker' }, async (tx) => {
    for (const { id } of [own, other]) {
      const [row] = await tx.select().from(submission).where(eq(submission.id, id))
      if (row === undefined) throw new Error('no submission')
      const { organizationId, dataSubjectId, sessionId } = row
      const owner = { organizationId, dataSubjectId, sessionId }
      await fixture.deps.withActor({ kind: 'candidate', organizationId, dataSubjectId }, (own) =>
        own.insert(accommodationRequest).values({ id: deps.newId(), ...owner, ...asked }),
      )
      await tx
        .update(accommodationRequest)
        .set({ ...answered, answeredAt: new Date(3_000), answeredBy: member.userId })
        .where(eq(accommodationRequest.sessionId, sessionId))
    }
  })
  const { accommodations } = await readOwnArchive(deps, await fixture.callCandidate(own.id), { id: own.id })
  expect(accommodations).toEqual([
    {
      text: asked.text,
      createdAt: asked.createdAt,
      dueAt: asked.dueAt,
      outcome: 'granted',
      allowsTyping: true,
      answer: 'You get it.',
      answeredAt: new Date(3_000),
      answeredBy: 'Mai',
    },
  ])
})

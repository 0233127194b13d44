import { domainEvent, submission, transcriptCorrection } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CandidateAccess } from '../../../../http/caller'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { type AssessedSubmissions, openAssessedSubmissions } from '../../../assessments/testing/assessed-submissions'
import { getOwnSubmission } from '../../operations/get-own-submission'
import { type MadeSubmission, makeSubmission, type TakeOptions } from '../../testing/make-submission'
import { correctAnswer } from './correct-answer'

const worker = { kind: 'worker' } as const
const heard = 'I hired twelve engine ears in one quarter because the team was small'
const corrected = 'I hired twelve engineers in one quarter because the team was small'
const words = heard.split(' ').map((text, index) => ({ text, startMs: index * 400, endMs: index * 400 + 300 }))
const spoken: TakeOptions = { text: heard, words, modality: 'spoken', transcriptState: 'ready', durationMs: 6_000 }
let fixture: AssessedSubmissions
beforeAll(async () => {
  fixture = await openAssessedSubmissions()
})
afterAll(() => fixture.deps.close())

interface Submitted extends MadeSubmission {
  readonly caller: { readonly candidate: readonly CandidateAccess[] }
  readonly answerId: string
}

const submit = async (takes: readonly TakeOptions[] = [spoken]): Promise<Submitted> => {
  const { deps, member, set } = fixture
  const made = await makeSubmission(deps, { member, set }, { answers: [takes] })
  const [row] = await deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.id, made.id)))
  const { organizationId } = member
  const access = { accessId: deps.newId(), organizationId, dataSubjectId: row?.dataSubjectId ?? '' }
  return { ...made, caller: { candidate: [access] }, answerId: made.answerIds[0] ?? '' }
}

const correct = ({ caller, id, answerId }: Submitted, text: string) =>
  correctAnswer(fixture.deps, caller, { id, answerId, text })
const listRows = (id: string) =>
  fixture.deps.withActor(worker, (tx) =>
    tx.select().from(transcriptCorrection).where(eq(transcriptCorrection.submissionId, id)),
  )
const countEvents = async (id: string) => {
  const rows = await fixture.deps.withActor(worker, (tx) =>
    tx.select().from(domainEvent).where(eq(domainEvent.subjectId, id)),
  )
  return rows.filter(({ type }) => type === 'transcript.corrected').length
}

describe('correctAnswer', () => {
  test('keeps what was heard, and shows the company the corrected words with times', async () => {
    const own = await submit()
    const { versions, heardText } = await correct(own, `  ${corrected.replace(' in ', '\nin ')} `)
    expect(heardText).toBe(heard)
    expect(versions).toMatchObject([{ version: 1, text: corrected, kind: 'small', changedPercent: 15 }])
    const [answer] = (await fixture.read(own.id)).answers
    expect(answer).toMatchObject({ text: corrected, correction: { kind: 'small', heardText: heard } })
    expect(answer?.lines[0]).toMatchObject({ text: corrected, startMs: 0, endMs: 12 * 400 + 300 })
    expect(answer?.correction?.heardLines[0]?.text).toBe(heard)
    expect(JSON.stringify(answer?.correction)).not.toContain('createdAt')
    expect(await countEvents(own.id)).toBe(1)
  })

  test('words that were only added are shown to the company, and leave the words that are assessed as they were', async () => {
    const own = await submit()
    const added = heard.replace('in one quarter', 'with structured scorecards in one quarter')
    expect((await correct(own, added)).versions).toMatchObject([{ kind: 'small', text: added }])
    const [answer] = (await fixture.read(own.id)).answers
    expect(answer).toMatchObject({ text: heard, correction: { kind: 'small', correctedText: added, heardText: heard } })
  })

  test('a rewrite is stored and shown, and leaves the words that are assessed as they were', async () => {
    const own = await submit()
    const rewrite = 'My strongest skill is planning and I always finish every project before its date'
    expect((await correct(own, rewrite)).versions).toMatchObject([{ kind: 'rewrite' }])
    const [answer] = (await fixture.read(own.id)).answers
    expect(answer).toMatchObject({ text: heard, correction: { kind: 'rewrite', correctedText: rewrite } })
    expect(await countEvents(own.id)).toBe(0)
  })

  test('the same text sent again makes no second version', async () => {
    const own = await submit()
    await correct(own, corrected)
    expect((await correct(own, corrected)).versions).toHaveLength(1)
    expect(await listRows(own.id)).toHaveLength(1)
    expect(await countEvents(own.id)).toBe(1)
  })

  test('corrections that arrive together get different versions', async () => {
    const own = await submit()
    await Promise.all([correct(own, corrected), correct(own, `${corrected} then`)])
    expect((await listRows(own.id)).map(({ version }) => version).sort()).toEqual([1, 2])
  })

  test('what was heard can be restored, and the company then sees no correction', async () => {
    const own = await submit()
    await correct(own, corrected)
    expect((await correct(own, heard)).versions).toHaveLength(2)
    const [answer] = (await fixture.read(own.id)).answers
    expect(answer?.text).toBe(heard)
    expect(answer?.correction).toBeUndefined()
  })

  test('refuses an unchanged or empty text, one that is too long and a fourth version', async () => {
    const own = await submit()
    for (const text of [heard, '', ' \n']) expect(await getErrorCode(correct(own, text))).toBe('CORRECTION_UNCHANGED')
    expect(await getErrorCode(correct(own, 'word '.repeat(100)))).toBe('CORRECTION_TOO_LONG')
    for (const end of ['one', 'two', 'three']) await correct(own, `${corrected} ${end}`)
    expect(await getErrorCode(correct(own, corrected))).toBe('CORRECTION_LIMIT_REACHED')
  })

  test('refuses typed answers and answers without recognized words', async () => {
    const typed = await submit([{ text: heard }])
    expect(await getErrorCode(correct(typed, corrected))).toBe('ANSWER_NOT_CORRECTABLE')
    const failed = await submit([{ ...spoken, text: '', words: null, transcriptState: 'failed' }])
    expect(await getErrorCode(correct(failed, corrected))).toBe('ANSWER_NOT_CORRECTABLE')
  })

  test('refuses a correction more than 14 days after the submission, and says so on the candidate’s page', async () => {
    const own = await submit()
    const open = await getOwnSubmission(fixture.deps, own.caller, { id: own.id })
    expect(open.corrections).toMatchObject({ isOpen: true, answers: [{ answerId: own.answerId, versions: [] }] })
    fixture.deps.clock.advance(14 * 86_400_000)
    expect(await getErrorCode(correct(own, corrected))).toBe('CORRECTION_CLOSED')
    const closed = await getOwnSubmission(fixture.deps, own.caller, { id: own.id })
    expect(closed.corrections?.isOpen).toBe(false)
  })

  test('reports another candidate’s submission and another interview’s answer as missing', async () => {
    const own = await submit()
    const other = await submit()
    const foreign = correctAnswer(fixture.deps, own.caller, { id: other.id, answerId: other.answerId, text: corrected })
    expect(await getErrorCode(foreign)).toBe('NOT_FOUND')
    const mixed = correctAnswer(fixture.deps, own.caller, { id: own.id, answerId: other.answerId, text: corrected })
    expect(await getErrorCode(mixed)).toBe('NOT_FOUND')
    expect(await listRows(other.id)).toEqual([])
  })

  test('shows the company the same, whether or not the answer was retaken', async () => {
    const once = await submit()
    const retaken = await submit([{ ...spoken, text: 'Something else was said first', words: null }, spoken])
    const shown = []
    for (const own of [once, retaken]) {
      await correct(own, corrected)
      shown.push(
        (await fixture.read(own.id)).answers.map(({ correction, lines, text }) => ({ correction, lines, text })),
      )
    }
    expect(shown[1]).toEqual(shown[0])
  })

  test('is deleted with its submission', async () => {
    const own = await submit()
    await correct(own, corrected)
    await fixture.deps.withActor(worker, (tx) => tx.delete(submission).where(eq(submission.id, own.id)))
    expect(await listRows(own.id)).toEqual([])
  })
})

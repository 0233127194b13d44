import { randomUUID } from 'node:crypto'
import { status } from '@candor/contract'
import {
  answer,
  answerTake,
  assessmentPolicy,
  dataSubject,
  interviewSession,
  interviewSet,
  judgeExam,
  submission,
  type Transaction,
  upload,
} from '@candor/db'

import { createJobs } from '../../apps/server/src/jobs/jobs'
import { getConfiguration } from '../../apps/server/src/modules/assessments/judge-exam/configuration'
import { quietLog } from '../../apps/server/src/testing/quiet-log'
import { timeWords } from '../../packages/assess/src/testing/interview'
import { englishSpeakers } from '../../packages/assess/src/testing/texts-speakers-en'
import { vietnameseSpeakers } from '../../packages/assess/src/testing/texts-speakers-vi'
import type { ProductDatabase } from './product-database'

const worker = { kind: 'worker' } as const
const perTransaction = 25

type Set = typeof interviewSet.$inferSelect

/** Joins two texts written for tests into an answer of about a hundred words. */
const composeAnswer = (language: 'en' | 'vi', person: number, nth: number): string => {
  const speakers = Object.values(language === 'en' ? englishSpeakers : vietnameseSpeakers)
  const pieces = [0, 1].map((half) => {
    const texts = Object.values(speakers[(person + nth + half) % speakers.length] ?? {})
    return texts[(nth + half * 2) % Math.max(1, texts.length)] ?? ''
  })
  return pieces.join(' ')
}

/** Adds a recording to the tables only. A submission without any recording counts as not answered. */
const addRecording = async (
  tx: Transaction,
  ids: { organizationId: string; dataSubjectId: string; sessionId: string; answerId: string },
): Promise<void> => {
  await tx.insert(upload).values({
    id: randomUUID(),
    ...ids,
    take: 1,
    segmentIndex: 0,
    storageKey: ids.sessionId,
    mime: 'video/webm',
    startOffsetMs: 0,
    durationMs: 60_000,
    state: 'sealed',
    createdAt: new Date(),
  })
}

const addSubmission = async (
  tx: Transaction,
  set: Set,
  plan: { person: number; questions: readonly { id: string; text: string }[] },
) => {
  const language = plan.person % 2 === 0 ? 'en' : 'vi'
  const at = new Date()
  const ids = { organizationId: set.organizationId, dataSubjectId: randomUUID() }
  const [id, sessionId] = [randomUUID(), randomUUID()]
  const stamps = { createdAt: at, updatedAt: at }
  const person = { email: `${id}@example.org`, firstName: 'Linh', lastName: 'Nguyễn', status: status.ACTIVE }
  await tx
    .insert(dataSubject)
    .values({ id: ids.dataSubjectId, organizationId: set.organizationId, ...person, ...stamps })
  await tx.insert(interviewSession).values({
    id: sessionId,
    ...ids,
    setId: set.id,
    setVersionId: set.currentVersionId ?? '',
    phase: 'ended',
    mode: 'chat',
    language,
    state: {},
    startedAt: at,
    endedAt: at,
    ...stamps,
  })
  const given = plan.questions.map((question, nth) => ({
    id: randomUUID(),
    question,
    text: composeAnswer(language, plan.person, nth),
  }))
  await tx.insert(answer).values(
    given.map(({ id: answerId, question }, nth) => ({
      id: answerId,
      ...ids,
      sessionId,
      turn: nth + 1,
      questionId: question.id,
      questionText: question.text,
      questionNumber: nth + 1,
      isFollowUp: false,
      currentTake: 1,
      firstStartedAt: at,
    })),
  )
  await tx.insert(answerTake).values(
    given.map(({ id: answerId, text }) => {
      const words = timeWords(text)
      const durationMs = (words.at(-1)?.endMs ?? 0) + 500
      const spoken = { modality: 'spoken', transcriptState: 'ready', transcribedBy: 'bench' } as const
      return { id: randomUUID(), ...ids, answerId, take: 1, startedAt: at, ...spoken, text, words, durationMs }
    }),
  )
  await addRecording(tx, { ...ids, sessionId, answerId: given[0]?.id ?? '' })
  await tx.insert(submission).values({
    id,
    ...ids,
    setId: set.id,
    sessionId,
    code: id,
    state: 'submitted',
    isCompleted: true,
    submittedAt: at,
    ...stamps,
  })
  return id
}

export interface WaitingSet {
  readonly setId: string
  readonly questions: readonly { id: string; text: string }[]
}

/**
 * Adds finished interviews with a transcribed spoken answer to each question, half in English and half in Vietnamese. Sends their
 * jobs in one transaction. Returns when it was committed, in epoch milliseconds.
 */
export const addWaiting = async (
  database: ProductDatabase,
  { setId, questions }: WaitingSet,
  count: number,
): Promise<number> => {
  const sets = await database.withActor(worker, (tx) => tx.select().from(interviewSet))
  const set = sets.find(({ id }) => id === setId)
  if (set === undefined) throw new Error('the set is not there')
  const ids: string[] = []
  while (ids.length < count) {
    await database.withActor(worker, async (tx) => {
      const limit = Math.min(count, ids.length + perTransaction)
      while (ids.length < limit) ids.push(await addSubmission(tx, set, { person: ids.length, questions }))
    })
  }
  const jobs = createJobs(database.appUrl, quietLog)
  await database.withActor(worker, async (tx) => {
    for (const submissionId of ids) await jobs.send(tx, { queue: 'assess-submission', data: { submissionId } })
  })
  const atMs = Date.now()
  await jobs.stop()
  return atMs
}

/** Gives the organization of the set a model judge that has passed its exam. */
export const enableModelJudge = async (
  database: ProductDatabase,
  { setId }: WaitingSet,
  model: { readonly id: string; readonly model: string },
): Promise<void> => {
  const configuration = getConfiguration(model)
  if (configuration === null) throw new Error('no model')
  await database.withActor(worker, async (tx) => {
    const set = (await tx.select().from(interviewSet)).find(({ id }) => id === setId)
    if (set === undefined) throw new Error('the set is not there')
    const { organizationId } = set
    const at = new Date()
    const by = randomUUID()
    await tx.insert(judgeExam).values({
      id: randomUUID(),
      organizationId,
      state: 'passed',
      ...configuration,
      requestedBy: by,
      requestedAt: at,
      finishedAt: at,
    })
    await tx.insert(assessmentPolicy).values({ organizationId, engine: 'llm', changedBy: by, updatedAt: at })
  })
}

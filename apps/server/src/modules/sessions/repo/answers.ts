import { answer, answerTake } from '@candor/db'
import {
  type AnswerTakeState,
  isSpokenMode,
  listTakes,
  type SessionAnswerState,
  type SessionMachineState,
} from '@candor/domain'
import { and, eq } from 'drizzle-orm'
import type { SessionRow, Transaction } from './rows'

const toDate = (atMs: number | null): Date | null => (atMs === null ? null : new Date(atMs))
const getStartedAt = (state: SessionAnswerState): Date => new Date(state.firstStartedAtMs ?? state.askedAtMs)

/** The answer itself: times are the first take's and stay so. */
const saveAnswer = async (tx: Transaction, row: SessionRow, state: SessionAnswerState): Promise<void> => {
  const changing = {
    currentTake: state.take,
    firstStartedAt: getStartedAt(state),
    firstEndedAt: toDate(state.firstEndedAtMs),
  }
  await tx
    .insert(answer)
    .values({
      id: state.answerId,
      organizationId: row.organizationId,
      dataSubjectId: row.dataSubjectId,
      sessionId: row.id,
      turn: state.turn,
      questionId: state.questionId,
      questionText: state.questionText,
      questionNumber: state.questionIndex + 1,
      isFollowUp: state.isFollowUp,
      ...changing,
    })
    .onConflictDoUpdate({ target: answer.id, set: changing })
}

const saveTake = async (
  tx: Transaction,
  row: SessionRow,
  input: {
    readonly state: SessionMachineState
    readonly answer: SessionAnswerState
    readonly take: AnswerTakeState
    readonly newId: () => string
  },
): Promise<void> => {
  const state = input.take
  const changing = {
    modality: state.modality ?? (isSpokenMode(input.state.mode) ? 'spoken' : 'typed'),
    text: state.text,
    segments: state.segments,
    transcriptState: state.transcript,
    transcribedBy: state.transcribedBy,
    speechMs: state.speechMs,
    durationMs: state.durationMs,
    segmentCount: state.segmentCount,
    startedAt: new Date(state.startedAtMs ?? input.answer.askedAtMs),
    endedAt: toDate(state.endedAtMs),
  }
  await tx
    .insert(answerTake)
    .values({
      id: input.newId(),
      organizationId: row.organizationId,
      dataSubjectId: row.dataSubjectId,
      answerId: input.answer.answerId,
      take: state.take,
      ...changing,
    })
    .onConflictDoUpdate({ target: [answerTake.answerId, answerTake.take], set: changing })
}

/** Brings the rows of answers and takes up to the reducer's value; untouched answers are not written. */
export const saveAnswers = async (
  tx: Transaction,
  row: SessionRow,
  input: { readonly state: SessionMachineState; readonly newId: () => string },
): Promise<void> => {
  for (const state of input.state.answers) {
    if (row.state.answers.includes(state)) continue
    await saveAnswer(tx, row, state)
    for (const take of listTakes(state)) await saveTake(tx, row, { ...input, answer: state, take })
  }
}

export interface TakeWords {
  readonly answerId: string
  readonly take: number
  /** Times from the answer's start. */
  readonly words:
    | readonly {
        readonly text: string
        readonly startMs: number
        readonly endMs: number
        readonly confidence: number | null
      }[]
    | null
  readonly isVerbatim: boolean
}

/** A recognizer's word times, which the reducer does not use. */
export const saveTakeWords = async (tx: Transaction, take: TakeWords): Promise<void> => {
  await tx
    .update(answerTake)
    .set({ words: take.words, isVerbatim: take.isVerbatim })
    .where(and(eq(answerTake.answerId, take.answerId), eq(answerTake.take, take.take)))
}

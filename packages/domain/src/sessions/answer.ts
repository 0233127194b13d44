/** One recording of an answer. Instants are epoch milliseconds. */
export interface Take {
  readonly take: number
  readonly startedAtMs: number
  readonly endedAtMs: number
}

/** An answer has a stable id and one or more takes; one of them counts. */
export interface AnswerTakes<T extends Take> {
  readonly answerId: string
  readonly currentTake: number
  readonly takes: readonly [T, ...T[]]
}

export const firstTakeOf = <T extends Take>(answer: AnswerTakes<T>): T => answer.takes[0]

/** The take that counts; the first one where the number names none. */
export const currentTakeOf = <T extends Take>(answer: AnswerTakes<T>): T =>
  answer.takes.find((take) => take.take === answer.currentTake) ?? answer.takes[0]

/** A further take counts from now on; one that is there already changes nothing. */
export const addTake = <T extends Take>(answer: AnswerTakes<T>, take: T): AnswerTakes<T> =>
  answer.takes.some((known) => known.take === take.take)
    ? answer
    : { ...answer, takes: [...answer.takes, take], currentTake: take.take }

/** Undoes retakes: an earlier take counts again, as it was. An unknown one changes nothing. */
export const revertToTake = <T extends Take>(answer: AnswerTakes<T>, take: number): AnswerTakes<T> =>
  answer.takes.some((known) => known.take === take) ? { ...answer, currentTake: take } : answer

/** The content of a take without its number and times. */
export type TakeContent<T extends Take> = Omit<T, 'take' | 'startedAtMs' | 'endedAtMs'>
export type CompanyAnswer<T extends Take> = TakeContent<T> & {
  readonly answerId: string
  readonly startedAtMs: number
  readonly endedAtMs: number
}

/**
 * What the company reads: the content of the current take at the times of the first one. The company must not learn the
 * number of takes from it, so the rest of `T` must not hold anything that reveals it.
 */
export const companyView = <T extends Take>(answer: AnswerTakes<T>): CompanyAnswer<T> => {
  const { take: _take, startedAtMs: _startedAtMs, endedAtMs: _endedAtMs, ...content } = currentTakeOf(answer)
  const { startedAtMs, endedAtMs } = firstTakeOf(answer)
  return { ...content, answerId: answer.answerId, startedAtMs, endedAtMs }
}

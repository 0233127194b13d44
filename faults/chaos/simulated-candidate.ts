import type { Page } from '@playwright/test'
import { en } from '../../e2e/support/words'
import { pause } from '../lib/wait'
import type { Device } from './device'
import { decideStep, isInterviewPage, press, readPage, type Step } from './page-view'

/** A simulated candidate who answers, waits, and continues wherever the page allows it. */
export interface SimulatedCandidate {
  /** Waits for the current action and blocks further ones until `resume`. */
  suspend(): Promise<void>
  resume(): void
  stop(): Promise<void>
  readonly answerCount: () => number
}

interface Parts {
  readonly device: Device
  readonly chance: () => number
  /** Called at the end of the interview, to start another one. */
  readonly onEnd: () => Promise<void>
}

const POLL_MS = 350
/** After this long without the interview page, the candidate reloads it. */
const LOST_AFTER_MS = 7_000
const ANSWER_MS = { least: 2_500, most: 9_000 } as const

export const createSimulatedCandidate = ({ device, chance, onEnd }: Parts): SimulatedCandidate => {
  let isSuspended = false
  let isStopped = false
  let answers = 0
  let asked: string | null = null
  let enoughAtMs = 0
  let pageSeenAtMs = performance.now()
  let failure: unknown = null

  const noteQuestion = (question: string | null): void => {
    if (question === asked || question === null) return
    asked = question
    answers += 1
    enoughAtMs = performance.now() + ANSWER_MS.least + (ANSWER_MS.most - ANSWER_MS.least) * chance()
  }
  const reopen = async (): Promise<void> => {
    await device.openInterview()
    pageSeenAtMs = performance.now()
  }
  const perform = async (page: Page, step: Step): Promise<void> => {
    switch (step.do) {
      case 'leave':
        return onEnd()
      case 'press':
        await press(page, step.words)
        // Press once per question, or again after a while.
        if (step.words === en.candidate.interviewPage.done) enoughAtMs = performance.now() + ANSWER_MS.most
        return
      case 'watch':
        if (performance.now() - pageSeenAtMs > LOST_AFTER_MS) await reopen()
    }
  }
  const act = async (): Promise<void> => {
    const page = device.page()
    if (page === null) return reopen()
    const view = await readPage(page)
    if (view === null) return perform(page, { do: 'watch' })
    if (isInterviewPage(view)) pageSeenAtMs = performance.now()
    noteQuestion(view.question)
    await perform(page, decideStep(view, performance.now() > enoughAtMs))
  }
  let turn: Promise<void> = Promise.resolve()
  const run = async (): Promise<void> => {
    while (!isStopped) {
      if (!isSuspended) {
        turn = act()
        await turn
      }
      await pause(POLL_MS)
    }
  }
  const running = run().catch((error: unknown) => {
    failure = error
  })
  return {
    suspend: async () => {
      isSuspended = true
      await turn.catch(() => {
        // `stop` throws this error.
      })
    },
    resume: () => {
      isSuspended = false
      pageSeenAtMs = performance.now()
    },
    stop: async () => {
      isStopped = true
      await running
      if (failure !== null) throw failure
    },
    answerCount: () => answers,
  }
}

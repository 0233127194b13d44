import type { Page } from '@playwright/test'
import { en } from '../../e2e/support/words'
import { pause } from '../lib/wait'
import type { Device } from './device'
import { isRoom, lookAt, nextStep, press, type Step } from './page-view'

/** Somebody at the device who answers, waits where waiting is due, and goes on wherever the page lets them. */
export interface Hands {
  /** Waits until what they are about to do is done, and keeps them off until `release`. */
  hold(): Promise<void>
  release(): void
  stop(): Promise<void>
  readonly answerCount: () => number
}

interface Parts {
  readonly device: Device
  readonly chance: () => number
  /** The interview has come to its end: another one is to be begun. */
  readonly onEnd: () => Promise<void>
}

const LOOK_EVERY_MS = 350
/** A page that shows no room for so long is opened again, as a person would press reload. */
const LOST_AFTER_MS = 7_000
const ANSWER_MS = { least: 2_500, most: 9_000 } as const

export const createHands = ({ device, chance, onEnd }: Parts): Hands => {
  let isHeld = false
  let isStopped = false
  let answers = 0
  let asked: string | null = null
  let enoughAtMs = 0
  let roomSeenAtMs = performance.now()
  let failure: unknown = null

  const noteQuestion = (question: string | null): void => {
    if (question === asked || question === null) return
    asked = question
    answers += 1
    enoughAtMs = performance.now() + ANSWER_MS.least + (ANSWER_MS.most - ANSWER_MS.least) * chance()
  }
  const reopen = async (): Promise<void> => {
    await device.openRoom()
    roomSeenAtMs = performance.now()
  }
  const perform = async (page: Page, step: Step): Promise<void> => {
    switch (step.do) {
      case 'leave':
        return onEnd()
      case 'press':
        await press(page, step.words)
        // Once: the next press is for the next question, or after a while.
        if (step.words === en.candidate.room.done) enoughAtMs = performance.now() + ANSWER_MS.most
        return
      case 'watch':
        if (performance.now() - roomSeenAtMs > LOST_AFTER_MS) await reopen()
    }
  }
  const act = async (): Promise<void> => {
    const page = device.page()
    if (page === null) return reopen()
    const look = await lookAt(page)
    if (look === null) return perform(page, { do: 'watch' })
    if (isRoom(look)) roomSeenAtMs = performance.now()
    noteQuestion(look.question)
    await perform(page, nextStep(look, performance.now() > enoughAtMs))
  }
  let turn: Promise<void> = Promise.resolve()
  const run = async (): Promise<void> => {
    while (!isStopped) {
      if (!isHeld) {
        turn = act()
        await turn
      }
      await pause(LOOK_EVERY_MS)
    }
  }
  const running = run().catch((error: unknown) => {
    failure = error
  })
  return {
    hold: async () => {
      isHeld = true
      await turn.catch(() => {
        // It is told at the end.
      })
    },
    release: () => {
      isHeld = false
      roomSeenAtMs = performance.now()
    },
    stop: async () => {
      isStopped = true
      await running
      if (failure !== null) throw failure
    },
    answerCount: () => answers,
  }
}

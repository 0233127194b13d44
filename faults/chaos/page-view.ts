import type { Page } from '@playwright/test'
import { en } from '../../e2e/support/words'
import { orGiveUp } from '../lib/wait'

/** What a candidate sees at one moment, as far as it says what to press. */
export interface Look {
  /** The words on every button that can be pressed. */
  readonly buttons: readonly string[]
  readonly headings: readonly string[]
  readonly question: string | null
}

const LOOK_LIMIT_MS = 4_000

/** Null: the page does not answer now (it is loading, frozen or gone). */
export const lookAt = (page: Page): Promise<Look | null> =>
  orGiveUp<Look | null>(
    page.evaluate(() => {
      const words = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map((element) => (element.textContent ?? '').trim())
      return {
        buttons: words('button:not([disabled])'),
        headings: words('h1, h2'),
        question: document.querySelector('[data-testid="question"]')?.textContent ?? null,
      }
    }),
    LOOK_LIMIT_MS,
    null,
  )

/** Pressed without waiting for anything: whatever comes of it is seen at the next look. */
export const press = (page: Page, words: string): Promise<void> =>
  orGiveUp(
    page.evaluate((text) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:not([disabled])')]
      buttons.find((button) => (button.textContent ?? '').trim().startsWith(text))?.click()
    }, words),
    LOOK_LIMIT_MS,
    undefined,
  )

const { room, otherTab, resume, paused, finish } = en.candidate
const ends: readonly string[] = [finish.title, finish.titleLeft, finish.titleTimeUp]

export type Step =
  | { readonly do: 'press'; readonly words: string }
  /** The interview has come to its end. */
  | { readonly do: 'leave' }
  | { readonly do: 'watch' }

/** What somebody who wants to go on does: dialogs first, then the question, and at last "I'm done". */
export const nextStep = (look: Look, isLongEnough: boolean): Step => {
  if (look.headings.some((heading) => ends.includes(heading))) return { do: 'leave' }
  const dialogs = [otherTab.take, paused.resume, resume.resume, room.answerNow]
  const wanted = isLongEnough ? [...dialogs, room.done] : dialogs
  const words = wanted.find((text) => look.buttons.some((button) => button.startsWith(text)))
  return words === undefined ? { do: 'watch' } : { do: 'press', words }
}

/** The room is there: somebody is asked something, or is told what goes on. */
export const isRoom = (look: Look): boolean =>
  look.question !== null || look.buttons.some((text) => text.startsWith(room.done))

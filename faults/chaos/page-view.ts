import type { Page } from '@playwright/test'
import { en } from '../../e2e/support/words'
import { withTimeout } from '../lib/wait'

/** What a candidate sees that decides what to press. */
export interface PageView {
  /** The labels of all enabled buttons. */
  readonly buttons: readonly string[]
  readonly headings: readonly string[]
  readonly question: string | null
}

const READ_LIMIT_MS = 4_000

/** Returns null if the page does not respond: it is loading, frozen or gone. */
export const readPage = (page: Page): Promise<PageView | null> =>
  withTimeout<PageView | null>(
    page.evaluate(() => {
      const words = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map((element) => (element.textContent ?? '').trim())
      return {
        buttons: words('button:not([disabled])'),
        headings: words('h1, h2'),
        question: document.querySelector('[data-testid="question"]')?.textContent ?? null,
      }
    }),
    READ_LIMIT_MS,
    null,
  )

/** Presses a button without waiting: the next read shows the effect. */
export const press = (page: Page, words: string): Promise<void> =>
  withTimeout(
    page.evaluate((text) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:not([disabled])')]
      buttons.find((button) => (button.textContent ?? '').trim().startsWith(text))?.click()
    }, words),
    READ_LIMIT_MS,
    undefined,
  )

const { interviewPage, otherTab, resume, paused, finish } = en.candidate
const ends: readonly string[] = [finish.title, finish.titleLeft, finish.titleTimeUp]

export type Step =
  | { readonly do: 'press'; readonly words: string }
  /** The interview has ended. */
  | { readonly do: 'leave' }
  | { readonly do: 'watch' }

/** Decides the next step of a candidate who wants to continue: dialogs first, then the question, then "I'm done". */
export const decideStep = (view: PageView, isLongEnough: boolean): Step => {
  if (view.headings.some((heading) => ends.includes(heading))) return { do: 'leave' }
  const dialogs = [otherTab.take, paused.resume, resume.resume, interviewPage.answerNow]
  const wanted = isLongEnough ? [...dialogs, interviewPage.done] : dialogs
  const words = wanted.find((text) => view.buttons.some((button) => button.startsWith(text)))
  return words === undefined ? { do: 'watch' } : { do: 'press', words }
}

/** Whether the interview page is shown: a question or the button that ends an answer. */
export const isInterviewPage = (view: PageView): boolean =>
  view.question !== null || view.buttons.some((text) => text.startsWith(interviewPage.done))

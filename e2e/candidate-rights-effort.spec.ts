import { answerTake, submission } from '@candor/db'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { openProductDatabase } from '../bench/lib/product-database'
import { expectAccessible } from './support/expect-accessible'
import { pressEnterOn, tabTo, typeInto } from './support/keyboard'
import { makeActiveSet, type Recruiter, setContent, takeTypedInterview, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en, like } from './support/words'

const { correction, own: ownWords } = en.assessment
const { objection, own: review } = en.requests
const { ownData } = en.responses
const { leave } = en.candidate
const clickLimit = 3
const limitMs = 60_000
/** Remarks on the CV have no link of their own: the quotes and criteria of the result come before them. */
const tabLimit = 120

/** How a candidate presses and types. Counts presses; typing is not counted. */
interface Input {
  press(target: Locator): Promise<void>
  type(target: Locator, text: string): Promise<void>
  presses(): number
}

const createInput = (page: Page, kind: 'touch' | 'keyboard'): Input => {
  let presses = 0
  return {
    press: async (target) => {
      presses += 1
      if (kind === 'keyboard') await pressEnterOn(page, target, tabLimit)
      else await target.tap()
    },
    type: async (target, text) => {
      if (kind === 'touch') return target.fill(text)
      await tabTo(page, target)
      await page.keyboard.press('ControlOrMeta+A')
      await typeInto(page, target, text)
    },
    presses: () => presses,
  }
}

/** Speech needs a recorder; what matters here is how a spoken answer is corrected. */
const makeSpoken = async (dataDir: string, submissionId: string): Promise<void> => {
  const database = openProductDatabase(dataDir)
  try {
    await database.withActor({ kind: 'worker' }, async (tx) => {
      const [row] = await tx.select().from(submission).where(eq(submission.id, submissionId))
      if (row === undefined) throw new Error('no such submission')
      await tx.update(answerTake).set({ modality: 'spoken' }).where(eq(answerTake.dataSubjectId, row.dataSubjectId))
    })
  } finally {
    await database.close()
  }
}

interface Right {
  readonly name: string
  /** Which of the links at the top of the page leads there. */
  readonly section?: string
  /** Uses the right on the candidate's page, and waits until the page says that it is done. */
  readonly use: (page: Page, input: Input) => Promise<void>
}

const askForReview: Right = {
  name: 'ask for a review by a person',
  section: review.title,
  use: async (page, { press, type }) => {
    await press(page.getByRole('button', { name: review.ask }))
    await type(page.getByRole('textbox', { name: review.text }), 'I said how we restored the table.')
    await expectAccessible(page, 'the form of a request')
    await press(page.getByRole('button', { name: review.send }))
    await expect(page.getByText(review.sent)).toBeVisible()
  },
}

const correct: Right = {
  name: 'correct what was heard',
  section: ownWords.answers,
  use: async (page, { press, type }) => {
    await press(page.getByRole('button', { name: correction.open }).first())
    const field = page.getByRole('textbox', { name: correction.label })
    await type(field, `${await field.inputValue()} Truly.`)
    await expectAccessible(page, 'the form of a correction')
    await press(page.getByRole('button', { name: correction.save }))
    await expect(page.getByTestId('own-correction')).toBeVisible()
  },
}

const object: Right = {
  name: 'object to a remark',
  use: async (page, { press, type }) => {
    await press(page.getByRole('button', { name: objection.object }).first())
    await type(page.getByRole('textbox', { name: objection.text }), 'I studied in that year.')
    await expectAccessible(page, 'the form of an objection')
    await press(page.getByRole('button', { name: objection.send }))
    await expect(page.getByText(objection.sent)).toBeVisible()
  },
}

const download: Right = {
  name: 'download everything',
  section: ownData.title,
  use: async (page, { press }) => {
    const downloading = page.waitForEvent('download')
    await press(page.getByRole('link', { name: ownData.download }))
    expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)
  },
}

const remove: Right = {
  name: 'delete the interview',
  section: ownData.title,
  use: async (page, { press }) => {
    await press(page.getByRole('button', { name: ownData.delete }))
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'the question before a deletion')
    await press(dialog.getByRole('button', { name: ownData.delete }))
    await expect(page.getByRole('heading', { level: 1, name: ownData.byYou })).toBeVisible()
  },
}

const forget = (name: string, button: string): Right => ({
  name,
  section: ownData.title,
  use: async (page, { press }) => {
    await press(page.getByRole('button', { name: button }))
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'the question before an interview is forgotten')
    await press(dialog.getByRole('button', { name: leave.confirm }))
    await expect(page).toHaveURL(/\/submission$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
})

const readWords: Right = {
  name: 'see what was heard',
  use: async (page) => {
    await expect(page.getByTestId('own-answer').first()).toContainText(englishAnswers[0]?.slice(0, 40) ?? '')
  },
}

/** Rights after which the interview is still there, in this order. */
const repeatable = [readWords, askForReview, object, download, correct]
/** Each ends the access or the interview, so each has its own. The list of submissions has no deleted one. */
const final = [forget('say “this isn’t me”', leave.notMe), forget('say “I’m done”', leave.done), remove]

const openOwnPage = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/submission/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: like(ownWords.states.ready.title) })).toBeVisible()
}

for (const kind of ['touch', 'keyboard'] as const) {
  test.describe(`with ${kind} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: kind === 'touch' })

    const interview = async (
      context: BrowserContext,
      recruiter: Recruiter,
      place: { url: string; linkId: string; nth: number },
    ) => {
      const email = `effort-${kind}-${place.nth}@example.org`
      const person = { firstName: 'Thu', lastName: 'Trần', email, hasCv: true, answers: englishAnswers }
      const { api } = await takeTypedInterview(place.url, place.linkId, person)
      const rows = await waitForAssessed(recruiter.api, place.nth)
      await context.clearCookies()
      await context.addCookies(api.cookies())
      // The list begins with the newest.
      return rows[0]?.id ?? ''
    }

    test('each right takes at most three presses and a minute on the candidate’s page', async ({
      page,
      context,
      guard,
      recruiter,
      product,
    }) => {
      test.setTimeout(600_000)
      // The list of a browser that has no interview any more.
      guard.expect(/status of 401 .*\/seeker\/submission\)/)
      const content = setContent({ languages: ['en'], modes: ['text'], requiresCv: true })
      const { linkId } = await makeActiveSet(recruiter.api, content)
      const exercise = (right: Right, id: string) =>
        test.step(
          right.name,
          async () => {
            await openOwnPage(page, id)
            const input = createInput(page, kind)
            const links = page.getByRole('navigation', { name: ownWords.onThisPage })
            if (right.section !== undefined) await input.press(links.getByRole('link', { name: right.section }))
            await right.use(page, input)
            expect(input.presses(), right.name).toBeLessThanOrEqual(clickLimit)
          },
          { timeout: limitMs },
        )
      const id = await interview(context, recruiter, { url: product.url, linkId, nth: 1 })
      await makeSpoken(product.dataDir, id)
      for (const right of repeatable) await exercise(right, id)
      for (const [index, right] of final.entries()) {
        await exercise(right, await interview(context, recruiter, { url: product.url, linkId, nth: index + 2 }))
      }
    })
  })
}

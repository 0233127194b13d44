import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, setContent, takeTypedInterview, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const { board, start } = en
const { kinds } = en.company.stages

const findColumn = (page: Page, kind: keyof typeof kinds) => page.getByRole('region', { name: kinds[kind] })
/** Waits until the server has answered the move that the steps make. */
const untilMoved = async (page: Page, steps: () => Promise<void>): Promise<void> => {
  const answered = page.waitForResponse('**/update-list')
  await steps()
  await answered
}
const findCard = (page: Page, name: string) => page.locator('[data-row-id]').filter({ hasText: name })

test('a card moves with the keys, the menu and the pointer, moves back with undo and where the server refuses', async ({
  page,
  product,
  recruiter,
  signIn,
  guard,
}) => {
  guard.expect(/status of 404/)
  const set = await makeActiveSet(recruiter.api, setContent({ replyWithinDays: 1 }))
  for (const firstName of ['Linh', 'Ben']) {
    const email = `${firstName.toLowerCase()}@example.org`
    await takeTypedInterview(product.url, set.linkId, { firstName, lastName: 'Tran', email, answers: englishAnswers })
  }
  await waitForAssessed(recruiter.api, 2)
  await signIn(page.context(), recruiter)

  await page.goto('/')
  await expect(page).toHaveURL(/\/company\/start$/)
  const waiting = page.getByRole('region', { name: start.waiting.title })
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await waiting.getByRole('button', { name: start.replied.open.replace('{name}', 'Linh Tran') }).click()
  await page.getByRole('button', { name: start.replied.confirm }).click()
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await expect(waiting.getByRole('heading')).toBeFocused()
  await expect(page.getByRole('region', { name: start.new.title }).getByRole('listitem')).toHaveCount(2)

  await page.goto('/company/all-submissions?table=board')
  const ben = findCard(page, 'Ben Tran')
  await expect(findColumn(page, 'interviewed').getByRole('listitem')).toHaveCount(2)
  await ben.getByRole('link').focus()
  await untilMoved(page, () => page.keyboard.press('Shift+ArrowRight'))
  await expect(findColumn(page, 'shortlisted').getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(findCard(page, 'Linh Tran').getByRole('link')).toBeFocused()
  await expectAccessible(page, 'the board after a move')
  await untilMoved(page, () => page.getByRole('button', { name: board.undo }).click())
  await expect(findColumn(page, 'interviewed').getByRole('listitem')).toHaveCount(2)

  await ben.getByRole('button', { name: board.card.replace('{name}', 'Ben Tran') }).click()
  const toOffer = page.getByRole('menuitem', { name: board.moveTo.replace('{stage}', kinds.offer) })
  await untilMoved(page, () => toOffer.click())
  await expect(findColumn(page, 'offer').getByText('Ben Tran')).toBeVisible()
  await untilMoved(page, () => ben.dragTo(findColumn(page, 'hired')))
  await expect(findColumn(page, 'hired').getByText('Ben Tran')).toBeVisible()
  await page.reload()
  await expect(findColumn(page, 'hired').getByText('Ben Tran')).toBeVisible()

  await page.route('**/update-list', (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }))
  await untilMoved(page, () => ben.dragTo(findColumn(page, 'interviewed')))
  await expect(findColumn(page, 'hired').getByText('Ben Tran')).toBeVisible()
  await expect(findColumn(page, 'interviewed').getByRole('listitem')).toHaveCount(1)
})

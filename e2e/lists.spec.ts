import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, setContent, takeTypedInterview, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const { sets, set: setWords, status, submissions, review } = en.company
const list = en.submissionList

/** What a page asks the server for, from now on. */
const watchRequests = (page: Page) => {
  const documents: string[] = []
  const data: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'document') documents.push(pathname)
    if (pathname.startsWith('/api/')) data.push(`${request.method()} ${pathname}`)
  })
  return { documents, count: (call: string) => data.filter((made) => made === call).length }
}

const getScroll = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

test('opening a set and going back loads no document, and keeps the page, the filter and the scroll position', async ({
  page,
  recruiter,
  signIn,
}) => {
  for (let number = 10; number < 55; number += 1) {
    const body = { name: `Set ${number}`, content: setContent(), producedBy: null }
    expect((await recruiter.api.post('/api/interview/interview/set', body)).status).toBe(201)
  }
  await signIn(page.context(), recruiter)
  await page.goto('/company/interview-sets')
  await page.getByRole('button', { name: new RegExp(`^${status.inactive}`) }).click()
  await page.getByRole('button', { name: en.common.pager.next }).click()
  await expect(page.getByRole('link', { name: 'Set 34', exact: true })).toBeVisible()
  const { documents } = watchRequests(page)
  await page.evaluate(() => window.scrollTo(0, 400))
  const scroll = await getScroll(page)
  expect(scroll).toBeGreaterThan(100)

  const expectListAsLeft = async (): Promise<void> => {
    await expect(page.getByRole('link', { name: 'Set 25', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/interview-sets\?(?=.*page=2)(?=.*status=)/)
    await expect.poll(() => getScroll(page)).toBe(scroll)
  }
  await page.getByRole('link', { name: 'Set 25', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Set 25' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: setWords.back, exact: true }).click()
  await expectListAsLeft()
  await page.getByRole('row', { name: 'Set 25' }).getByRole('cell').nth(2).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Set 25' })).toBeVisible()
  await page.goBack()
  await expectListAsLeft()
  expect(documents).toEqual([])
})

test('a submission is loaded once, when the pointer or the focus rests on its row, and opens without a document', async ({
  page,
  product,
  recruiter,
  signIn,
}) => {
  const set = await makeActiveSet(recruiter.api)
  for (const firstName of ['Ánh', 'Bình']) {
    const email = `${firstName === 'Ánh' ? 'anh' : 'binh'}@example.org`
    await takeTypedInterview(product.url, set.linkId, { firstName, lastName: 'Lê', email, answers: englishAnswers })
  }
  const { body } = await recruiter.api.get('/api/interview/interview/submission?sort=name')
  const [first, second] = (body.items as { id: string }[]).map(
    ({ id }) => `GET /api/interview/interview/submission/${id}`,
  )
  await signIn(page.context(), recruiter)
  await page.goto('/company/all-submissions?sort=name')
  await expect(page.getByRole('link', { name: 'Ánh Lê' })).toBeVisible()
  const { documents, count } = watchRequests(page)

  await page.getByRole('row', { name: 'Ánh Lê' }).hover()
  await expect.poll(() => count(first ?? '')).toBe(1)
  await page.getByRole('heading', { level: 1, name: submissions.title }).hover()
  await page.getByRole('row', { name: 'Ánh Lê' }).hover()
  await page.getByRole('link', { name: 'Ánh Lê' }).focus()
  // To the checkbox of the next row, and to its link.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Bình Lê' })).toBeFocused()
  await expect.poll(() => count(second ?? '')).toBe(1)
  expect(count(first ?? '')).toBe(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bình Lê' })).toBeVisible()
  await page.getByRole('link', { name: review.back }).click()
  await page.getByRole('link', { name: 'Ánh Lê' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ánh Lê' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/all-submissions\?sort=name$/)
  expect(documents).toEqual([])
})

test('the order by must-haves and points puts first who named the must-have, by keyboard too', async ({
  page,
  product,
  recruiter,
  signIn,
}) => {
  const set = await makeActiveSet(recruiter.api)
  const naming = englishAnswers.map((answer) => `${answer} I was keeping our services running at night.`)
  for (const [firstName, answers] of [
    ['Ánh', naming],
    ['Bình', englishAnswers],
  ] as const) {
    const email = `${firstName === 'Ánh' ? 'anh' : 'binh'}@example.org`
    await takeTypedInterview(product.url, set.linkId, { firstName, lastName: 'Lê', email, answers })
  }
  await waitForAssessed(recruiter.api, 2)
  await signIn(page.context(), recruiter)
  await page.goto('/company/all-submissions')
  const people = page.getByRole('table', { name: submissions.caption }).getByRole('link', { name: 'Lê' })
  await expect(people).toHaveText(['Bình Lê', 'Ánh Lê'])
  const heading = page.getByRole('columnheader', { name: list.headers.mustHaves })
  await heading.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/all-submissions\?sort=points$/)
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await expect(people).toHaveText(['Ánh Lê', 'Bình Lê'])
  await page.keyboard.press('Enter')
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await expect(people).toHaveText(['Bình Lê', 'Ánh Lê'])
})

test('by keyboard alone, a recruiter opens a row and comes back to it, selects two, and moves them to a stage', async ({
  page,
  product,
  recruiter,
  signIn,
}) => {
  const set = await makeActiveSet(recruiter.api)
  for (const [firstName, email] of [
    ['Ánh', 'anh.keys@example.org'],
    ['Bình', 'binh.keys@example.org'],
  ] as const)
    await takeTypedInterview(product.url, set.linkId, { firstName, lastName: 'Lê', email, answers: englishAnswers })
  await signIn(page.context(), recruiter)
  await page.goto('/company/all-submissions?status=unknown')
  await expect(page).toHaveURL(/all-submissions$/)
  const table = page.getByRole('table', { name: submissions.caption })
  const marks = table.getByText(list.new, { exact: true })
  await expect(marks).toHaveCount(2)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const focused = page.getByRole('link', { name: 'Ánh Lê' })
  await expect(focused).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ánh Lê' })).toBeVisible()
  await page.getByRole('link', { name: review.back }).press('Enter')
  await expect(focused).toBeFocused()
  await expect(marks).toHaveCount(1)
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+K')
  const bar = page.getByRole('region', { name: list.select.label })
  await expect(bar).toContainText('2 selected')
  await expect(table.getByRole('checkbox', { name: list.select.page })).toBeChecked()
  await expectAccessible(page, 'submissions with a selection')
  const { kinds } = en.company.stages
  await bar.getByRole('button', { name: list.move.open }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: kinds.shortlisted }).press('Enter')
  await expect(table.getByRole('cell', { name: kinds.shortlisted })).toHaveCount(2)
  await expect(bar).toHaveCount(0)
  await page.getByRole('checkbox', { name: list.unseen }).press('Space')
  await expect(page).toHaveURL(/all-submissions\?unseen=1$/)
  await expect(table.getByRole('link')).toHaveText(['Bình Lê'])
  await page.getByRole('button', { name: list.columns.open }).click()
  await page.getByRole('checkbox', { name: list.headers.communication }).click()
  await expectAccessible(page, 'columns of submissions')
  await page.reload()
  await expect(table.getByRole('columnheader', { name: list.headers.cognitive })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: list.headers.communication })).toHaveCount(0)
})

test('a recruiter moves a candidate to another stage, and finds them by it in the list', async ({
  page,
  product,
  recruiter,
  signIn,
}) => {
  const set = await makeActiveSet(recruiter.api)
  for (const [firstName, email] of [
    ['Ánh', 'anh.stage@example.org'],
    ['Bình', 'binh.stage@example.org'],
  ] as const) {
    const person = { firstName, lastName: 'Lê', email, answers: englishAnswers }
    await takeTypedInterview(product.url, set.linkId, person)
  }
  await signIn(page.context(), recruiter)
  // Stepping follows the list, though reading takes a submission out of it.
  const place = (name: string) => page.getByRole('navigation', { name, exact: true })
  await page.goto('/company/all-submissions?unseen=1')
  await page.getByRole('link', { name: 'Bình Lê' }).click()
  await expect(place('1 of 2')).toBeVisible()
  await page.getByRole('link', { name: review.next }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ánh Lê' })).toBeVisible()
  await page.reload()
  await expect(place('2 of 2')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText(review.lastOfList)).toBeVisible()
  await page.getByRole('link', { name: review.previous }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bình Lê' })).toBeVisible()

  const { kinds, label } = en.company.stages
  await page.goto('/company/all-submissions')
  await page.getByRole('combobox', { name: submissions.stage }).click()
  await page.getByRole('option', { name: kinds.interviewed }).click()
  await expect(page).toHaveURL(/stage=/)
  await page.getByRole('link', { name: 'Ánh Lê' }).click()
  const stage = page.getByRole('combobox', { name: label })
  await expect(stage).toHaveText(kinds.interviewed)
  await stage.click()
  // The stage is shown before it is saved, and a reload would stop the request.
  const moved = page.waitForResponse((response) => response.url().endsWith('/submission/update-list'))
  await page.getByRole('option', { name: kinds.shortlisted }).click()
  await moved
  await expect(stage).toHaveText(kinds.shortlisted)
  await page.reload()
  await expect(place('1 in the list')).toBeVisible()
  await page.getByRole('link', { name: review.previous }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bình Lê' })).toBeVisible()
  await expect(place('1 of 1')).toBeVisible()
  await page.goto('/company/all-submissions')
  await page.getByRole('combobox', { name: submissions.stage }).click()
  await page.getByRole('option', { name: kinds.shortlisted }).click()
  const people = page.getByRole('table', { name: submissions.caption }).getByRole('link', { name: 'Lê' })
  await expect(people).toHaveText(['Ánh Lê'])
  await expectAccessible(page, 'submissions of a stage')
  await page.goto('/company/all-submissions?email=binh.stage@example.org')
  await expect(people).toHaveText(['Bình Lê'])
  await page.getByRole('button', { name: submissions.onlyEmail.replace('{email}', 'binh.stage@example.org') }).click()
  await expect(people).toHaveText(['Bình Lê', 'Ánh Lê'])
  await page.getByRole('button', { name: en.company.stages.open }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(7)
  await dialog.getByRole('textbox').last().fill('Trial day')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(8)
  await expectAccessible(page, 'stages')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: submissions.stage }).click()
  await expect(page.getByRole('option', { name: 'Trial day' })).toBeVisible()
})

test('an address with a page after the last one shows an empty page and the way to the first', async ({
  page,
  recruiter,
  signIn,
}) => {
  await makeActiveSet(recruiter.api)
  await signIn(page.context(), recruiter)
  await page.goto('/company/interview-sets?page=10000')
  const words = en.company.pastEnd
  await expect(page.getByText(words.title)).toBeVisible()
  await page.getByRole('button', { name: words.first }).click()
  await expect(page.getByRole('table', { name: sets.caption })).toBeVisible()
  await expect(page).toHaveURL(/interview-sets$/)
})

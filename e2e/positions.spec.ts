import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, setContent } from './support/scenario'
import { expect, test } from './support/test'
import { en } from './support/words'

const { positions } = en
const { sets } = en.company

test('a recruiter creates a position with a function by keyboard, and renames one in all its sets', async ({
  page,
  recruiter,
  signIn,
}) => {
  const content = setContent({ positionName: 'Registered nurse' })
  const { positionId } = await makeActiveSet(recruiter.api, content)
  await recruiter.api.post('/api/interview/interview/set', { name: 'Night shift', positionId, content })
  await signIn(page.context(), recruiter)
  await page.goto('/company/interview-sets')
  const opener = page.getByRole('button', { name: sets.positions.open })
  await opener.press('Enter')
  const rows = page.getByTestId('position')
  await expect(rows).toHaveCount(1)
  await expect(page.getByTestId('position-counter')).toHaveText('1 position · Active: 1')
  await expectAccessible(page, 'positions')

  const create = page.getByRole('button', { name: positions.create })
  await create.press('Enter')
  const name = page.getByRole('textbox', { name: positions.form.name })
  await expect(name).toBeFocused()
  await name.fill('REGISTERED NURSE')
  await name.press('Enter')
  await expect(page.getByText(positions.form.problems.taken)).toBeVisible()
  await expectAccessible(page, 'a position’s form with an error')
  await name.fill('Head chef')
  await name.press('Tab')
  await page.keyboard.type('serving')
  await expect(page.getByRole('option')).toHaveText(['Food preparation and serving'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: positions.form.create }).press('Enter')
  await expect(rows.first()).toContainText('Head chef')
  await expect(rows.first()).toContainText('Food preparation and serving')
  await expect(create).toBeFocused()

  const edit = page.getByRole('button', { name: positions.edit.replace('{name}', 'Registered nurse') })
  await edit.press('Enter')
  await name.fill('Ward nurse')
  await name.press('Enter')
  await expect(rows.last()).toContainText('Ward nurse')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(page.getByRole('cell', { name: 'Ward nurse' })).toHaveCount(2)
})

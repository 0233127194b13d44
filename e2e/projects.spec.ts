import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, takeTypedInterview } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const { notes, projects } = en
const withName = (text: string): string => text.replace('{name}', 'Ánh Lê')

test('a recruiter writes a note, adds the candidate to a project, rates them there, removes them and undoes it', async ({
  page,
  product,
  recruiter,
  signIn,
}) => {
  const set = await makeActiveSet(recruiter.api)
  const person = { firstName: 'Ánh', lastName: 'Lê', email: 'anh.project@example.org', answers: englishAnswers }
  await takeTypedInterview(product.url, set.linkId, person)
  await signIn(page.context(), recruiter)
  await page.goto('/company/all-submissions')
  await page.getByRole('link', { name: 'Ánh Lê' }).click()

  const text = '<b>Knows Kubernetes</b> 🚀 مرحبا'
  await page.getByRole('textbox', { name: notes.label }).fill(text)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByTestId('notes').getByRole('listitem')).toContainText(text)

  await page.getByRole('button', { name: en.company.projects.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: projects.create }).fill('Spring hires')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(projects.choose.added)).toBeVisible()
  await expectAccessible(page, 'add to a project')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: en.company.nav.projects }).click()
  await page.getByRole('link', { name: 'Spring hires' }).click()
  const row = page.getByRole('row', { name: 'Ánh Lê' })
  const own = page.getByRole('combobox', { name: withName(projects.ownRating) })
  await own.click()
  await page.getByRole('option', { name: '4 of 5' }).click()
  await expect(row.getByText('4 of 5')).toHaveCount(2)
  await row.getByRole('button', { name: '1 note about Ánh Lê' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(text)
  await expectAccessible(page, 'notes in a project')
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: withName(projects.remove) }).click()
  await expect(page.getByText(projects.noApplicants)).toBeVisible()
  await expect(page.getByRole('button', { name: withName(projects.undoRemoval) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(own).toHaveText('4 of 5')
  await expectAccessible(page, 'a project')

  await page.getByRole('button', { name: projects.actions }).click()
  await page.getByRole('menuitem', { name: projects.archive }).click()
  await expect(page.getByText(projects.archivedText)).toBeVisible()
  await page.goto('/company/projects')
  await expect(page.getByText(projects.empty)).toBeVisible()
  await page.getByRole('button', { name: projects.states.archived }).click()
  await expect(page.getByRole('link', { name: 'Spring hires' })).toBeVisible()
  await expectAccessible(page, 'projects')
})

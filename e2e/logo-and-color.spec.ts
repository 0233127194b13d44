import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet } from './support/scenario'
import { expect, test } from './support/test'
import { en } from './support/words'

const { intro } = en.candidate
const { edit, editor } = en.company
const words = en.settings.organization.logo
/** Red, 64 by 32 pixels. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAgCAIAAAAt/+nTAAAAOElEQVR42u3PQQkAAAgEsItgEvtHMJYZfAqDFVim+rUICAgICAgICAgICAgICAgICAgICAgICFwtsiMweTg3q7YAAAAASUVORK5CYII=',
  'base64',
)
const backgroundOf = (element: Element): string => getComputedStyle(element).backgroundColor

test('a recruiter gives the company a logo and a set a color, and a candidate sees both before any script', async ({
  page,
  browser,
  recruiter,
  product,
  signIn,
  guard,
}) => {
  const set = await makeActiveSet(recruiter.api)
  guard.expect(/status of 4(13|15) .*logo/)
  await signIn(page.context(), recruiter)
  await page.goto('/company/setting/organization')
  const upload = (name: string, buffer: Buffer) =>
    page.getByTestId('logo-file').setInputFiles({ name, mimeType: 'image/png', buffer })
  await upload('logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(page.getByText(en.errors.LOGO_TYPE_UNSUPPORTED)).toBeVisible()
  await upload('logo.png', Buffer.alloc(512 * 1024 + 1))
  await expect(page.getByText(en.errors.LOGO_TOO_LARGE)).toBeVisible()
  await upload('logo.png', logo)
  await expect(page.getByText(words.saved)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Sao Mai' })).toBeVisible()
  await expectAccessible(page, 'settings with a logo')

  await page.goto(`/company/interview-set/edit/${set.id}`)
  const color = page.getByRole('textbox', { name: new RegExp(`^${edit.accent}`) })
  await color.fill('#ff0000')
  await expect(page.getByText(editor.problems.accentTooLight)).toBeVisible()
  await page.getByRole('button', { name: edit.accentSuggestion.replace('{color}', '#ee0000') }).click()
  await expect(color).toHaveValue('#ee0000')
  await expectAccessible(page, 'a set with a color')
  await page.getByTestId('save-set').click()
  await expect(page).toHaveURL(new RegExp(`/company/interview-set/${set.id}$`))

  const link = `${product.url}/interview/${set.linkId}`
  await expect
    .poll(async () => (await fetch(link)).text(), { timeout: 30_000 })
    .toMatch(/--accent-light:#ee0000.*id="first-page-data"/s)
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled, colorScheme: 'light' })
    if (javaScriptEnabled) await guard.watch(context)
    const candidate = await context.newPage()
    await candidate.goto(link)
    const next = candidate.getByRole('button', { name: intro.start }).last()
    // Next to the company's name, so without a text of its own.
    await expect(candidate.locator('header img[alt=""]').last()).toBeVisible()
    await expect.poll(() => next.evaluate(backgroundOf)).toBe('rgb(238, 0, 0)')
    await context.close()
  }

  await page.goto('/company/setting/organization')
  const remove = page.getByRole('button', { name: words.remove })
  await remove.press('Enter')
  const question = page.getByRole('alertdialog', { name: words.removeTitle })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await question.getByRole('button', { name: words.remove }).click()
  await expect(page.getByText(words.removed)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Sao Mai' })).toBeHidden()
  await expect(page.getByRole('button', { name: words.choose })).toBeFocused()
})

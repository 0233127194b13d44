import { expect, test } from './support/test'
import { en } from './support/words'

test.use({ viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a sign-in link that is opened on a phone can be copied completely to continue on a desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const path = `/company/transfer-login?access_token=${'A'.repeat(43)}&lg_key=magic`
  await page.goto(path)
  await page.getByRole('button', { name: en.common.actions.copyLink }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(path)
  expect(page.url()).not.toContain('access_token')
})

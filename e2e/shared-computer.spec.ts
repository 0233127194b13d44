import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { beginTypedInterview, makeActiveSet, takeTypedInterview } from './support/scenario'
import { expect, test } from './support/test'
import { en, loadVietnamese, type Words } from './support/words'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
const languages = [
  { language: 'en', loadWords: async () => en.candidate },
  { language: 'vi', loadWords: async () => (await loadVietnamese()).candidate },
] as const

/** The next person finds the interview as if no one had been here. */
const expectFresh = async (page: Page, words: Words['candidate']): Promise<void> => {
  await expect(page.getByRole('button', { name: words.leave.confirm })).toHaveCount(0)
  await expect(page.getByText(words.intro.durationHint)).toBeVisible()
  await expect(page.getByRole('button', { name: words.leave.notMe })).toHaveCount(0)
  await expect(page.getByRole('button', { name: words.resume.resume })).toHaveCount(0)
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'candor_candidate' }))
  const typed = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(typed).not.toContain('example.org')
}

for (const { language, loadWords } of languages) {
  for (const viewport of sizes) {
    test.describe(`${language} at ${viewport.width}x${viewport.height}`, () => {
      test.use({ viewport })

      test('the next person ends the earlier person’s access with "This isn’t me" and starts fresh', async ({
        page,
        recruiter,
        product,
      }) => {
        const words = await loadWords()
        const set = await makeActiveSet(recruiter.api)
        const person = { firstName: 'Tâm', lastName: 'Đỗ', email: 'tam-shared@example.org' }
        const { api, session } = await beginTypedInterview(product.url, set.linkId, person)
        await page.context().addCookies(api.cookies())
        await page.goto(`/interview/${set.linkId}?selected_lang=${language}`)
        await expect(page.getByRole('button', { name: words.resume.resume })).toBeVisible()
        await page.getByRole('button', { name: words.leave.notMe }).first().click()
        await expectAccessible(page, 'not-me')
        await page.getByRole('button', { name: words.leave.confirm }).click()
        await expectFresh(page, words)
        const ping = { sessionId: session.id, networkQuality: 'good', lastSeq: 0 }
        expect((await api.post('/api/interview/interview/chat/ping', ping)).status).toBe(401)
      })

      test('a candidate ends access after the submission with "I’m done", and the link shows nothing of theirs', async ({
        page,
        recruiter,
        product,
      }) => {
        const words = await loadWords()
        const set = await makeActiveSet(recruiter.api)
        const person = { firstName: 'An', lastName: 'Lê', email: 'an-shared@example.org', answers: ['I fixed it.'] }
        const { api, sessionId } = await takeTypedInterview(product.url, set.linkId, person)
        await page.context().addCookies(api.cookies())
        await page.goto(`/interview/${set.linkId}?selected_lang=${language}`)
        await page.getByRole('button', { name: words.leave.done }).click()
        await page.getByRole('button', { name: words.leave.confirm }).click()
        await expect(page.getByRole('heading', { name: words.leave.leftTitle })).toBeVisible()
        await expectAccessible(page, 'left')
        await page.goto(`/interview/${set.linkId}`)
        await expectFresh(page, words)
        const evaluation = await api.post('/api/interview/interview/chat/evaluate', { sessionId })
        expect(evaluation.status).toBe(401)
      })
    })
  }
}

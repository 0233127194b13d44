import { readFileSync } from 'node:fs'
import { createApiClient } from './support/api-client'
import { launchOptions } from './support/browser-flags'
import { goToDevices, passBriefing, passDevices } from './support/candidate-steps'
import { activateAndCopyLink, rewriteQuestion, saveDraft, signUpOnScreen, writeDraft } from './support/company-steps'
import { readDescription } from './support/description'
import { expectAccessible } from './support/expect-accessible'
import {
  readQuestion,
  speakAnswer,
  speakHandsFree,
  submitAnswers,
  switchMode,
  typeAllAnswers,
} from './support/interview-steps'
import { mediaFile } from './support/paths'
import { openReview, openTranscript, playAndFollow, playFirstQuote } from './support/review-steps'
import { waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { en } from './support/words'

test.use({ speech: 'pocketsphinx', launchOptions: launchOptions({ microphone: 'hands-free-en.wav' }) })

/** The microphone's file repeats, and repeated sentences count once: the spoken answers alone may be too short to assess. */
const typedAnswers = [
  'Last year a supplier was late, so I called three others, compared their prices and moved the order within two days.',
  'I have nothing to add to this.',
]
const person = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.org' }

interface Manifest {
  readonly tracks: { readonly answers: { readonly id: string; readonly text: string }[] }[]
}
const splitWords = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? []
const readSpokenWords = (): Set<string> => {
  const { tracks } = JSON.parse(readFileSync(mediaFile('manifest.json'), 'utf8')) as Manifest
  const answer = tracks.flatMap(({ answers }) => answers).find(({ id }) => id === 'achievement')
  return new Set(splitWords(answer?.text ?? ''))
}

test('a job description becomes a set, a candidate answers by voice, and the recruiter plays the sentence behind a score', async ({
  page,
  browser,
  product,
  guard,
}) => {
  test.setTimeout(420_000)
  await signUpOnScreen(page, { email: 'whole-path@example.org', organization: 'Sao Mai' })
  await writeDraft(page, readDescription(), 3)
  await rewriteQuestion(page, 1, 'Tell me about a piece of work that you are proud of.')
  await saveDraft(page)
  const link = await activateAndCopyLink(page)

  const context = await browser.newContext({ permissions: ['camera', 'microphone'], reducedMotion: 'reduce' })
  await guard.watch(context)
  const candidate = await context.newPage()
  await candidate.goto(link)
  await goToDevices(candidate, { person })
  await passDevices(candidate, {})
  await passBriefing(candidate, {})
  await readQuestion(candidate)
  // The interviewer first speaks the introduction and the question.
  await expect(candidate.getByRole('button', { name: en.candidate.interviewPage.done })).toBeEnabled({
    timeout: 60_000,
  })
  await speakAnswer(candidate, 30)
  expect(await readQuestion(candidate)).not.toBeNull()
  await switchMode(candidate, 'live')
  await speakHandsFree(candidate)
  await switchMode(candidate, 'text')
  expect(await typeAllAnswers(candidate, typedAnswers)).toBeGreaterThanOrEqual(1)
  await expectAccessible(candidate, 'finish')
  await submitAnswers(candidate)
  await context.close()

  const api = createApiClient(product.url)
  api.take(await page.context().cookies())
  const [submission] = await waitForAssessed(api, 1)
  expect(submission?.assessmentState).toBe('scored')
  await openReview(page, 'Grace Hopper')
  await openTranscript(page)
  const recognized = splitWords((await page.getByRole('tabpanel').textContent()) ?? '')
  const spoken = readSpokenWords()
  const matching = [...spoken].filter((word) => recognized.includes(word))
  expect(matching.length / spoken.size, `of ${spoken.size} words recognized: ${matching.join(' ')}`).toBeGreaterThan(
    0.6,
  )
  await playAndFollow(page)
  const played = await playFirstQuote(page)
  expect(played.startMs).not.toBeNull()
  expect(splitWords(played.quote).filter((word) => recognized.includes(word)).length).toBeGreaterThan(0)
  await expectAccessible(page, 'review')
})

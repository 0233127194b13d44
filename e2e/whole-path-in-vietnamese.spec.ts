import { launchOptions } from './support/browser-flags'
import { passBriefing, passDevices, toDevices } from './support/candidate-steps'
import { openReview, playAndFollow } from './support/review-steps'
import { speakAllAnswers, submitAnswers } from './support/room-steps'
import { makeActiveSet, setContent, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { loadVietnamese } from './support/words'

// No recogniser here hears Vietnamese: the vendor plays a script, so this shows the wiring and not the hearing.
test.use({ speech: 'scripted', launchOptions: launchOptions({ microphone: 'answer-vi-achievement.wav' }) })

const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh@example.org' }
const questions = ['Bạn hãy kể về một việc mà bạn thấy tự hào.']

test('phỏng vấn bằng tiếng Việt: every screen and the interviewer speak Vietnamese, and the recruiter reads the answers', async ({
  page,
  browser,
  recruiter,
  signIn,
  guard,
}) => {
  test.setTimeout(300_000)
  const words = await loadVietnamese()
  const set = await makeActiveSet(recruiter.api, setContent({ positionName: 'Kỹ sư phần mềm' }, questions))
  const context = await browser.newContext({ permissions: ['camera', 'microphone'], reducedMotion: 'reduce' })
  guard.watch(context)
  const candidate = await context.newPage()
  await candidate.goto(`${set.url}?selected_lang=vi`)
  await toDevices(candidate, { person, words, language: 'Tiếng Việt' })
  await passDevices(candidate, { words })
  await passBriefing(candidate, { words })
  await expect(candidate.getByTestId('question')).toHaveText(questions[0] ?? '', { timeout: 60_000 })
  const answered = await speakAllAnswers(candidate, { seconds: 1, laterSeconds: 1, words })
  expect(answered).toBeGreaterThanOrEqual(1)
  await submitAnswers(candidate, words)
  await context.close()

  const [submission] = await waitForAssessed(recruiter.api, 1)
  expect(submission?.candidateName).toBe('Nguyễn Ánh')
  await signIn(page.context(), recruiter)
  await page.goto('/company/all-submissions?selected_lang=vi')
  await openReview(page, 'Nguyễn Ánh')
  await expect(page.getByRole('tab', { name: words.company.review.tabs.transcript })).toBeVisible()
  await expect(page.getByText('em phụ trách một nhóm bốn người').first()).toBeVisible()
  await playAndFollow(page, words)
})

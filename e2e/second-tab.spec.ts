import { launchOptions } from './support/browser-flags'
import { goToDevices, passBriefing, passDevices } from './support/candidate-steps'
import { expectAccessible } from './support/expect-accessible'
import { speakAnswer, startAnswering, typeRemainingAnswers } from './support/interview-steps'
import { findFirstDifference, readEmitted, readStored, watchRecorders } from './support/recording-copies'
import { makeActiveSet, setContent } from './support/scenario'
import { expect, test } from './support/test'
import { en } from './support/words'

test.use({
  speech: 'scripted',
  settings: { VOICE: 'off' },
  permissions: ['camera', 'microphone'],
  launchOptions: launchOptions({ microphone: 'answers-en.wav' }),
})

const { interviewPage, otherTab, finish } = en.candidate
const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh@example.org' }

test('a second tab of an interview asks before it takes over, the first tab stops recording, and no recordings are mixed', async ({
  page,
  recruiter,
  product,
}) => {
  test.setTimeout(240_000)
  await watchRecorders(page.context())
  const set = await makeActiveSet(
    recruiter.api,
    setContent({ languages: ['en'] }, ['Tell me about a mistake you made.']),
  )
  await page.goto(set.url)
  await goToDevices(page, { person })
  await passDevices(page, {})
  await passBriefing(page, {})
  await startAnswering(page)
  await page.waitForTimeout(3_000)

  const second = await page.context().newPage()
  await second.goto(`${set.url}/start`)
  const asks = second
    .getByRole('heading', { name: otherTab.title })
    .or(second.getByRole('dialog', { name: otherTab.title }))
  const resume = second.getByRole('button', { name: en.candidate.resume.resume })
  await expect(asks.or(resume).first()).toBeVisible({ timeout: 30_000 })
  if (await resume.isVisible()) await resume.click()
  await expect(asks.first()).toBeVisible({ timeout: 30_000 })
  await expectAccessible(second, 'second tab')
  await second.getByRole('button', { name: otherTab.take }).click()
  await expect(page.getByText(otherTab.lost).or(page.getByText(otherTab.title)).first()).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('button', { name: interviewPage.done })).toBeHidden()

  await speakAnswer(second, 1)
  await typeRemainingAnswers(second)
  await expect(
    second.getByText(finish.uploaded).or(second.getByText(en.candidate.recording.allSaved)).first(),
  ).toBeVisible({
    timeout: 60_000,
  })
  const emitted = [...(await readEmitted(page)), ...(await readEmitted(second))].filter((bytes) => bytes.length > 0)
  for (const stored of readStored(product.dataDir)) {
    const match = emitted.find((own) => own.length >= stored.length && findFirstDifference(own, stored) === null)
    expect(match, `${stored.length} stored bytes come from one recorder`).toBeDefined()
  }
})

import { isNearCopy } from '../packages/domain/src/sets/near-copy'
import { chooseVideo } from './support/candidate-steps'
import { expectAccessible } from './support/expect-accessible'
import { readQuestion } from './support/interview-steps'
import { goToPracticeConfirmation } from './support/practice-steps'
import { englishQuestions, makeActiveSet, setContent } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en, like } from './support/words'

const { information, interviewPage, devices, camera, done } = en.candidate
const { practice } = en
const next = en.common.actions.continue

test('a candidate practices like the interview, gets none of its questions, and nothing of it is kept', async ({
  page,
  recruiter,
}) => {
  const content = setContent({
    languages: ['en'],
    modes: ['text'],
    hasSimilarPractice: true,
    numberOfRetakes: 2,
    screeningQuestions: [
      {
        id: '5b0e8f4e-1111-4f5d-9a31-1f7a3d2c4b5a',
        type: 250,
        label: 'Where do you live?',
        isRequired: true,
        options: [],
      },
    ],
  })
  const set = await makeActiveSet(recruiter.api, content)
  await page.goto(`/practice/interview/${set.linkId}`)
  const onStep = async (name: string) => {
    await expectAccessible(page, name)
    await expect(page.getByText('Where do you live?')).toHaveCount(0)
    await expect(page.getByText(/redo|retake/i)).toHaveCount(0)
  }
  await goToPracticeConfirmation(page, { isSimilar: true, onStep })
  // A reload keeps the place, and the browser's Back leads one step back.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: practice.confirm.title })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: practice.secondInstruction.title })).toBeVisible()
  await page.getByRole('button', { name: next, exact: true }).click()

  await page.getByRole('textbox', { name: information.firstName, exact: true }).fill('Linh')
  await page.getByRole('textbox', { name: information.lastName, exact: true }).fill('Đỗ')
  await page.getByRole('textbox', { name: information.email, exact: true }).fill('linh@example.org')
  await page.getByRole('checkbox', { name: information.terms }).click()
  await page.getByRole('button', { name: en.candidate.practice.start, exact: true }).click()

  const asked: string[] = []
  for (const answer of englishAnswers.slice(0, englishQuestions.length)) {
    const question = await readQuestion(page)
    asked.push(question ?? '')
    await page.getByRole('textbox', { name: interviewPage.answer }).fill(answer)
    await page.getByRole('button', { name: interviewPage.send }).click()
    await expect(page.getByTestId('question').filter({ hasText: question ?? '' })).toBeHidden({ timeout: 30_000 })
  }
  expect(asked.filter((text) => englishQuestions.some((own) => isNearCopy(own, text)))).toEqual([])
  await expect(page.getByRole('heading', { level: 1, name: done.practiceTitle })).toBeVisible({ timeout: 60_000 })
  const { body } = await recruiter.api.get('/api/interview/interview/submission')
  expect(body).toMatchObject({ items: [], total: 0 })

  // The interview still asks for its own terms: those of the practice are not taken over.
  await page.goto(set.url)
  await page.getByRole('button', { name: en.candidate.intro.start, exact: true }).click()
  await expect(page.getByRole('textbox', { name: information.firstName, exact: true })).toHaveValue('Linh')
  await expect(page.getByRole('checkbox', { name: information.terms })).not.toBeChecked()
})

test('a camera that isn’t ready blocks a spoken practice, and typing stays open', async ({ page, recruiter }) => {
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'] }))
  await page.addInitScript(() => {
    const refuse = async (): Promise<MediaStream> => {
      throw new DOMException('refused', 'NotAllowedError')
    }
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: refuse })
  })
  await page.goto(`/practice/interview/${set.linkId}`)
  await page.getByRole('button', { name: practice.intro.start, exact: true }).click()
  // The set offers no other practice.
  await expect(page.getByRole('radio')).toHaveCount(1)
  await page.getByRole('button', { name: next, exact: true }).click()
  await chooseVideo(page)
  await expect(page.getByText(devices.notReadyTitle)).toBeVisible()
  await expect(page.getByRole('button', { name: devices.continue, exact: true })).toBeDisabled()
  await expectAccessible(page, 'a practice without a camera')
  await page.getByRole('button', { name: devices.typeInstead, exact: true }).click()
  await page.getByRole('button', { name: devices.continueTyping }).click()
  await expect(page.getByRole('heading', { level: 1, name: like(camera.title) })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: practice.instruction.title })).toBeVisible()
})

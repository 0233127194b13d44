import { randomUUID } from 'node:crypto'
import type { Question } from '@candor/contract'
import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, setContent } from './support/scenario'
import { expect, test } from './support/test'
import { en } from './support/words'

const { translations, questionTrial, questions: words } = en.company.editor
const bankQuestion = {
  text: 'Tell me about a piece of work in which you used Kubernetes. What was hard, and how did you solve it?',
  translation: 'Hãy kể về một công việc bạn đã dùng Kubernetes. Điều gì khó và bạn giải quyết thế nào?',
  expectedPoints: [
    'Names what it was used for: report / migration / template / campaign / inventory / feature / analysis / drawing / customer data',
    'Knows its parts: formula / function / setting / query / plugin / shortcut / permission / version / filter / configuration',
    'Says how the difficulty was found and ended: error / slow / crashed / wrong result / documentation / tested / workaround / hours saved',
  ],
}
const ownQuestion = 'How would you greet a regular guest of our hotel?'

test('questions are tried, translations of bank questions are drafted, and the other is typed', async ({
  page,
  recruiter,
  signIn,
}) => {
  const makeQuestion = (text: string, expectedPoints: string[]): Question => ({
    id: randomUUID(),
    text,
    kind: 'technical',
    requirementId: null,
    expectedPoints,
    criteria: [],
    minCharacters: null,
  })
  const content = setContent({
    languages: ['en'],
    requirements: [],
    questions: [makeQuestion(bankQuestion.text, bankQuestion.expectedPoints), makeQuestion(ownQuestion, [])],
  })
  const set = await makeActiveSet(recruiter.api, content)
  await signIn(page.context(), recruiter)
  await page.goto(`/company/interview-set/edit/${set.id}`)

  await page.getByTestId('try-questions').click()
  const trial = page.getByTestId('question-trial')
  await expect(trial).toHaveCount(1)
  await expect(trial.getByRole('definition').first()).toHaveText('3 of 3')
  await expect(trial).toContainText(
    new RegExp(`^Question 1.*(?:${questionTrial.separates}|${questionTrial.doesNotSeparate})`),
  )

  await page.getByRole('checkbox', { name: en.company.languages.vi }).click()
  await page.getByTestId('draft-translations').click()
  await expect(page.getByRole('status').filter({ hasText: '1 text remains to type' })).toBeVisible()
  await page.getByRole('button', { name: words.edit.replace('{number, number}', '1') }).click()
  const vietnamese = page.getByTestId('translation-vi')
  await expect(vietnamese.getByLabel(words.text)).toHaveValue(bankQuestion.translation)
  await expect(vietnamese.getByText(translations.drafted)).toHaveCount(2)
  await expectAccessible(page, 'the editor with a trial and drafted translations')
  await page.getByRole('button', { name: words.done.replace('{number, number}', '1') }).click()
  await page.getByRole('button', { name: words.edit.replace('{number, number}', '2') }).click()
  await expect(vietnamese.getByLabel(words.text)).toHaveValue('')
  await vietnamese.getByLabel(words.text).fill('Bạn chào một khách quen của khách sạn như thế nào?')
  await expect(page.getByRole('list', { name: /Vietnamese/ })).toBeVisible()
  await page.getByTestId('save-set').click()
  await expect(page.getByRole('heading', { name: en.company.set.questions })).toBeVisible()
  const saved = await recruiter.api.get(`/api/interview/interview/set/${set.id}`)
  expect(saved.body).toMatchObject({
    content: { languages: ['en', 'vi'], questions: [{ translations: { vi: { text: bankQuestion.translation } } }, {}] },
  })
})

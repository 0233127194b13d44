import type { InterviewLanguage, Question } from '@candor/contract'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { QuestionTrials } from './question-trials'
import { newQuestion } from './set-form'

afterEach(cleanup)

const words = company.editor.questionTrial
const hotel: Question = {
  ...newQuestion(),
  text: 'A guest arrives and no room is free. What do you do?',
  expectedPoints: [
    'Finds a bed: partner hotel / upgrade / suite',
    'Makes good: taxi / pay difference / luggage',
    'Owns it: overbooked / our mistake / apologized',
  ],
  translations: {
    vi: { text: 'Khách đến mà hết phòng. Bạn làm gì?', expectedPoints: ['Nhận lỗi: xin lỗi / đặt quá phòng'] },
  },
}
const vague: Question = {
  ...newQuestion(),
  text: 'How do you lead?',
  expectedPoints: ['Talks: communication / listen', 'Aims: vision / goals', 'Owns: overbooked / apologized'],
}

function open(questions: readonly Question[], languages: readonly InterviewLanguage[] = ['en']) {
  render(
    <IntlProvider locale="en" messages={{ common, company }} timeZone="UTC">
      <QuestionTrials questions={questions} languages={languages} />
    </IntlProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: words.start }))
}

test('each question shows a count for each answer, a verdict in words, and why', async () => {
  open([hotel, vague, newQuestion()])
  const rows = await screen.findAllByTestId('question-trial')
  expect(rows).toHaveLength(2)
  const [first, second] = rows.map((row) => within(row))
  expect(first?.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(Object.values(words.profiles))
  expect(first?.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '3 of 3',
    '2 of 3',
    '3 of 3',
    '0 of 3',
    '0 of 3',
    '0 of 3',
  ])
  first?.getByText(words.separates)
  expect(first?.queryByRole('list')).toBeNull()
  second?.getByText(words.doesNotSeparate)
  expect(second?.getByRole('list').textContent).toBe(
    'So common that empty answers hold them: communication, listen, vision, goals.',
  )
  screen.getByText('1 question without expected points isn’t tried.')
})

test('each language of the set has a list, of the questions translated into it', async () => {
  open([hotel, vague], ['en', 'vi'])
  const list = (language: string) => screen.getByRole('list', { name: `${words.caption}: ${language}` })
  await screen.findAllByTestId('question-trial')
  const [english, vietnamese] = [list(company.languages.en), list(company.languages.vi)]
  expect(within(english).getAllByTestId('question-trial')).toHaveLength(2)
  expect(within(vietnamese).getAllByTestId('question-trial')).toHaveLength(1)
  within(vietnamese).getByText('Only 1 point can be found. It takes at least 3 to tell levels apart.')
})

test('a set without expected points says what to do', async () => {
  open([newQuestion()])
  await screen.findByText(words.none)
})

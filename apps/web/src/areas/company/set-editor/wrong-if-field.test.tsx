import type { Question } from '@candor/contract'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { QuestionForm } from './question-form'
import { newQuestion } from './set-form'

afterEach(cleanup)

const words = company.editor
let shown: Question

function Form({ given }: { given: Question }) {
  const [question, setQuestion] = useState(given)
  shown = question
  return (
    <QuestionForm
      question={question}
      languages={['en', 'vi']}
      requirements={[]}
      problems={new Map()}
      onChange={setQuestion}
    />
  )
}

const show = (given: Partial<Question> = {}) =>
  render(
    <IntlProvider locale="en" messages={{ common, company }} timeZone="UTC">
      <Form given={{ ...newQuestion(), text: 'The shop is slow at night. What do you do?', ...given }} />
    </IntlProvider>,
  )
const listFields = () => screen.getAllByLabelText<HTMLTextAreaElement>(words.questions.wrongIf)
const type = (value: string, index = 0) =>
  fireEvent.change(listFields()[index] as HTMLTextAreaElement, { target: { value } })
const listFaults = () => screen.queryByRole('list', { name: words.phraseFaults.title })?.textContent ?? null

test('a question takes a phrase per line, and the hint says that no level is lowered', () => {
  show()
  expect(listFields().map(({ value }) => value)).toEqual([''])
  screen.getByText(/It never lowers a level/u)
  type('restart the database first\nbuy a bigger server')
  expect(shown.wrongIf).toEqual(['restart the database first', 'buy a bigger server'])
  expect(listFaults()).toBeNull()
})

test('more lines and longer phrases than the server takes are cut', () => {
  show()
  type(Array.from({ length: 9 }, (_, line) => `${line} ${'x'.repeat(200)}`).join('\n'))
  expect(shown.wrongIf).toHaveLength(6)
  expect(shown.wrongIf?.map(({ length }) => length)).toEqual([120, 120, 120, 120, 120, 120])
})

test('a phrase that right answers hold is named with the reason', () => {
  show({ expectedPoints: ['Looks first: slow query log / metrics'] })
  type('the shop\nslow query log')
  expect(listFaults()).toBe(
    '“the shop” only repeats the question. Right answers say it, too.“slow query log” is also in a point that a strong answer covers. Keep it in one place.',
  )
})

test('the other language has a field of its own as soon as the first has a phrase', () => {
  show()
  type('restart the database first')
  const translation = screen.getByTestId('translation-vi')
  expect(within(translation).getByLabelText<HTMLTextAreaElement>(words.questions.wrongIf).value).toBe('')
  type('khởi động lại cơ sở dữ liệu', 1)
  expect(shown.translations?.vi?.wrongIf).toEqual(['khởi động lại cơ sở dữ liệu'])
  fireEvent.change(within(translation).getByLabelText(words.questions.text), { target: { value: 'Bạn làm gì?' } })
  expect(shown.translations?.vi).toMatchObject({ text: 'Bạn làm gì?', wrongIf: ['khởi động lại cơ sở dữ liệu'] })
})

import { digitalSources, type Question } from '@candor/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { QuestionList } from './question-list'
import { newQuestion } from './set-form'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
afterEach(cleanup)

const question: Question = { ...newQuestion(), text: 'Why nursing?' }
const words = company.editor.questions
const fill = (text: string): string => text.replace('{number, number}', '1').replace('{number}', '1')

function List({ producedBy }: { producedBy: string }) {
  const [questions, setQuestions] = useState([question])
  return (
    <QuestionList
      questions={questions}
      drafted={{ [question.id]: { text: question.text, producedBy } }}
      languages={['en']}
      requirements={[]}
      problems={new Map()}
      onChange={setQuestions}
    />
  )
}
const show = (producedBy: string) =>
  render(
    <IntlProvider locale="en" messages={{ common, company }} timeZone="UTC">
      <List producedBy={producedBy} />
    </IntlProvider>,
  )
const readMark = (element: Element) => element.getAttribute('data-digital-source-type')

test('a question that a model drafted is marked and labeled until a person changes it', () => {
  show('vendor/m')
  expect(readMark(screen.getByText(question.text))).toBe(digitalSources.model)
  expect(screen.getByText(common.writtenByAi)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: fill(words.edit) }))
  const field = screen.getByLabelText(words.text)
  expect(readMark(field)).toBe(digitalSources.model)
  fireEvent.change(field, { target: { value: 'Why this ward?' } })
  expect(readMark(field)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: fill(words.done) }))
  expect(readMark(screen.getByText('Why this ward?'))).toBeNull()
  expect(screen.queryByText(common.writtenByAi)).toBeNull()
})

test('a question that the built-in author drafted is marked as made by rules, without a label', () => {
  show('builtin')
  expect(readMark(screen.getByText(question.text))).toBe(digitalSources.rules)
  expect(screen.queryByText(common.writtenByAi)).toBeNull()
})

import { type ScreeningQuestion, screeningQuestionType } from '@candor/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { ScreeningList } from './screening-list'

afterEach(cleanup)

const background: ScreeningQuestion = {
  id: '1f6f1c2e-0000-4000-8000-000000000000',
  type: screeningQuestionType.BACKGROUND_QUESTION,
  label: 'Your background',
  isRequired: true,
  options: [],
}

function show(question: ScreeningQuestion, problems: [string, 'screeningFacts'][] = []) {
  const onChange = vi.fn<(questions: ScreeningQuestion[]) => void>()
  render(
    <IntlProvider locale="en" messages={{ common, company }}>
      <ScreeningList questions={[question]} languages={['en']} problems={new Map(problems)} onChange={onChange} />
    </IntlProvider>,
  )
  return onChange
}

test('a recruiter chooses the facts of a background question, in the order of the form', () => {
  const onChange = show({ ...background, facts: ['noticePeriod'] })
  fireEvent.click(screen.getByText('Current job title'))
  expect(onChange).toHaveBeenLastCalledWith([{ ...background, facts: ['currentTitle', 'noticePeriod'] }])
})

test('says that a background question from before the facts is answered in one text', () => {
  show(background)
  expect(screen.getByText(/candidates answer in one text field/)).toBeDefined()
})

test('says that a background question without a fact asks nothing', () => {
  show({ ...background, facts: [] }, [[`${background.id} facts`, 'screeningFacts']])
  expect(screen.getByText('Please choose at least one fact.').getAttribute('role')).toBe('alert')
})

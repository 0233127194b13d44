import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { QuestionWording } from './question-wording'

afterEach(cleanup)

const show = (text: string) =>
  render(
    <IntlProvider locale="en" messages={{ common, company }}>
      <QuestionWording text={text} />
    </IntlProvider>,
  )

test('a question about a topic that must not be asked about says why, with its words', () => {
  show('Are you married?')
  expect(screen.getByRole('listitem').textContent).toContain('“are you married”')
})

test('a question without a fault shows nothing', () => {
  show('Tell me about a mistake you made.')
  expect(screen.queryByRole('list')).toBeNull()
})

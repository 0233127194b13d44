import type { Question } from '@candor/contract'
import { stampOriginal } from '@candor/domain'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { QuestionTranslationFields } from './question-translation'
import { newQuestion } from './set-form'

afterEach(cleanup)

const words = company.editor.translations
const original: Question = { ...newQuestion(), text: 'Why?' }
const translated = stampOriginal(original, 'vi', { text: 'Vì sao?', expectedPoints: [] })

function Fields({ given }: { given: Question }) {
  const [question, setQuestion] = useState(given)
  return <QuestionTranslationFields question={question} language="vi" problems={new Map()} onChange={setQuestion} />
}

const show = (given: Question) =>
  render(
    <IntlProvider locale="en" messages={{ common, company }} timeZone="UTC">
      <Fields given={given} />
    </IntlProvider>,
  )

test('a translation of an original that has changed says so until it is confirmed', () => {
  show({ ...translated, text: 'Why so?' })
  screen.getByText(words.originalChanged)
  fireEvent.change(screen.getByLabelText(company.editor.questions.text), { target: { value: 'Vì sao vậy?' } })
  screen.getByText(words.originalChanged)
  fireEvent.click(screen.getByRole('button', { name: words.stillRight }))
  expect(screen.queryByText(words.originalChanged)).toBeNull()
})

test('a translation of the original as it is, and an old one, say nothing', () => {
  show(translated)
  expect(screen.queryByText(words.originalChanged)).toBeNull()
  cleanup()
  show({ ...original, translations: { vi: { text: 'Vì sao?', expectedPoints: [] } } })
  expect(screen.queryByText(words.originalChanged)).toBeNull()
})

import { digitalSources, type Question } from '@candor/contract'
import { stampOriginal } from '@candor/domain'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { QuestionTranslationFields } from './question-translation'
import { newQuestion, translationPath } from './set-form'
import { type DraftedText, DraftedTexts } from './translation-drafts'

afterEach(cleanup)

const words = company.editor.translations
const original: Question = { ...newQuestion(), text: 'Why?' }
const translated = stampOriginal(original, 'vi', { text: 'Vì sao?', expectedPoints: [] })

function Fields({ given }: { given: Question }) {
  const [question, setQuestion] = useState(given)
  return <QuestionTranslationFields question={question} language="vi" problems={new Map()} onChange={setQuestion} />
}

const show = (given: Question, drafted: ReadonlyMap<string, DraftedText> = new Map()) =>
  render(
    <IntlProvider locale="en" messages={{ common, company }} timeZone="UTC">
      <DraftedTexts value={drafted}>
        <Fields given={given} />
      </DraftedTexts>
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

test('a drafted text says what drafted it until it is changed', () => {
  const path = translationPath(translated.id, 'vi', 'questionText')
  const showDrafted = (producedBy: string) => {
    cleanup()
    show(translated, new Map([[path, { text: 'Vì sao?', producedBy }]]))
  }
  showDrafted('builtin')
  screen.getByText(words.drafted)
  showDrafted('vendor/m')
  screen.getByText(words.draftedByModel.replace('{model}', 'vendor/m'))
  fireEvent.change(screen.getByLabelText(company.editor.questions.text), { target: { value: 'Vì sao vậy?' } })
  expect(screen.queryByText(/vendor/)).toBeNull()
})

test('a translation of the original as it is, and an old one, say nothing', () => {
  show(translated)
  expect(screen.queryByText(words.originalChanged)).toBeNull()
  cleanup()
  show({ ...original, translations: { vi: { text: 'Vì sao?', expectedPoints: [] } } })
  expect(screen.queryByText(words.originalChanged)).toBeNull()
})

test('a drafted text is marked with its source until it is changed', () => {
  const path = translationPath(translated.id, 'vi', 'questionText')
  show(translated, new Map([[path, { text: 'Vì sao?', producedBy: 'vendor/m' }]]))
  const field = screen.getByLabelText(company.editor.questions.text)
  expect(field.getAttribute('data-digital-source-type')).toBe(digitalSources.model)
  fireEvent.change(field, { target: { value: 'Vì sao vậy?' } })
  expect(field.hasAttribute('data-digital-source-type')).toBe(false)
})

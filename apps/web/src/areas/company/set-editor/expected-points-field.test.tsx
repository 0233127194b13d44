import type { InterviewLanguage } from '@candor/contract'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { ExpectedPointsField } from './expected-points-field'
import { newQuestion } from './set-form'

afterEach(cleanup)

const words = company.editor
const points = [
  'Finds a bed: partner hotel / upgrade / suite / equal standard / no-show',
  'Makes good: taxi / pay difference / luggage / handover / bring back',
  'Owns it: overbooked / our mistake / apologized / not his fault / straight away',
]

function Field({ given, language }: { given: readonly string[]; language: InterviewLanguage }) {
  const [expectedPoints, setPoints] = useState([...given])
  const question = { ...newQuestion(), text: 'A guest arrives and no room is free. What do you do?', expectedPoints }
  return <ExpectedPointsField question={question} language={language} onChange={setPoints} />
}

const show = (given: readonly string[], language: InterviewLanguage = 'en') =>
  render(
    <IntlProvider locale="en" messages={{ common, company }} timeZone="UTC">
      <Field given={given} language={language} />
    </IntlProvider>,
  )
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const listFaults = () => screen.queryByRole('list', { name: words.pointFaults.title })?.textContent ?? null

test('points without a fault show none, and so does an empty field', () => {
  show(points)
  expect(listFaults()).toBeNull()
  type(words.questions.points, '')
  expect(listFaults()).toBeNull()
})

test('each fault is named with its words while it is typed, and goes when it is repaired', () => {
  show(points)
  type(words.questions.points, [...points.slice(0, 2), 'Stays friendly'].join('\n'))
  expect(listFaults()).toBe(
    '“Stays friendly” needs at least 5 short alternatives after a colon, with " / " between them.',
  )
  type(words.questions.points, points.join('\n'))
  expect(listFaults()).toBeNull()
})

test('a typed answer shows the words found for each point, and the points not found', () => {
  show(points)
  type(words.answerTrial.answer, 'I apologized and got him a taxi to the partner hotel.')
  const rows = within(screen.getByRole('list', { name: words.answerTrial.result, hidden: true })).getAllByRole(
    'listitem',
    { hidden: true },
  )
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Finds a bed Found: partner hotel',
    'Makes good Found: taxi',
    'Owns it Found: apologized',
  ])
  type(words.answerTrial.answer, 'I would stay calm.')
  expect(screen.getAllByText(words.answerTrial.notFound)).toHaveLength(3)
})

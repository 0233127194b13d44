import type { Decision, Review } from '@candor/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../../locales/en/common'
import { messages as company } from '../../../../locales/en/company'
import { messages as submissionReview } from '../../../../locales/en/submission-review'
import type { ReviewState } from '../review/use-review'
import { DecisionBar } from './decision-bar'

afterEach(cleanup)

const own: Decision = {
  userId: crypto.randomUUID(),
  name: '',
  decision: 'yes',
  reason: null,
  at: '2026-11-28T07:00:00.000Z',
}
const review = { decision: { own, otherCount: 0, others: [] } } as unknown as Review

const show = () => {
  const decide = vi.fn<ReviewState['decide']>()
  const state: ReviewState = {
    review,
    isError: false,
    retry: vi.fn<() => undefined>(),
    setLevel: vi.fn<ReviewState['setLevel']>(),
    last: null,
    undo: vi.fn<() => void>(),
    decide,
  }
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ common, company, submissionReview }}>
      <DecisionBar state={state} />
    </IntlProvider>,
  )
  return decide
}
const getButton = () => screen.getByRole('button', { name: /^Add a reason/ })
const open = () => {
  fireEvent.click(getButton())
  return screen.getByRole('textbox')
}

test('Enter saves the reason, and the focus is on its button again', () => {
  const decide = show()
  const field = open()
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'Ran Kubernetes herself' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(decide).toHaveBeenCalledExactlyOnceWith('yes', 'Ran Kubernetes herself')
  expect(document.activeElement).toBe(getButton())
})

test('Escape discards the reason, and the focus is on its button again', () => {
  const decide = show()
  const field = open()
  fireEvent.change(field, { target: { value: 'No' } })
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(decide).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(getButton())
})

test('the button takes no focus before someone writes a reason', () => {
  show()
  expect(document.activeElement).toBe(document.body)
})

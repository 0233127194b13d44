import type { Corrections, OwnSubmission } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as assessment } from '../../../../locales/en/assessment'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import { createOwnSubmission } from '../../testing/create-own-submission'
import { AnswerCorrection } from './answer-correction'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

const texts = assessment.correction
const heardText = 'I measured the flower first and then I baked the bread for the whole village'
const own = createOwnSubmission({ id: '0b0e7a9e-3a0c-4c86-9a38-4a2f4b6a8f21' })
const answerId = '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b'
let sent: unknown[] = []
let problem: string | null = null

beforeEach(() => {
  sent = []
  problem = null
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    sent.push(JSON.parse(await request.text()))
    return problem === null
      ? Response.json({ answerId, heardText, versions: [] })
      : Response.json({ code: problem }, { status: 409 })
  })
})
afterEach(cleanup)

const show = (part: Partial<Corrections> = {}, process: Partial<OwnSubmission['process']> = {}) => {
  const answers = [{ answerId, heardText, versions: [] }]
  const corrections = { openUntil: '2026-11-15T10:00:00.000Z', isOpen: true, answers, ...part }
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ assessment, common, errors }}>
        <AnswerCorrection own={{ ...own, corrections, process: { ...own.process, ...process } }} answerId={answerId} />
      </IntlProvider>
    </QueryClientProvider>,
  )
}
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: texts.open }))
  return screen.findByRole('textbox')
}
const type = async (value: string) => fireEvent.change(await open(), { target: { value } })
const corrected = heardText.replace('flower', 'flour')

test('a correction is shown as it is typed, says what happens, and is saved', async () => {
  show()
  await type(corrected)
  const changes = await screen.findByTestId('word-difference')
  expect(changes.querySelector('del')?.textContent).toContain('flower')
  expect(changes.querySelector('ins')?.textContent).toContain('flour')
  const company = createOwnSubmission().organizationName
  expect(screen.getByText(texts.effects.small.replace('{company}', company))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(sent).toEqual([{ answerId, text: corrected }])
})

test('a rewrite is called one before it is saved', async () => {
  show()
  await type('Planning is my strongest skill')
  expect(await screen.findByText(/differs in \d+% of the words/)).toBeTruthy()
})

test('without consent to AI, no assessment is promised', async () => {
  show({}, { isAiAllowed: false })
  await type(corrected)
  expect(await screen.findByText(/Nothing is assessed by AI/)).toBeTruthy()
})

test('a refusal says why and keeps what was typed', async () => {
  problem = 'CORRECTION_LIMIT_REACHED'
  show()
  await type(corrected)
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  expect((await screen.findByRole('alert')).textContent).toBe(errors.CORRECTION_LIMIT_REACHED)
  expect(screen.getByDisplayValue(corrected)).toBeTruthy()
})

test('shows every version, and no button after the third or after the last day', () => {
  const version = { kind: 'small' as const, changedPercent: 7, createdAt: '2026-11-02T10:00:00.000Z' }
  const versions = [1, 2, 3].map((number) => ({ ...version, version: number, text: `${corrected} ${number}` }))
  show({ answers: [{ answerId, heardText, versions }] })
  expect(screen.getAllByTestId('own-correction')).toHaveLength(3)
  expect(
    within(screen.getByRole('region', { name: texts.versions })).getByText(/Correction 2, November 2/),
  ).toBeTruthy()
  expect(screen.getByText(texts.used)).toBeTruthy()
  cleanup()
  show({ isOpen: false })
  expect(screen.queryByRole('button')).toBeNull()
})

test('an answer that can’t be corrected has no button', () => {
  const { container } = show({ answers: [] })
  expect(container.textContent).toBe('')
})

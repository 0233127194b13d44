import type { AnswerCorrections, Corrections, OwnSubmission } from '@candor/contract'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as assessment } from '../../../../locales/en/assessment'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import { query } from '../../../../shared/api/client'
import { createOwnSubmission } from '../../testing/create-own-submission'
import { AnswerCorrection } from './answer-correction'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

const texts = assessment.correction
const heardText = 'I measured the flower first and then I baked the bread for the whole village'
const own = createOwnSubmission({ id: '0b0e7a9e-3a0c-4c86-9a38-4a2f4b6a8f21' })
const answerId = own.answers[0]?.answerId ?? ''
let sent: unknown[] = []
let problem: string | null = null
let saved: AnswerCorrections['versions'] = []

beforeEach(() => {
  sent = []
  problem = null
  saved = []
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    sent.push(JSON.parse(await request.text()))
    return problem === null
      ? Response.json({ answerId, heardText, versions: saved })
      : Response.json({ code: problem }, { status: 409 })
  })
})
afterEach(cleanup)

const renderPage = (page: ReactElement) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ assessment, common, errors }}>
        {page}
      </IntlProvider>
    </QueryClientProvider>,
  )
const show = (part: Partial<Corrections> = {}, process: Partial<OwnSubmission['process']> = {}) => {
  const answers = [{ answerId, heardText, versions: [] }]
  const corrections = { openUntil: '2026-11-15T10:00:00.000Z', isOpen: true, answers, ...part }
  return renderPage(
    <AnswerCorrection own={{ ...own, corrections, process: { ...own.process, ...process } }} answerId={answerId} />,
  )
}
const open = async () => {
  fireEvent.click(screen.getByText(texts.open))
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
  expect(within(screen.getByTestId('own-corrections')).getByText(/Correction 2, November 2/)).toBeTruthy()
  // Of several corrected answers, each would be a landmark of the same name.
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByText(texts.used)).toBeTruthy()
  cleanup()
  show({ isOpen: false })
  expect(screen.queryByRole('button')).toBeNull()
})

test('an answer that can’t be corrected has no button', () => {
  const { container } = show({ answers: [] })
  expect(container.textContent).toBe('')
})

/** The page reads its submission from the cache, which a saved correction changes. */
function Page({ initial }: { initial: OwnSubmission }) {
  const { queryKey } = query.seeker.submission.get.queryOptions({ input: { id: initial.id } })
  const { data } = useQuery({ queryKey, queryFn: () => initial, initialData: initial, enabled: false })
  return <AnswerCorrection own={data} answerId={answerId} />
}

const version = (number: number) => ({
  version: number,
  text: corrected,
  kind: 'small' as const,
  changedPercent: 7,
  createdAt: '2026-11-02T10:00:00.000Z',
})

test.each([
  ['first', 1],
  ['last', 3],
])('the focus moves to the saved corrections after the %s one is saved', async (_name, number) => {
  saved = Array.from({ length: number }, (_, index) => version(index + 1))
  const answers = [{ answerId, heardText, versions: saved.slice(0, -1) }]
  const corrections = { openUntil: '2026-11-15T10:00:00.000Z', isOpen: true, answers }
  renderPage(<Page initial={{ ...own, corrections }} />)
  await type(`${corrected} today`)
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.versions })))
  expect(screen.getByRole('status').textContent).toBe('Your correction is saved.')
})

test('a saved correction is announced again after each save, and not while the form is open', async () => {
  saved = [version(1)]
  const corrections = {
    openUntil: '2026-11-15T10:00:00.000Z',
    isOpen: true,
    answers: [{ answerId, heardText, versions: [] }],
  }
  renderPage(<Page initial={{ ...own, corrections }} />)
  const status = () => screen.getByRole('status').textContent
  await type(`${corrected} today`)
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await waitFor(() => expect(status()).toBe('Your correction is saved.'))
  saved = [version(1), version(2)]
  await type(`${corrected} again`)
  expect(status()).toBe('')
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await waitFor(() => expect(screen.getAllByTestId('own-correction')).toHaveLength(2))
  expect(status()).toBe('Your correction is saved.')
})

test('the button has the focus again after the form is canceled, and names the question', async () => {
  show()
  await open()
  fireEvent.click(screen.getByRole('button', { name: texts.cancel }))
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: `${texts.open}: ${own.answers[0]?.questionText}` }),
  )
})

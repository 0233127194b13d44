import type { SubmissionAnswer } from '@candor/contract'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../../locales/en/common'
import { messages as company } from '../../../../locales/en/company'
import { messages as errors } from '../../../../locales/en/errors'
import { DownloadLink } from './download-link'
import { answerTarget, type DownloadTarget } from './target'

const { downloads } = company.review
const answer: SubmissionAnswer = {
  answerId: 'a',
  questionId: 'q',
  questionText: 'Why?',
  questionNumber: 2,
  isFollowUp: false,
  criteria: [],
  text: '',
  modality: 'spoken',
  transcript: 'none',
  transcribedBy: null,
  lines: [],
  media: [
    { url: '/two', mime: 'video/mp4', startMs: 9_000, durationMs: 4_000 },
    { url: '/one', mime: 'video/webm', startMs: 0, durationMs: 9_000 },
  ],
  videoUrl: '/whole',
  faultReport: { faults: [], lostMs: 0, isUnusable: false },
  durationMs: 13_000,
  startedAtMs: 0,
}

/** Links that were really followed; the test prevents the navigation. */
const followed: string[] = []
const follow = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (event.defaultPrevented || !link) return
  followed.push(link.getAttribute('href') ?? '')
  event.preventDefault()
}
beforeEach(() => {
  followed.length = 0
  addEventListener('click', follow)
})
// Waiting for a popup's module to be compiled is not what these tests are about.
beforeAll(() => import('../../../../shared/ui/dialog-popup'))
afterEach(() => {
  cleanup()
  removeEventListener('click', follow)
  vi.unstubAllGlobals()
})

const served = (responses: Record<string, () => Response>) =>
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(responses[url]?.() ?? new Response(null, { status: 404 })))
const refusal = (code: string, status: number) => () => Response.json({ code }, { status })

function show(target: DownloadTarget | null) {
  if (target === null) throw new Error('nothing to download')
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ common, company, errors }}>
      <DownloadLink target={target}>Get it</DownloadLink>
    </IntlProvider>,
  )
  return screen.getByRole('link', { name: 'Get it' })
}

test('a ready file is downloaded once, as a plain link with a download attribute', async () => {
  served({ '/whole': () => new Response('x', { status: 206 }) })
  const link = show(answerTarget(answer))
  expect(link.hasAttribute('download')).toBe(true)
  fireEvent.click(link)
  await waitFor(() => expect(followed).toEqual(['/whole']))
})

test('the browser handles a click that opens a new tab', () => {
  served({})
  fireEvent.click(show(answerTarget(answer)), { ctrlKey: true })
  expect(followed).toEqual(['/whole'])
})

test('recordings that can’t be joined are offered one by one in order, and no download starts', async () => {
  served({ '/whole': refusal('RECORDINGS_DIFFER', 409), '/one': () => new Response('x', { status: 206 }) })
  fireEvent.click(show(answerTarget(answer)))
  await screen.findByText(errors.RECORDINGS_DIFFER)
  const parts = screen.getAllByRole('link').filter((link) => link.textContent?.includes('part'))
  expect(parts.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/one', 'Question 2, part 1'],
    ['/two', 'Question 2, part 2'],
  ])
  expect(followed).toEqual([])
  if (parts[0]) fireEvent.click(parts[0])
  await waitFor(() => expect(followed).toEqual(['/one']))
})

test('an unavailable recording is reported in words, and a press retries it', async () => {
  served({ '/whole': refusal('RECORDING_UNAVAILABLE', 503) })
  fireEvent.click(show(answerTarget(answer)))
  await screen.findByText(errors.RECORDING_UNAVAILABLE)
  expect(screen.queryByText(downloads.parts)).toBeNull()
  served({ '/whole': () => new Response('x', { status: 206 }) })
  fireEvent.click(screen.getByRole('button', { name: downloads.retry }))
  await waitFor(() => expect(followed).toEqual(['/whole']))
})

test('a file that this member may not have is not offered for download', () => {
  expect(answerTarget({ ...answer, videoUrl: null })).toBeNull()
  expect(answerTarget(undefined)).toBeNull()
})

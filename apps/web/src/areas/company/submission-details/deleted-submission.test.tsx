import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { messages as errors } from '../../../locales/en/errors'
import { api, query } from '../../../shared/testing/api-client'
import { useFailureText } from './player/use-failure-text'
import { ReviewPage } from './review-page'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
vi.mock('../../../shared/page-title', () => ({ usePageTitle: () => undefined }))
vi.mock('./review-view', () => ({ ReviewView: () => <View /> }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const id = crypto.randomUUID()
const applicantId = crypto.randomUUID()

/** What the page asks the server: notes that are loaded or written, and a recording. */
function View() {
  const notes = useQuery({ ...query.company.note.list.queryOptions({ input: { applicantId } }), enabled: false })
  const write = useMutation({ mutationFn: () => api.company.note.create({ applicantId, text: 'Words' }) })
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const failure = useFailureText(failedUrl)
  return (
    <>
      <h1>A submission</h1>
      <button type="button" onClick={() => write.mutate()}>
        Save note
      </button>
      <button type="button" onClick={() => void notes.refetch()}>
        Load notes
      </button>
      <button type="button" onClick={() => setFailedUrl('http://127.0.0.1:3000/video')}>
        Play
      </button>
      {write.isSuccess && <p>Saved</p>}
      {failure !== null && <p>Failed</p>}
    </>
  )
}

const notFound = () => Response.json({ code: 'NOT_FOUND', status: 404 }, { status: 404 })

/** A server that has the submission until it is deleted. */
function serve({ mayReview = true } = {}) {
  let isDeleted = false
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (isDeleted) return notFound()
    const { pathname } = new URL(new Request(input, init).url)
    // The notes are missing for another reason: the page stays.
    if (pathname.endsWith('/note')) return notFound()
    if (pathname.endsWith('/viewed')) return new Response(null, { status: 204 })
    const standing = { isRunning: false, judging: 'none' }
    return Response.json({
      id,
      candidateName: 'Linh',
      can: { review: mayReview },
      assessmentState: 'evaluated',
      standing,
    })
  })
  return {
    deleteSubmission: () => {
      isDeleted = true
    },
  }
}

const show = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, company, errors }}>
        <ReviewPage id={id} list={{}} tab="answers" onTab={() => undefined} />
      </IntlProvider>
    </QueryClientProvider>,
  )
  await screen.findByText('A submission')
}

test.each(['Save note', 'Load notes', 'Play'])('says that it was deleted after the next request: %s', async (name) => {
  const server = serve()
  await show()
  server.deleteSubmission()
  fireEvent.click(screen.getByRole('button', { name }))
  await screen.findByTestId('submission-deleted')
  const title = screen.getByRole('heading', { level: 1 })
  // The permission is from before: it doesn't show whether the access ended instead.
  expect(title.textContent).toBe('This submission was deleted, or is no longer shared with you')
  expect(document.activeElement).toBe(title)
  expect(screen.getByText('What you hadn’t saved isn’t stored.')).toBeTruthy()
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.queryByText('A submission')).toBeNull()
})

test('stays where only something of the page is missing', async () => {
  serve()
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByText('A submission')).toBeTruthy()
})

test('alerts with the title and the text, not with the heading or the link', async () => {
  const server = serve({ mayReview: false })
  await show()
  server.deleteSubmission()
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This submission was deleted, or is no longer shared with youYou can’t see or play the interview of Linh anymore.',
  )
})

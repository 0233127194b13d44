import type { Project, ProjectApplicant } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { messages as errors } from '../../../locales/en/errors'
import { messages as notes } from '../../../locales/en/notes'
import { messages as projects } from '../../../locales/en/projects'
import { ProjectView } from './project-view'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const at = '2026-11-27T12:00:00.000Z'
const project: Project = {
  id: crypto.randomUUID(),
  name: 'Spring hires',
  isArchived: false,
  createdByName: 'Mai Trần',
  createdAt: at,
  applicantCount: 1,
  can: { delete: true },
}
const person: ProjectApplicant = {
  id: crypto.randomUUID(),
  positionId: crypto.randomUUID(),
  positionName: 'Engineer',
  name: 'Lan Phạm',
  email: 'lan@example.org',
  stageId: crypto.randomUUID(),
  createdAt: at,
  replyBy: null,
  mailRefusedAt: null,
  interview: 'submitted',
  submissionCount: 1,
  rating: 3.5,
  addedAt: at,
  addedByName: 'Mai Trần',
  ownRating: 4,
  noteCount: 2,
  newestSubmissionId: crypto.randomUUID(),
}

interface Served {
  project?: Partial<Project>
  items?: readonly ProjectApplicant[]
  missing?: boolean
}

const respond = (method: string, shown: Project): Response =>
  method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(shown)

/** A server with one project. Returns what was sent to it. */
function serve({ project: others = {}, items = [person], missing = false }: Served = {}) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input)
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/profile')) return Response.json({ can: { 'submission.review': true } })
    if (pathname.endsWith('/stage')) return Response.json({ items: [] })
    if (request.method === 'GET' && missing) return Response.json({ status: 404, code: 'NOT_FOUND' }, { status: 404 })
    const shown = { ...project, ...others }
    if (request.method === 'GET')
      return Response.json({ project: shown, items, page: 1, pageSize: 20, total: items.length })
    sent.push([request.method, pathname.split('/').slice(-2).join('/'), await request.json()])
    return respond(request.method, shown)
  })
  return sent
}

const show = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  const root = createRootRoute({ component: () => <ProjectView id={project.id} page={1} onPage={() => undefined} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) })
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, company, errors, notes, projects }}>
        <RouterProvider router={router as never} />
      </IntlProvider>
    </QueryClientProvider>,
  )
}

const removal = { projectId: project.id, applicantId: person.id }

test('shows each person with position, ratings and notes, and a link to the newest submission', async () => {
  serve()
  show()
  const link = await screen.findByRole('link', { name: 'Lan Phạm' })
  expect(link.getAttribute('href')).toContain(person.newestSubmissionId)
  const row = within(screen.getByRole('row', { name: /Lan Phạm/ }))
  for (const text of ['Engineer', '3.5 of 5', '4 of 5', '2 notes']) expect(row.getByText(text)).toBeTruthy()
})

test('removes a person at once and offers to undo it, with the focus on the offer', async () => {
  const sent = serve()
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Lan Phạm from this project' }))
  const undo = await screen.findByRole('button', { name: 'Undo removing Lan Phạm' })
  expect(document.activeElement).toBe(undo)
  expect(sent).toEqual([['DELETE', 'project/applicant', removal]])
  fireEvent.click(undo)
  await waitFor(() => expect(sent.at(-1)).toEqual(['POST', 'project/applicant', removal]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo removing Lan Phạm' })).toBeNull())
})

test('offers no change of the people of an archived project', async () => {
  serve({ project: { isArchived: true } })
  show()
  expect(await screen.findByText(projects.archivedText)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  expect(screen.queryByRole('combobox', { name: projects.add })).toBeNull()
})

test('says that a project was deleted, also while it is open in this tab', async () => {
  serve({ missing: true })
  show()
  expect(await screen.findByText(projects.gone)).toBeTruthy()
  expect(screen.getByRole('link', { name: projects.back })).toBeTruthy()
})

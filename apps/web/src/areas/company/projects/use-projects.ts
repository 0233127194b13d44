import type { Project, ProjectState } from '@candor/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../shared/api/client'

const REFRESH_MS = 30_000

export interface ProjectFilter {
  readonly state?: ProjectState | undefined
  readonly keyword?: string | undefined
  readonly page?: number | undefined
}

/** One page of projects; those of colleagues appear by themselves. */
export function useProjects({ state, keyword, page }: ProjectFilter) {
  return useQuery(
    query.company.project.list.queryOptions({
      input: { page: page ?? 1, state: state ?? 'active', ...(keyword === undefined ? {} : { keyword }) },
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    }),
  )
}

/** Reads page after page; at most `projectLimits.active` projects are active. */
async function listContaining(applicantId: string, page = 1): Promise<Project[]> {
  const { items, pageSize, total } = await api.company.project.list({ page, applicantId })
  return page * pageSize < total ? [...items, ...(await listContaining(applicantId, page + 1))] : items
}

/** All active projects that contain an applicant. */
export function useProjectsOf(applicantId: string) {
  return useQuery({
    queryKey: [...query.company.project.list.key(), 'containing', applicantId],
    queryFn: () => listContaining(applicantId),
  })
}

/** A project with one page of its applicants. */
export function useProject(projectId: string, page: number) {
  return useQuery(
    query.company.project.listApplicants.queryOptions({
      input: { projectId, page },
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    }),
  )
}

export type ProjectChange =
  | { readonly kind: 'create'; readonly name: string }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'archive'; readonly id: string; readonly isArchived: boolean }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'addApplicant'; readonly projectId: string; readonly applicantId: string }
  /** Creates a project with one applicant. */
  | { readonly kind: 'createWith'; readonly name: string; readonly applicantId: string }
  | { readonly kind: 'removeApplicant'; readonly projectId: string; readonly applicantId: string }
  | { readonly kind: 'rate'; readonly projectId: string; readonly applicantId: string; readonly rating: number | null }

const createWith = async (name: string, applicantId: string): Promise<unknown> => {
  const { id } = await api.company.project.create({ name })
  return api.company.project.addApplicant({ projectId: id, applicantId })
}

const send = (change: ProjectChange): Promise<unknown> => {
  const { project } = api.company
  switch (change.kind) {
    case 'create':
      return project.create({ name: change.name })
    case 'rename':
      return project.update({ id: change.id, name: change.name })
    case 'archive':
      return project.update({ id: change.id, isArchived: change.isArchived })
    case 'remove':
      return project.remove({ id: change.id })
    case 'createWith':
      return createWith(change.name, change.applicantId)
    case 'addApplicant':
      return project.addApplicant({ projectId: change.projectId, applicantId: change.applicantId })
    case 'removeApplicant':
      return project.removeApplicant({ projectId: change.projectId, applicantId: change.applicantId })
    case 'rate':
      return project.rate({ projectId: change.projectId, applicantId: change.applicantId, rating: change.rating })
  }
}

/** Changes projects. The lists and people that show them are read again, after a refusal too. */
export function useChangeProject() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: ProjectChange) => send(change),
    onSettled: () =>
      Promise.all(
        [query.company.project.key(), query.company.applicant.key()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

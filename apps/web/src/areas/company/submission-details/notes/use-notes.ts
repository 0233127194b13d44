import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../../shared/api/client'

const REFRESH_MS = 30_000

type Change =
  | { readonly kind: 'create'; readonly text: string }
  | { readonly kind: 'update'; readonly id: string; readonly version: number; readonly text: string }
  | { readonly kind: 'remove'; readonly id: string }

const send = (applicantId: string, change: Change): Promise<unknown> => {
  const { note } = api.company
  switch (change.kind) {
    case 'create':
      return note.create({ applicantId, text: change.text })
    case 'update':
      return note.update({ id: change.id, version: change.version, text: change.text })
    case 'remove':
      return note.remove({ id: change.id })
  }
}

/** The notes about an applicant; those of colleagues appear by themselves. */
export function useNotes(applicantId: string) {
  return useQuery(query.company.note.list.queryOptions({ input: { applicantId }, refetchInterval: REFRESH_MS }))
}

/** Writes, changes and deletes notes. The list and the counts of projects are read again, after a refusal too. */
export function useChangeNote(applicantId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => send(applicantId, change),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: query.company.note.key() }),
        queryClient.invalidateQueries({ queryKey: query.company.project.key() }),
      ]),
  })
}

import type { IntervieweeRow, IntervieweeState } from '@candor/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { toast } from '../../../shared/ui/toaster'

/** What of the list is shown, as it stands in the address. */
export interface PeopleFilter {
  status?: IntervieweeState | undefined
  keyword?: string | undefined
  page?: number | undefined
}

const waitingRefetchMs = 5_000

/** One page of a set's invited people. The old page stays in sight while the next one loads. */
export function useInterviewees(setId: string, { status, keyword, page }: PeopleFilter) {
  return useQuery(
    query.interview.interviewee.list.queryOptions({
      input: {
        setId,
        page: page ?? 1,
        ...(keyword === undefined ? {} : { keyword }),
        ...(status === undefined ? {} : { state: status }),
      },
      placeholderData: keepPreviousData,
      // Mails are sent after the answer: the page must not go on saying that they wait.
      refetchInterval: ({ state }) => ((state.data?.waitingMails ?? 0) > 0 ? waitingRefetchMs : false),
    }),
  )
}

function useRefreshList(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: query.interview.interviewee.key() })
}

interface NewPeople {
  rows: readonly IntervieweeRow[]
  isMailed: boolean
}

/** Adds people to the set, with or without a mail to each. */
export function useAddPeople(setId: string) {
  const refresh = useRefreshList()
  return useMutation({
    mutationFn: ({ rows, isMailed }: NewPeople) => {
      const input = { setId, rows: [...rows] }
      return isMailed ? api.interview.interviewee.invite(input) : api.interview.interviewee.add(input)
    },
    onSuccess: refresh,
  })
}

/** Reminds one person, or without an id everyone whose reminder is due. */
export function useRemind(setId: string) {
  const t = useTranslations('invitations.list')
  const errorText = useErrorText()
  const refresh = useRefreshList()
  return useMutation({
    mutationFn: (id: string | null) => api.interview.interviewee.remind({ setId, ...(id === null ? {} : { id }) }),
    onSuccess: ({ reminded }) => {
      toast.success(t('reminded_toast', { count: reminded }))
      return refresh()
    },
    onError: (error) => toast.error(errorText(error)),
  })
}

export function useWithdraw(id: string) {
  const t = useTranslations('invitations.list')
  const errorText = useErrorText()
  const refresh = useRefreshList()
  return useMutation({
    mutationFn: () => api.interview.interviewee.withdraw({ id }),
    onSuccess: () => {
      toast.success(t('withdrawn'))
      return refresh()
    },
    onError: (error) => toast.error(errorText(error)),
  })
}

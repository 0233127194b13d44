import type { Feedback } from '@candor/contract'
import { type FeedbackFault, listFeedbackFaults } from '@candor/domain'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../../shared/api/client'

export interface FeedbackChoice {
  readonly companyRating: number | null
  readonly interviewerRating: number | null
  readonly experience: number | null
  readonly comment: string
}

const nothingChosen: FeedbackChoice = { companyRating: null, interviewerRating: null, experience: null, comment: '' }

/** The candidate's feedback on one submission: what is stored, what they choose now, and sending it. */
export function useFeedback(submissionId: string | null) {
  const client = useQueryClient()
  const stored = query.identity.feedback.get.queryOptions({ input: { submissionId: submissionId ?? '' } })
  const saved = useQuery({ ...stored, enabled: submissionId !== null }).data?.feedback ?? null
  const [changed, setChanged] = useState<FeedbackChoice | null>(null)
  const [faults, setFaults] = useState<readonly FeedbackFault[]>([])
  const send = useMutation({
    mutationFn: (input: Feedback & { submissionId: string }) => api.identity.feedback.save(input),
    onSuccess: (_, { submissionId: _id, ...feedback }) => client.setQueryData(stored.queryKey, { feedback }),
  })
  const choice = changed ?? saved ?? nothingChosen
  const submit = () => {
    const { companyRating, interviewerRating, experience, comment } = choice
    setFaults(listFeedbackFaults({ ...choice, submissionId }))
    if (submissionId === null || companyRating === null || interviewerRating === null) return
    send.mutate({ submissionId, companyRating, interviewerRating, experience, comment })
  }
  return {
    saved,
    choice,
    faults,
    isSent: send.isSuccess,
    isSending: send.isPending,
    hasFailed: send.isError,
    choose: (part: Partial<FeedbackChoice>) => {
      setFaults([])
      setChanged({ ...choice, ...part })
    },
    submit,
    change: () => send.reset(),
  }
}

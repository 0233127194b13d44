import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api, query } from '../../../shared/api/client'
import { presetContent, type SetForm, tidied } from '../set-editor/set-form'
import { type DraftState, dropDraft, type Review, useDraft } from './draft-store'

/** The set a reviewed draft becomes. */
export function toForm(review: Review, source: Pick<DraftState, 'text' | 'language'>): SetForm {
  const { name, positionName, requirements, questions } = review
  return {
    name,
    content: {
      ...presetContent,
      positionName,
      jobDescription: source.text,
      languages: [source.language],
      requirements,
      questions,
    },
  }
}

/** Saves the draft once, however often it is pressed, then shows the set and congratulates. */
export function useSaveDraft() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (review: Review) => {
      const state = useDraft.getState()
      const input = { ...tidied(toForm(review, state)), producedBy: review.producedBy }
      return api.interview.set.create(input, { context: { idempotencyKey: state.idempotencyKey } })
    },
    onSuccess: async (made) => {
      await queryClient.invalidateQueries({ queryKey: query.interview.set.key() })
      await router.navigate({ to: '/company/interview-set/$id', params: { id: made.id }, search: { created: true } })
      dropDraft()
    },
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api, query } from '../../../shared/api/client'
import { presetContent, type SetForm, tidied } from '../set-editor/set-form'
import { type DraftState, dropDraft, type Review, useDraft } from './draft-store'
import { pickPosition } from './pick-position'

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

/** The position that the set is another one of; null: a new one. */
async function findPositionId(name: string): Promise<string | null> {
  const { items } = await api.company.position.list({ keyword: name })
  return pickPosition(items, name)?.id ?? null
}

/** Saves the draft once, however often it is pressed, then shows the set and congratulates. */
export function useSaveDraft() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: async (review: Review) => {
      const state = useDraft.getState()
      const form = tidied(toForm(review, state))
      const positionId = review.isNewPosition ? null : await findPositionId(form.content.positionName)
      const input = { ...form, positionId, producedBy: review.producedBy }
      return api.interview.set.create(input, { context: { idempotencyKey: state.idempotencyKey } })
    },
    onSuccess: async (made) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: query.interview.set.key() }),
        queryClient.invalidateQueries({ queryKey: query.company.position.key() }),
      ])
      await router.navigate({ to: '/company/interview-set/$id', params: { id: made.id }, search: { created: true } })
      dropDraft()
    },
  })
}

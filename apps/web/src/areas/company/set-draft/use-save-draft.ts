import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../../shared/api/client'
import { useSetCacheUpdate } from '../interview-set/use-set'
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

/** The set as another one of a position that has its name, or of a new position. */
async function withPosition(form: SetForm, isNewPosition: boolean) {
  if (isNewPosition) return { ...form, positionId: null }
  const { positionName } = form.content
  const { items } = await api.company.position.list({ keyword: positionName })
  const position = pickPosition(items, positionName)
  if (position === null) return { ...form, positionId: null }
  return { ...form, content: { ...form.content, positionName: position.name }, positionId: position.id }
}

/** Saves the draft once, however often it is pressed, then shows the set and congratulates. */
export function useSaveDraft() {
  const updateSetCache = useSetCacheUpdate()
  const router = useRouter()
  return useMutation({
    mutationFn: async (review: Review) => {
      const state = useDraft.getState()
      const set = await withPosition(tidied(toForm(review, state)), review.isNewPosition)
      const input = { ...set, producedBy: review.producedBy }
      return api.interview.set.create(input, { context: { idempotencyKey: state.idempotencyKey } })
    },
    onSuccess: async (made) => {
      await updateSetCache(made)
      await router.navigate({ to: '/company/interview-set/$id', params: { id: made.id }, search: { created: true } })
      dropDraft()
    },
  })
}

import type { SetDetail } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../shared/api/client'
import { useSetCacheUpdate } from '../interview-set/use-set'
import { type SetForm, tidied } from '../set-editor/set-form'
import { pickPosition } from './pick-position'
import { toForm } from './set-draft'
import { getSaveKey, resetDraft, useSetDraft } from './set-draft-store'

/** The set as another one of a position that has its name, or of a new position. */
async function withPosition(form: SetForm, isNewPosition: boolean) {
  if (isNewPosition) return { ...form, positionId: null }
  const { positionName } = form.content
  const { items } = await api.company.position.list({ keyword: positionName })
  const position = pickPosition(items, positionName)
  if (position === null) return { ...form, positionId: null }
  return { ...form, content: { ...form.content, positionName: position.name }, positionId: position.id }
}

/** Saves the draft once, however often it is pressed, then opens what comes next. */
export function useSaveDraft(openNext: (set: SetDetail) => Promise<void>) {
  const updateSetCache = useSetCacheUpdate()
  return useMutation({
    mutationFn: async () => {
      const draft = useSetDraft.getState()
      const { isNewPosition, producedBy } = draft.parsedData
      const set = await withPosition(tidied(toForm(draft)), isNewPosition)
      return api.interview.set.create({ ...set, producedBy }, { context: { idempotencyKey: getSaveKey() } })
    },
    onSuccess: async (set) => {
      await updateSetCache(set)
      await openNext(set)
      resetDraft()
    },
  })
}

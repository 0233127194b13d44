import { useMutation } from '@tanstack/react-query'
import { api } from '../../../shared/api/client'
import { getDraftLanguage } from '../set-draft/set-draft'
import { takeSetDraft, useSetDraft } from '../set-draft/set-draft-store'

/** Has the draft written and opens it for review. */
export function useGenerate() {
  return useMutation({
    mutationFn: () => {
      const draft = useSetDraft.getState()
      return api.interview.generate.quickSet({
        description: draft.jobDescriptionText,
        language: getDraftLanguage(draft),
        count: draft.parsedData.questionCount,
      })
    },
    onSuccess: takeSetDraft,
  })
}

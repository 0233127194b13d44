import type { AnswerCorrections, OwnSubmission } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../../shared/api/client'

const withAnswer = (own: OwnSubmission | undefined, changed: AnswerCorrections): OwnSubmission | undefined =>
  own?.corrections === undefined
    ? own
    : {
        ...own,
        corrections: {
          ...own.corrections,
          answers: own.corrections.answers.map((answer) => (answer.answerId === changed.answerId ? changed : answer)),
        },
      }

/** Saves a correction. The page shows it at once and then reads the rest again. `onSaved` gets the number of versions. */
export function useCorrect(id: string, onSaved: (versions: number) => void) {
  const client = useQueryClient()
  const { queryKey } = query.seeker.submission.get.queryOptions({ input: { id } })
  return useMutation({
    mutationFn: (input: { answerId: string; text: string }) => api.seeker.submission.correct({ id, ...input }),
    onSuccess: (changed) => {
      client.setQueryData(queryKey, (own: OwnSubmission | undefined) => withAnswer(own, changed))
      // Here and not at the call: after the last version the form is gone, and the callbacks of its calls with it.
      onSaved(changed.versions.length)
      return client.invalidateQueries({ queryKey })
    },
  })
}

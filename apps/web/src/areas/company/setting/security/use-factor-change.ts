import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { query } from '../../../../shared/api/client'
import { profileQuery } from '../../../../shared/api/profile'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { toast } from '../../../../shared/ui/toaster'
import { factorsQuery } from './security-queries'

/** Recovery codes that were just made: the one time they can be seen. */
export function useShownCodes() {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const show = useCallback((made: readonly string[] | null) => {
    if (made !== null) setCodes(made)
  }, [])
  return { codes, show, forget: useCallback(() => setCodes(null), []) }
}

/** A change to the person's factors: afterwards what the page shows is loaded again, after a refusal too. */
export function useFactorChange<Input, Result>(options: {
  change: (input: Input) => Promise<Result>
  onDone: (result: Result) => void
  /** Shows the refusal elsewhere than in a toast. */
  onRefused?: () => void
}) {
  const { change, onDone, onRefused } = options
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onError: (error) => (onRefused ? onRefused() : toast.error(errorText(error))),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: factorsQuery().queryKey })
      await queryClient.invalidateQueries({ queryKey: profileQuery().queryKey })
      void queryClient.invalidateQueries({ queryKey: query.identity.sessions.key() })
    },
  })
}

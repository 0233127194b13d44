import type { Session } from '@candor/contract'
import { hasBegun } from '@candor/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api, query } from '../../../shared/api/client'

interface SendRequestInput {
  linkId: string
  session: Pick<Session, 'id' | 'state'>
  onWaiting: ((isWaiting: boolean) => void) | undefined
}

/**
 * Sends a request. An interview that runs is then paused on the server, so its page is left: that finishes and uploads what was
 * recorded, as it does whenever a candidate leaves.
 */
export function useSendRequest({ linkId, session, onWaiting }: SendRequestInput) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (text: string) => {
      onWaiting?.(true)
      try {
        return await api.interview.accommodation.create({ id: session.id, text })
      } catch (error) {
        onWaiting?.(false)
        throw error
      }
    },
    // After a refusal, too: another tab may have sent one.
    onSettled: async (_request, error) => {
      await client.invalidateQueries({ queryKey: query.interview.accommodation.listOwn.key() })
      if (error !== null || !hasBegun(session)) return
      await navigate({ to: '/interview/$id', params: { id: linkId }, state: { isResumeLater: true } })
    },
  })
}

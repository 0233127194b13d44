import type { AccommodationRequest, Session } from '@candor/contract'
import { hasBegun } from '@candor/domain'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../../../shared/api/api-error'
import { api, query } from '../../../shared/api/client'
import { retryUntilResponse } from '../interview-page/session/retry-until-response'

interface SendRequestInput {
  linkId: string
  session: Pick<Session, 'id' | 'state'>
  onWaiting: ((isWaiting: boolean) => void) | undefined
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500

/** The requests of one interview, as this browser shows them. */
function createStore(client: QueryClient, id: string) {
  const { queryKey } = query.interview.accommodation.listOwn.queryOptions({ input: { id } })
  return {
    /** A read that began earlier must not replace the new request. */
    add: async (request: AccommodationRequest) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (list) => list && { ...list, items: [request, ...list.items] })
    },
    /** The open request that the server has. */
    readOpen: async () => {
      const list = await api.interview.accommodation.listOwn({ id })
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, list)
      return list.items.find(({ answer }) => answer === null) ?? null
    },
    refresh: () => void client.invalidateQueries({ queryKey }),
  }
}

/**
 * Sends a request. An interview that runs is then paused on the server, so its page is left: that finishes and uploads what was
 * recorded, as it does whenever a candidate leaves. Until the server says that nothing is open, the page must not resume by itself.
 */
export function useSendRequest({ linkId, session, onWaiting }: SendRequestInput) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const store = createStore(client, session.id)
  const mutationKey = ['accommodation', session.id]
  const leave = () => {
    if (hasBegun(session))
      void navigate({ to: '/interview/$id', params: { id: linkId }, state: { isResumeLater: true } })
  }
  /** A newer request decides for itself. */
  const resumeUnlessSending = () => {
    if (client.isMutating({ mutationKey }) === 0) onWaiting?.(false)
  }
  /** The response may be lost while the request is stored, and another tab may have sent one. */
  const findSent = async (error: unknown): Promise<AccommodationRequest | null> => {
    try {
      return await store.readOpen()
    } catch {
      if (isRefusal(error)) return null
      retryUntilResponse(store.readOpen).then(
        (open) => (open === null ? resumeUnlessSending() : leave()),
        resumeUnlessSending,
      )
      throw error
    }
  }
  return useMutation({
    mutationKey,
    // Without a network it fails at once, instead of sending later what the candidate no longer expects.
    networkMode: 'always',
    mutationFn: async (text: string) => {
      onWaiting?.(true)
      try {
        const request = await api.interview.accommodation.create({ id: session.id, text })
        await store.add(request)
        return request
      } catch (error) {
        const sent = await findSent(error)
        if (sent !== null) return sent
        onWaiting?.(false)
        throw error
      }
    },
    onSuccess: leave,
    onSettled: store.refresh,
  })
}

import { type InviteKey, zInviteKey } from '@candor/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error'
import { query } from '../../../shared/api/client'
import { useSingleMutation } from '../auth/use-single-mutation'
import { profileQuery } from '../frame/require-member'
import { dropInviteCode, inviteCode } from './invite-code'
import { dropJoining } from './joining'

/** Id and code, where both can be ones; nothing is asked of the server with anything else. */
export function keyOf(id: string): InviteKey | null {
  return zInviteKey.safeParse({ id, code: inviteCode(id) }).data ?? null
}

/** One invite, who looks at it, and the answer. */
export function useInvite(id: string) {
  const queryClient = useQueryClient()
  const [key] = useState(() => keyOf(id))
  const view = useQuery(
    query.identity.invite.get.queryOptions({
      input: key ?? { id, code: '' },
      enabled: key !== null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  const profile = useQuery({ ...profileQuery(), enabled: view.data?.isForYou !== null && view.data !== undefined })
  const close = () => {
    dropInviteCode(id)
    dropJoining()
  }
  const respond = useSingleMutation(
    query.identity.invite.respond.mutationOptions({
      onSuccess: close,
      onError: (error) => {
        if (error instanceof ApiError && (error.code === 'LINK_INVALID' || error.code === 'ALREADY_MEMBER')) close()
      },
    }),
  )
  const signOut = useSingleMutation(
    query.identity.auth.signOut.mutationOptions({
      onSuccess: async () => {
        // The invite stays in sight until it is known that nobody is signed in; then nothing of the person is left.
        await queryClient.invalidateQueries({ queryKey: query.identity.invite.key() })
        queryClient.removeQueries({ queryKey: query.identity.profile.key() })
        for (const service of [query.interview, query.company]) queryClient.removeQueries({ queryKey: service.key() })
      },
    }),
  )
  return {
    key,
    view,
    profile: profile.data,
    respond,
    signOut,
    answer: (accept: boolean) => {
      if (key && !respond.isPending) respond.mutate({ ...key, accept })
    },
  }
}

export type InviteState = ReturnType<typeof useInvite>

import { type InviteKey, zInviteKey } from '@candor/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error'
import { query } from '../../../shared/api/client'
import { profileQuery } from '../../../shared/api/profile'
import { useSingleMutation } from '../auth/use-single-mutation'
import { dropInviteCode, inviteCode } from './invite-code'
import { dropJoining } from './joining'

/** Id and code, where both can be ones; nothing is asked of the server with anything else. */
export function findInviteKey(id: string): InviteKey | null {
  return zInviteKey.safeParse({ id, code: inviteCode(id) }).data ?? null
}

/** What was accepted, as it stood then. */
interface Accepting {
  readonly organizationName: string
  /** Where the person worked until then; null: nowhere. */
  readonly current: string | null
}

/** One invite, who looks at it, and the answer. */
export function useInvite(id: string) {
  const queryClient = useQueryClient()
  const [key] = useState(() => findInviteKey(id))
  const [accepting, setAccepting] = useState<Accepting | null>(null)
  const view = useQuery(
    query.identity.invite.get.queryOptions({
      input: key ?? { id, code: '' },
      // Once it is accepted there is nothing to look at any more, also while everything of the person is forgotten.
      enabled: key !== null && accepting === null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  const isSomebody = view.data !== undefined && view.data.isForYou !== null
  const profile = useQuery({ ...profileQuery(), enabled: isSomebody && accepting === null })
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
    /** Who would accept is known, and where they work until now: the page says so afterwards. */
    isReady: !isSomebody || !profile.isPending,
    accepting,
    respond,
    signOut,
    answer: (accept: boolean) => {
      if (!key || respond.isPending || !view.data) return
      const { organizationName } = view.data
      respond.mutate(
        { ...key, accept },
        {
          onSuccess: () =>
            accept && setAccepting({ organizationName, current: profile.data?.organization?.name ?? null }),
        },
      )
    },
  }
}

export type InviteState = ReturnType<typeof useInvite>

import { type InviteKey, zInviteKey } from '@candor/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error'
import { query } from '../../../shared/api/client'
import { profileQuery } from '../../../shared/api/profile'
import { useSingleMutation } from '../auth/use-single-mutation'
import { dropInviteCode, inviteCode } from './invite-code'
import { clearSignUpInvite } from './sign-up-invite'

/** Id and code, if both are well-formed. Otherwise the server is not asked. */
export function findInviteKey(id: string): InviteKey | null {
  return zInviteKey.safeParse({ id, code: inviteCode(id) }).data ?? null
}

/** The accepted invite as it was at that time. */
interface Accepting {
  readonly organizationName: string
  /** The organization that the person works in so far. Null: none. */
  readonly current: string | null
}

/** One invite, the person who views it, and their answer. */
export function useInvite(id: string) {
  const queryClient = useQueryClient()
  const [key] = useState(() => findInviteKey(id))
  const [accepting, setAccepting] = useState<Accepting | null>(null)
  const view = useQuery(
    query.identity.invite.get.queryOptions({
      input: key ?? { id, code: '' },
      // An accepted invite can't be loaded again, and the person's cached data may be cleared meanwhile.
      enabled: key !== null && accepting === null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  const isSomebody = view.data !== undefined && view.data.isForYou !== null
  const profile = useQuery({ ...profileQuery(), enabled: isSomebody && accepting === null })
  const close = () => {
    dropInviteCode(id)
    clearSignUpInvite()
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
        // Keeps the invite on screen until it is certain that the person is signed out, then clears all their data.
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
    /** True once the person and their current organization are known: the page names both after accepting. */
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

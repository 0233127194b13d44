import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'

interface Person {
  readonly id: string
  readonly organization: { readonly id: string } | null
}

/** The account this page was drawn for, sent as `x-candor-account`. Null while it is unknown. */
let drawnFor: string | null = null

/** Whether the cookie became another account's, or another organization's, than the page was drawn for (S-11). */
export const useAccountChanged = create<{ isChanged: boolean }>()(() => ({ isChanged: false }))

export const markAccountChanged = (): void => useAccountChanged.setState({ isChanged: true })

/** What every writing request carries besides its body. */
export const accountHeaders = (): Record<string, string> => (drawnFor === null ? {} : { 'x-candor-account': drawnFor })

function isPerson(value: unknown): value is Person {
  return typeof value === 'object' && value !== null && 'id' in value && 'organization' in value
}

const getAccountKey = ({ id, organization }: Person): string => `${id}/${organization?.id ?? '-'}`

/**
 * Follows the profile in the cache. The first one that is loaded is whom the page is drawn for, until the profile is dropped
 * (`forgetMember`, at every sign-in, sign-out and switch of this tab). Another one that arrives without that is another tab's doing.
 */
export function followAccount(queryClient: QueryClient, profileKey: readonly unknown[]): () => void {
  const hash = JSON.stringify(profileKey)
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (JSON.stringify(query.queryKey) !== hash) return
    if (type === 'removed') {
      drawnFor = null
      return
    }
    if (type !== 'updated' || !isPerson(query.state.data)) return
    const account = getAccountKey(query.state.data)
    drawnFor ??= account
    if (drawnFor !== account) markAccountChanged()
  })
}

import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { profileQuery } from '../../../shared/api/profile'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { parseEnum, search } from '../../../shared/search'
import { type BlockedReason, blockedReason, blockedReasons } from './blocked-reason'
import { BlockedView } from './blocked-view'

// Apart, so that its type is known to `beforeLoad`.
const validateSearch = search({ reason: parseEnum(...blockedReasons) })

/** What the server says of the session; of a sign-in that was refused there is none, and the address says why. */
export const Route = createFileRoute('/company/blocked')({
  validateSearch,
  beforeLoad: async ({ context, search: { reason } }): Promise<{ reason: BlockedReason }> => {
    const found = await context.queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 }).then(
      () => null,
      (error: unknown) => error,
    )
    if (found === null) throw redirect({ to: '/company/interview-sets' })
    const known = blockedReason(found) ?? reason
    if (known) return { reason: known }
    if (found instanceof ApiError && found.code === 'UNAUTHENTICATED') throw redirect({ to: '/company/sign-in' })
    throw found
  },
  loader: () => ensureAreas('account'),
  component: BlockedPage,
})

function BlockedPage() {
  const { reason } = Route.useRouteContext()
  const t = useTranslations('account.blocked')
  usePageTitle(t(reason))
  return <BlockedView reason={reason} />
}

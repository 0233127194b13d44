import { CSPProvider } from '@base-ui/react/csp-provider'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent, Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useAccountChanged } from '../shared/api/account'
import { useKeepConfiguration } from '../shared/api/use-configuration'
import { I18nProvider } from '../shared/i18n/i18n-provider'
import { ensureAreas } from '../shared/i18n/i18n-store'
import { useIsNotFound } from '../shared/navigation/not-found-state'
import { useInnerLinks } from '../shared/navigation/use-inner-links'
import { pageNonce } from '../shared/security/page-nonce'
import { isSparedFromSmallScreenNotice, smallScreenQuery, useSmallScreenChoice } from '../shared/small-screen'
import { Toaster } from '../shared/ui/toaster'
import { useMediaQuery } from '../shared/use-media-query'
import { CrashPage } from './public/crash/crash.page'
import { NotFoundPage } from './public/not-found/not-found.page'

// Kept out of the entry: most visits never see it, and it brings the menu's code along.
const SmallScreenNotice = lazyRouteComponent(() => import('../shared/ui/small-screen-notice'), 'SmallScreenNotice')

const AccountChangedNotice = lazy(() =>
  import('../shared/api/account-changed-notice').then((file) => ({ default: file.AccountChangedNotice })),
)

interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ location: { pathname } }) => {
    // With the page, so that the first drawing is complete.
    const isSmall =
      window.matchMedia(smallScreenQuery).matches &&
      !useSmallScreenChoice.getState().isContinued &&
      !isSparedFromSmallScreenNotice(pathname)
    await Promise.all([ensureAreas('common', 'errors'), isSmall ? SmallScreenNotice.preload?.() : null])
  },
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
})

function Root() {
  const { queryClient } = Route.useRouteContext()
  return (
    <QueryClientProvider client={queryClient}>
      <CSPProvider nonce={pageNonce()}>
        <I18nProvider>
          <Screen />
          <Toaster />
        </I18nProvider>
      </CSPProvider>
    </QueryClientProvider>
  )
}

/** The page, or the small-screen notice in front of it: the page stays mounted, so that nothing typed is lost by turning a tablet. */
function Screen() {
  useInnerLinks()
  useKeepConfiguration()
  const isSmall = useMediaQuery(smallScreenQuery)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const isNotFound = useIsNotFound((state) => state.isNotFound)
  const isAccountChanged = useAccountChanged((state) => state.isChanged)
  const isContinued = useSmallScreenChoice((state) => state.isContinued)
  const isNoticeShown = isSmall && !isContinued && !isNotFound && !isSparedFromSmallScreenNotice(pathname)
  return (
    <>
      {isNoticeShown && (
        <Suspense>
          <div data-screen="notice">
            <SmallScreenNotice />
          </div>
        </Suspense>
      )}
      {isAccountChanged && (
        <Suspense>
          <AccountChangedNotice />
        </Suspense>
      )}
      <div data-screen="page" hidden={isNoticeShown}>
        <Outlet />
      </div>
    </>
  )
}

import { CSPProvider } from '@base-ui/react/csp-provider'
import { webLimits } from '@candor/domain'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useAccountChanged } from '../shared/api/account'
import { useKeepConfiguration } from '../shared/api/use-configuration'
import { I18nProvider } from '../shared/i18n/i18n-provider'
import { ensureAreas } from '../shared/i18n/i18n-store'
import { useIsNotFound } from '../shared/navigation/not-found-state'
import { useInnerLinks } from '../shared/navigation/use-inner-links'
import { pageNonce } from '../shared/security/page-nonce'
import { isSparedFromSmallScreenNotice } from '../shared/small-screen'
import { Toaster } from '../shared/ui/toaster'
import { useMediaQuery } from '../shared/use-media-query'
import { CrashPage } from './public/crash/crash.page'
import { NotFoundPage } from './public/not-found/not-found.page'

// Kept out of the entry: most visits never see it, and it brings the menu's code along.
const SmallScreenNotice = lazy(() =>
  import('../shared/ui/small-screen-notice').then((file) => ({ default: file.SmallScreenNotice })),
)

const AccountChangedNotice = lazy(() =>
  import('../shared/api/account-changed-notice').then((file) => ({ default: file.AccountChangedNotice })),
)

interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: () => ensureAreas('common', 'errors'),
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
  const widthPx = `${webLimits.mobileBreakpointPx}px`
  // The device's width too: zoom narrows the page on a screen that is wide enough.
  const isSmall = useMediaQuery(`(max-width: ${widthPx}) and (max-device-width: ${widthPx})`)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const isNotFound = useIsNotFound((state) => state.isNotFound)
  const isAccountChanged = useAccountChanged((state) => state.isChanged)
  const isNoticeShown = isSmall && !isNotFound && !isSparedFromSmallScreenNotice(pathname)
  return (
    <>
      {isNoticeShown && (
        <Suspense>
          <SmallScreenNotice />
        </Suspense>
      )}
      {isAccountChanged && (
        <Suspense>
          <AccountChangedNotice />
        </Suspense>
      )}
      <div hidden={isNoticeShown}>
        <Outlet />
      </div>
    </>
  )
}

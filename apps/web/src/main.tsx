import './styles.css'
import { createBrowserHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { routeTree } from './routeTree.gen'
import { followAccount } from './shared/api/account'
import { query } from './shared/api/client'
import { createQueryClient } from './shared/api/query-client'
import { DrawnPage } from './shared/first-page/drawn-page'
import { readFirstPageData } from './shared/first-page/first-page-data'
import { beginWith } from './shared/i18n/i18n-store'
import { startLanguage } from './shared/i18n/start-language'
import { rememberArrival } from './shared/link-to-here'
import { reloadOnceForNewVersion } from './shared/navigation/new-version'
import { keepPageClass } from './shared/navigation/page-history'
import { reloadRestoredPages } from './shared/navigation/restored-page'
import { parseSearch, stringifySearch } from './shared/search'
import { trustOwnWorkers } from './shared/security/trusted-worker-urls'
import { SkeletonPage } from './shared/ui/skeleton'
import { followSystemTheme } from './shared/ui/theme'
import { keepUtmSource } from './shared/utm-source'

const queryClient = createQueryClient()
/** The reader has scrolled what the server rendered: the drawn page stays there. */
let isScrolledEarly = false
function restoresScroll(): boolean {
  const stays = isScrolledEarly
  isScrolledEarly = false
  return !stays
}

const router = createRouter({
  routeTree,
  history: keepPageClass(createBrowserHistory(), window.location.pathname, {
    assign: (path) => window.location.assign(path),
    replace: (path) => window.location.replace(path),
  }),
  context: { queryClient },
  parseSearch,
  stringifySearch,
  defaultPreload: false,
  scrollRestoration: restoresScroll,
  defaultPendingComponent: SkeletonPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** What the page shows at once. It asks again, as for everything that it shows from its cache. */
function keepFirstPageData(): void {
  const { intro } = readFirstPageData()
  if (intro === undefined) return
  queryClient.setQueryData(query.interview.candidate.intro.queryKey({ input: { linkId: intro.linkId } }), intro)
}

async function start(): Promise<void> {
  const language = startLanguage(window.location)
  if (language === null) return
  beginWith(language)
  keepUtmSource(window.location.search)
  rememberArrival()
  followSystemTheme()
  reloadOnceForNewVersion()
  reloadRestoredPages()
  trustOwnWorkers(window.location.pathname)
  followAccount(queryClient, query.identity.profile.get.queryKey())
  keepFirstPageData()
  // The first page is complete before anything is drawn: texts, chunk and data, so nothing blinks.
  await router.load()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  isScrolledEarly = window.scrollY > 0
  createRoot(root).render(
    <StrictMode>
      <DrawnPage root={root}>
        <RouterProvider router={router} />
      </DrawnPage>
    </StrictMode>,
  )
}

void start()

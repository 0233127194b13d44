import './styles.css'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { routeTree } from './routeTree.gen'
import { createQueryClient } from './shared/api/query-client'
import { beginWith } from './shared/i18n/i18n-store'
import { startLanguage } from './shared/i18n/start-language'
import { reloadOnceForNewVersion } from './shared/navigation/new-version'
import { parseSearch, stringifySearch } from './shared/search'
import { SkeletonPage } from './shared/ui/skeleton'
import { followSystemTheme } from './shared/ui/theme'
import { keepUtmSource } from './shared/utm-source'

const router = createRouter({
  routeTree,
  context: { queryClient: createQueryClient() },
  parseSearch,
  stringifySearch,
  defaultPreload: false,
  scrollRestoration: true,
  defaultPendingComponent: SkeletonPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

async function start(): Promise<void> {
  const language = startLanguage(window.location)
  if (language === null) return
  beginWith(language)
  keepUtmSource(window.location.search)
  followSystemTheme()
  reloadOnceForNewVersion()
  // The first page is complete before anything is drawn: texts, chunk and data, so nothing blinks.
  await router.load()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

void start()

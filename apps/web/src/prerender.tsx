import type { InterfaceLanguage, InterviewIntro } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createTranslator, IntlProvider } from 'use-intl'
import { FirstIntro } from './areas/candidate/pre-interview/first-intro'
import { SignInFlow } from './areas/company/sign-in/sign-in-flow'
import { HomeView } from './areas/public/home/home-view'
import { firstPageMessages } from './first-page-messages'
import { FirstPage } from './shared/first-page/first-page'
import { formats } from './shared/i18n/formats'
import { formatPageTitle } from './shared/page-title'
import { SkeletonFrame } from './shared/ui/skeleton-frame'

/** What the server asks for: the page, and what its view needs to know. */
export type FirstPageRequest =
  | { readonly page: 'home' }
  | { readonly page: 'sign-in'; readonly canUsePasskeys: boolean }
  | { readonly page: 'intro'; readonly intro: InterviewIntro }
  | { readonly page: 'skeleton' }

interface RenderedPage {
  readonly html: string
  readonly title: string
  readonly description: string
}

interface Shown {
  readonly view: ReactNode
  /** The notice is in front of the page on small screens. */
  readonly hasNotice: boolean
  readonly title?: string
  readonly description?: string
}

/** Texts of another language have the keys of the English ones, and other words. */
const getMessages = (language: InterfaceLanguage): Record<string, unknown> => firstPageMessages[language]

/** The same views as in the browser, with the same texts in the browser's tab. */
function show(request: FirstPageRequest, language: InterfaceLanguage): Shown {
  const t = createTranslator({ locale: language, messages: firstPageMessages[language] })
  switch (request.page) {
    case 'home':
      return { view: <HomeView />, hasNotice: true, description: t('public.home.lead') }
    case 'sign-in':
      return {
        view: (
          <SignInFlow
            returnUrl={undefined}
            email={undefined}
            connectError={undefined}
            canUsePasskeys={request.canUsePasskeys}
          />
        ),
        hasNotice: true,
        title: t('company.auth.signIn.title'),
      }
    case 'intro':
      return {
        view: <FirstIntro intro={request.intro} />,
        hasNotice: false,
        title: t('candidate.title', { company: request.intro.organizationName }),
      }
    case 'skeleton':
      return { view: <SkeletonFrame />, hasNotice: false }
  }
}

/** The markup of a first page. It has no style attributes, which the content security policy would refuse. */
export function render(request: FirstPageRequest, language: InterfaceLanguage): RenderedPage {
  const { view, hasNotice, title, description } = show(request, language)
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <IntlProvider locale={language} messages={getMessages(language)} timeZone="UTC" formats={formats}>
          <FirstPage hasNotice={hasNotice} isWhole={request.page !== 'skeleton'}>
            {view}
          </FirstPage>
        </IntlProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  return { html, ...formatPageTitle(title, description) }
}

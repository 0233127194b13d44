import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { search, text } from '../../../shared/search'
import { useRefusalRedirects } from '../blocked/use-refusal-redirects'
import { keepInviteCode } from './invite-code'
import { InviteFlow } from './invite-flow'

// Apart, so that its type is known to `beforeLoad`.
const validateSearch = search({ code: text })

export const Route = createFileRoute('/company/invite/$id')({
  validateSearch,
  beforeLoad: ({ search: { code }, params: { id } }) => {
    if (code === undefined) return
    keepInviteCode(id, code)
    throw redirect({ to: '/company/invite/$id', params: { id }, search: {}, replace: true })
  },
  loader: () => ensureAreas('company', 'account'),
  component: InvitePage,
})

function InvitePage() {
  const t = useTranslations('account.invite')
  const { id } = Route.useParams()
  usePageTitle(t('pageTitle'))
  useRefusalRedirects()
  return <InviteFlow id={id} />
}

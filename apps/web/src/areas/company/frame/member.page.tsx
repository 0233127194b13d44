import { createFileRoute } from '@tanstack/react-router'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { useRefusalRedirects } from '../blocked/use-refusal-redirects'
import { CompanyFrame } from './company-frame'
import { requireMember } from './require-member'

/** The frame around every page that needs a signed-in member. */
export const Route = createFileRoute('/_member')({
  beforeLoad: ({ context, location }) => requireMember(context.queryClient, location.href),
  loader: () => ensureAreas('company', 'assessment', 'settings'),
  component: MemberPage,
})

function MemberPage() {
  useRefusalRedirects()
  return <CompanyFrame />
}

import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { AuthCard } from '../auth/auth-card'
import { useChangeOrganization } from '../auth/use-change-organization'
import { useCompleteSignInTo } from '../auth/use-complete-sign-in'

interface AcceptedProps {
  organizationId: string
  organizationName: string
  /** Where the person works so far; null: nowhere. */
  current: string | null
}

/** A member now: where to work from here on is the person's choice. */
export function Accepted({ organizationId, organizationName, current }: AcceptedProps) {
  const t = useTranslations('account.invite')
  const change = useChangeOrganization()
  const stay = useCompleteSignInTo(undefined)
  return (
    <AuthCard
      stepKey="accepted"
      title={t('acceptedTitle', { organization: organizationName })}
      lead={t('acceptedLead')}
    >
      <div className="flex flex-col gap-3">
        <Button
          size="lg"
          className="h-auto min-h-12 py-2"
          isBusy={change.isBusy}
          onClick={() => change.changeTo(organizationId)}
        >
          {t('goTo', { organization: organizationName })}
        </Button>
        {current !== null && (
          <Button
            variant="secondary"
            size="lg"
            className="h-auto min-h-12 py-2"
            disabled={change.isBusy}
            onClick={stay}
          >
            {t('stay', { organization: current })}
          </Button>
        )}
      </div>
    </AuthCard>
  )
}

import { useTranslations } from 'use-intl'
import { useConfiguration } from '../../../shared/api/use-configuration'
import { NoAccessArt } from '../../../shared/ui/art'
import { Button } from '../../../shared/ui/button'
import { LinkButton } from '../../../shared/ui/link-button'
import { NoticePage } from '../../../shared/ui/notice-page'
import { useSignOut } from '../frame/use-sign-out'
import type { BlockedReason } from './blocked-reason'

/** The account may not be used: what that means, whom to write to, and the way to another account. */
export function BlockedView({ reason }: { reason: BlockedReason }) {
  const t = useTranslations('account.blocked')
  const common = useTranslations('common.actions')
  const supportEmail = useConfiguration().data?.supportEmail
  const signOut = useSignOut()
  return (
    <NoticePage
      art={<NoAccessArt />}
      title={t(reason)}
      actions={
        <>
          {supportEmail && (
            <LinkButton href={`mailto:${supportEmail}`} size="lg">
              {common('contactSupport')}
            </LinkButton>
          )}
          <Button
            variant="secondary"
            size="lg"
            isBusy={signOut.isPending || signOut.isSuccess}
            onClick={() => signOut.mutate(undefined)}
          >
            {t('signOut')}
          </Button>
        </>
      }
    >
      <p>{t(`${reason}Text`)}</p>
      {supportEmail && (
        <p className="mt-2">
          {t('support')} <span className="font-medium text-ink">{supportEmail}</span>
        </p>
      )}
    </NoticePage>
  )
}

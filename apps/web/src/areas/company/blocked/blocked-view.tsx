import { useTranslations } from 'use-intl'
import { useConfiguration } from '../../../shared/api/use-configuration'
import { saveBackUrl } from '../../../shared/back-url'
import { NoAccessArt } from '../../../shared/ui/art'
import { Button } from '../../../shared/ui/button'
import { LinkButton } from '../../../shared/ui/link-button'
import { NoticePage } from '../../../shared/ui/notice-page'
import { TextLink } from '../../../shared/ui/text-link'
import { useSignOut } from '../frame/use-sign-out'
import type { BlockedReason } from './blocked-reason'

/** The account may not be used: what that means, how to write to support, and the way to another account. */
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
          <LinkButton href="/support" size="lg" onClick={saveBackUrl}>
            {common('contactSupport')}
          </LinkButton>
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
      <p className="mt-2">
        {t('support')} {supportEmail && <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>}
      </p>
    </NoticePage>
  )
}

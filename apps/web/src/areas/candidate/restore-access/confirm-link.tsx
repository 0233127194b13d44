import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { LostArt, WelcomeArt } from '../../../shared/ui/art'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { NoticePage } from '../../../shared/ui/notice-page'
import { canContinueInterview } from './can-continue-interview'
import { RestoreAccessDialog } from './restore-access-dialog'

interface ConfirmLinkProps {
  linkId: string
  /** Empty if the URL had no valid token. */
  accessToken: string
  /** The page continues as if it had been opened without a link. */
  onDone: () => void
}

const isBroken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'LINK_INVALID' || error.code === 'VALIDATION_FAILED')

/** Consumes the link and returns its target. If it was used already, this browser may still have access. Null: it has not. */
async function consumeLink({ linkId, accessToken }: { linkId: string; accessToken: string }): Promise<string | null> {
  try {
    const { returnUrl } = await api.identity.link.authorize({ accessToken, flow: 'candidate' })
    return returnUrl
  } catch (error) {
    if (!isBroken(error)) throw error
    return (await canContinueInterview(linkId)) ? window.location.pathname : null
  }
}

function BrokenLink({ linkId, onDone }: { linkId: string; onDone: () => void }) {
  const t = useTranslations('candidate.restoreAccess')
  return (
    <NoticePage
      art={<LostArt />}
      title={t('broken')}
      actions={
        <>
          <Button variant="secondary" size="lg" onClick={onDone}>
            {t('toInterview')}
          </Button>
          <RestoreAccessDialog linkId={linkId} email="" trigger={<Button size="lg">{t('mailAgain')}</Button>} />
        </>
      }
    >
      <p>{t('brokenHint')}</p>
    </NoticePage>
  )
}

/** A mailed link was opened. Only the button consumes it, because mail scanners open links too. */
export function ConfirmLink({ linkId, accessToken, onDone }: ConfirmLinkProps) {
  const t = useTranslations('candidate.restoreAccess')
  const errorText = useErrorText()
  const [isBrokenLink, setIsBrokenLink] = useState(accessToken === '')
  const authorize = useMutation({
    mutationFn: () => consumeLink({ linkId, accessToken }),
    onSuccess: (returnUrl) => {
      if (returnUrl === null) setIsBrokenLink(true)
      else if (returnUrl.split(/[?#]/)[0] === window.location.pathname) onDone()
      else window.location.replace(returnUrl)
    },
  })
  if (isBrokenLink) return <BrokenLink linkId={linkId} onDone={onDone} />
  return (
    <NoticePage
      art={<WelcomeArt />}
      title={t('arrival')}
      actions={
        <Button size="lg" isBusy={authorize.isPending} onClick={() => authorize.mutate()}>
          {t('continue')}
        </Button>
      }
    >
      <p>{t('arrivalHint')}</p>
      {authorize.error && (
        <Banner tone="bad" className="mt-4 text-left">
          {errorText(authorize.error)}
        </Banner>
      )}
    </NoticePage>
  )
}

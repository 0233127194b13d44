import { useMutation } from '@tanstack/react-query'
import { Copy, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { nowMs } from '../../../../shared/clock'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Countdown } from '../../../../shared/ui/countdown'
import { TextField } from '../../../../shared/ui/text-field'
import { useCountdown } from '../../../../shared/use-countdown'
import { useCopy } from '../../parts/use-copy'
import { Section } from '../parts/section'
import { getTransferLifetimeMs } from './transfer-lifetime'

interface MadeLink {
  readonly url: string
  readonly expiresAt: string
}

/** The link while it is valid. Remount it for each new link. */
function LiveLink({ link }: { link: MadeLink }) {
  const t = useTranslations('settings.sessions.transfer')
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') })
  const [lifeMs] = useState(() => getTransferLifetimeMs(link.expiresAt, nowMs()))
  const leftMs = useCountdown(lifeMs, true)
  if (leftMs === 0) return <Banner tone="warn">{t('expired')}</Banner>
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-end gap-3">
        <TextField
          label={t('label')}
          readOnly
          className="flex-1"
          aside={<Countdown leftMs={leftMs} />}
          value={link.url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => copy(link.url)}>
          <Copy size={15} aria-hidden="true" />
          {t('copy')}
        </Button>
      </div>
      <Banner tone="warn">{t('secret')}</Banner>
    </div>
  )
}

/** Creates a link that signs in on another device. It works once and expires within minutes. */
export function TransferSection() {
  const t = useTranslations('settings.sessions.transfer')
  const errorText = useErrorText()
  const make = useMutation({ mutationFn: () => api.identity.link.transfer({}) })
  return (
    <Section
      title={t('title')}
      lead={t('lead')}
      aside={
        <Button variant="secondary" isBusy={make.isPending} onClick={() => make.mutate()}>
          <Link2 size={15} aria-hidden="true" />
          {t(make.data ? 'again' : 'make')}
        </Button>
      }
    >
      {make.error ? (
        <Banner tone="bad">{errorText(make.error)}</Banner>
      ) : (
        make.data && <LiveLink key={make.data.url} link={make.data} />
      )}
    </Section>
  )
}

import { totpLimits } from '@candor/domain'
import { Copy } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { Button } from '../../../../shared/ui/button'
import { OtpField } from '../../../../shared/ui/otp-field'
import { QrCode } from '../../../../shared/ui/qr-code'
import { toast } from '../../../../shared/ui/toaster'
import { useCopy } from '../../parts/use-copy'
import { useFactorChange } from './use-factor-change'

interface AppSetupProps {
  made: { secret: string; uri: string }
  onDone: (recoveryCodes: readonly string[] | null) => void
  onCancel: () => void
}

/** In groups of four, as a person types it into a phone. */
const groupKey = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

function Key({ secret }: { secret: string }) {
  const t = useTranslations('security.app')
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') })
  return (
    <div>
      <p className="text-sm font-medium">{t('key')}</p>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <code data-testid="totp-key" className="text-base wrap-anywhere select-all">
          {groupKey(secret)}
        </code>
        <Button variant="ghost" size="sm" aria-label={t('copy')} onClick={() => copy(secret)}>
          <Copy size={15} aria-hidden="true" />
        </Button>
      </p>
    </div>
  )
}

/** The key as a QR code and as text, and the first code that proves that the app has it. */
export function AppSetup({ made, onDone, onCancel }: AppSetupProps) {
  const t = useTranslations('security.app')
  const step = useTranslations('security.step')
  const [code, setCode] = useState('')
  const [isShort, setIsShort] = useState(false)
  const confirm = useFactorChange({
    change: (input: { code: string }) => api.identity.secondFactor.confirmApp(input),
    onDone: ({ recoveryCodes }) => {
      toast.success(t('added'))
      onDone(recoveryCodes)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsShort(code.length < totpLimits.digits)
    if (code.length === totpLimits.digits && !confirm.isPending) confirm.mutate({ code })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="text-sm text-ink-2">{t('scan')}</p>
      <div className="flex flex-wrap items-start gap-6">
        <QrCode text={made.uri} label={t('qr')} className="size-48 rounded-xl border border-line" />
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-5">
          <Key secret={made.secret} />
          <OtpField
            label={t('code')}
            value={code}
            length={totpLimits.digits}
            error={isShort ? step('incomplete') : undefined}
            onChange={(value) => {
              setIsShort(false)
              setCode(value)
            }}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={confirm.isPending}>
          {t('confirm')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

import { totpLimits } from '@candor/domain'
import { Copy } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
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

/** The button that opened the setup is gone: the focus goes to what the person reads next. */
function Heading() {
  const t = useTranslations('security.app')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
      {t('scanTitle')}
    </h3>
  )
}

/** The key as a QR code and as text, and the first code that proves that the app has it. */
export function AppSetup({ made, onDone, onCancel }: AppSetupProps) {
  const t = useTranslations('security.app')
  const step = useTranslations('security.step')
  const errorText = useErrorText()
  const [code, setCode] = useState('')
  const [isShort, setIsShort] = useState(false)
  const confirm = useFactorChange({
    change: (input: { code: string }) => api.identity.secondFactor.confirmApp(input),
    onDone: ({ recoveryCodes }) => {
      toast.success(t('added'))
      onDone(recoveryCodes)
    },
    onRefused: () => setCode(''),
  })
  const refusal = confirm.error ? errorText(confirm.error) : undefined
  const error = isShort ? step('incomplete') : refusal
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsShort(code.length < totpLimits.digits)
    if (code.length === totpLimits.digits && !confirm.isPending) confirm.mutate({ code })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div>
        <Heading />
        <p className="mt-0.5 text-sm text-ink-2">{t('scan')}</p>
      </div>
      <div className="flex flex-wrap items-start gap-6">
        <QrCode text={made.uri} label={t('qr')} className="size-48 rounded-xl border border-line" />
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-5">
          <Key secret={made.secret} />
          <OtpField
            label={t('code')}
            value={code}
            length={totpLimits.digits}
            error={error}
            onChange={(value) => {
              setIsShort(false)
              if (value !== '') confirm.reset()
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

import type { SecondFactorMethod } from '@candor/contract'
import { Fingerprint, LifeBuoy, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { TextLink } from '../../../shared/ui/text-link'
import { AuthCard } from '../auth/auth-card'
import { AppStep } from './app-step'
import { RecoveryStep } from './recovery-step'
import { type SecondStep, useSecondStep } from './use-second-step'

const icons = { app: Smartphone, passkey: Fingerprint, recovery: LifeBuoy } as const

function PasskeyStep({ step }: { step: SecondStep }) {
  const t = useTranslations('security.step.passkey')
  return (
    <div className="flex flex-col gap-5">
      {step.error && <Banner tone="bad">{step.error}</Banner>}
      <Button size="lg" isBusy={step.isBusy} onClick={step.submitPasskey}>
        {t('use')}
      </Button>
    </div>
  )
}

const steps = { app: AppStep, passkey: PasskeyStep, recovery: RecoveryStep } as const

interface SecondFactorViewProps {
  /** How this sign-in can be finished, the best way first. */
  methods: readonly SecondFactorMethod[]
  returnUrl: string | undefined
}

/** One way to finish the sign-in, and the others below it. */
export function SecondFactorView({ methods, returnUrl }: SecondFactorViewProps) {
  const t = useTranslations('security.step')
  const [method, setMethod] = useState(methods[0] ?? 'recovery')
  const step = useSecondStep(returnUrl)
  const others = methods.filter((other) => other !== method)
  const Step = steps[method]
  const startHref =
    returnUrl === undefined ? '/company/sign-in' : `/company/sign-in?${new URLSearchParams({ return_url: returnUrl })}`
  return (
    <AuthCard
      stepKey={method}
      title={t('title')}
      lead={t(`${method}.lead`)}
      foot={<TextLink href={startHref}>{t('startOver')}</TextLink>}
    >
      <Step step={step} />
      {others.length > 0 && (
        <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
          {others.map((other) => {
            const Icon = icons[other]
            return (
              <Button
                key={other}
                variant="ghost"
                size="sm"
                onClick={() => {
                  step.forgetError()
                  setMethod(other)
                }}
              >
                <Icon size={15} aria-hidden="true" />
                {t(`${other}.use`)}
              </Button>
            )
          })}
        </div>
      )}
    </AuthCard>
  )
}

import type { Certificate, OwnCertificate } from '@candor/contract'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { Checkbox } from '../../../shared/ui/checkbox'
import { LinkButton } from '../../../shared/ui/link-button'
import { QueryState } from '../../../shared/ui/query-state'
import { useCertificate } from './use-certificate'

interface CertificateCardProps {
  submissionId: string
  company: string
  /** False: the result is on its way, and a certificate made now is without it. */
  isAssessed: boolean
}

/** Makes a certificate of a completed interview, or withdraws the one there is. */
export function CertificateCard({ submissionId, company, isAssessed }: CertificateCardProps) {
  const t = useTranslations('certificate.own')
  const errorText = useErrorText()
  const certificate = useCertificate({ submissionId, isAssessed })
  const { stored, create, withdraw } = certificate
  if (stored.data?.certificate === null && !stored.data.can.create) return null
  const error = create.error ?? withdraw.error
  return (
    <Card padding="lg" aria-labelledby="certificate-title" data-testid="certificate">
      <h2 id="certificate-title" className="text-xl font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 max-w-[68ch] text-base text-ink-2">
        {t('lead')} {t('hidden', { company })}
      </p>
      <QueryState query={stored} failed={t('failed')}>
        {(own) =>
          own.certificate === null ? (
            <CreateForm
              can={own.can}
              isAssessed={isAssessed}
              isBusy={create.isPending}
              onCreate={(choices) => create.mutate(choices)}
            />
          ) : (
            <Made certificate={own.certificate} isBusy={withdraw.isPending} onWithdraw={() => withdraw.mutate()} />
          )
        }
      </QueryState>
      {error && (
        <Banner tone="bad" className="mt-4">
          {errorText(error)}
        </Banner>
      )}
    </Card>
  )
}

interface CreateFormProps {
  can: OwnCertificate['can']
  isAssessed: boolean
  isBusy: boolean
  onCreate: (choices: { showsName: boolean; showsLevel: boolean }) => void
}

/** Nothing is shown that was not chosen. */
function CreateForm({ can, isAssessed, isBusy, onCreate }: CreateFormProps) {
  const t = useTranslations('certificate.own')
  const [showsName, setShowsName] = useState(false)
  const [showsLevel, setShowsLevel] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <Checkbox label={t('showName')} checked={showsName} onChange={setShowsName} />
      {can.showLevel && <Checkbox label={t('showLevel')} checked={showsLevel} onChange={setShowsLevel} />}
      {!isAssessed && <p className="text-sm text-ink-2">{t('stillAssessed')}</p>}
      <Button
        size="lg"
        className="mt-1 self-start"
        isBusy={isBusy}
        onClick={() => onCreate({ showsName, showsLevel: can.showLevel && showsLevel })}
      >
        {t('create')}
      </Button>
    </div>
  )
}

interface MadeProps {
  certificate: Certificate
  isBusy: boolean
  onWithdraw: () => void
}

function Made({ certificate, isBusy, onWithdraw }: MadeProps) {
  const t = useTranslations('certificate.own')
  const format = useFormatter()
  const { facts, issuedAt, code } = certificate
  return (
    <>
      <p role="status" className="text-base">
        {t('made', {
          date: format.dateTime(new Date(issuedAt), { dateStyle: 'long' }),
          name: facts.name === null ? 'no' : 'yes',
          level: (facts.assessment?.level ?? null) === null ? 'no' : 'yes',
        })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton href={`/certification?code=${code}`} size="lg">
          {t('open')}
        </LinkButton>
        <AlertDialog
          title={t('withdrawTitle')}
          description={t('withdrawText')}
          confirmLabel={t('withdrawConfirm')}
          isDanger
          isBusy={isBusy}
          onConfirm={onWithdraw}
          trigger={
            <Button variant="secondary" size="lg">
              {t('withdraw')}
            </Button>
          }
        />
      </div>
    </>
  )
}

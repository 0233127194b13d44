import type { Certificate } from '@candor/contract'
import { parseCertificateCode } from '@candor/domain'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { LostArt, MissingArt } from '../../../shared/ui/art'
import { Button } from '../../../shared/ui/button'
import { NoticePage } from '../../../shared/ui/notice-page'
import { CertificatePage } from './certificate-page'
import { CodeForm } from './code-form'

interface CertificationViewProps {
  /** The code of the address, as it was typed; null: there is none. */
  given: string | null
  onCode: (code: string) => void
}

/** Checks the code of the address and shows its certificate; without one, asks for it. */
export function CertificationView({ given, onCode }: CertificationViewProps) {
  const t = useTranslations('certificate')
  const code = given === null ? null : parseCertificateCode(given)
  if (code !== null) return <CheckedCode key={code} code={code} onCode={onCode} />
  return (
    <NoticePage title={t('check.title')}>
      <p>{t('check.lead')}</p>
      <CodeForm given={given} onCode={onCode} />
    </NoticePage>
  )
}

function CheckedCode({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  const t = useTranslations('certificate')
  const common = useTranslations('common.actions')
  const errorText = useErrorText()
  const check = useQuery(query.seeker.certificate.check.queryOptions({ input: { code } }))
  if (check.data?.certificate) return <Valid certificate={check.data.certificate} checkedAtMs={check.dataUpdatedAt} />
  if (check.data)
    return (
      <NoticePage art={<MissingArt />} title={t(`states.${check.data.state}.title`)}>
        <p role="status">{t(`states.${check.data.state}.text`)}</p>
        <h2 className="mt-8 text-lg font-semibold text-ink">{t('check.another')}</h2>
        <CodeForm given={null} onCode={onCode} />
      </NoticePage>
    )
  if (!check.isError)
    return (
      <NoticePage title={t('check.loading')}>
        <p role="status" className="sr-only">
          {t('check.loading')}
        </p>
      </NoticePage>
    )
  return (
    <NoticePage
      art={<LostArt />}
      title={t('check.failed')}
      actions={
        <Button size="lg" onClick={() => void check.refetch()}>
          {common('retry')}
        </Button>
      }
    >
      <p role="alert">{errorText(check.error)}</p>
    </NoticePage>
  )
}

function Valid({ certificate, checkedAtMs }: { certificate: Certificate; checkedAtMs: number }) {
  const t = useTranslations('certificate')
  const format = useFormatter()
  const date = format.dateTime(new Date(checkedAtMs), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <CertificatePage
      certificate={certificate}
      title={t('states.valid.title')}
      note={t('states.valid.text', { date })}
    />
  )
}

import type { Certificate } from '@candor/contract'
import { formatCertificateCode } from '@candor/domain'
import { CircleCheck, Copy, Printer } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { copyText } from '../../../shared/copy-text'
import { Button } from '../../../shared/ui/button'
import { Logo } from '../../../shared/ui/logo'
import { PlainShell } from '../../../shared/ui/plain-shell'
import { toast } from '../../../shared/ui/toaster'
import { CertificateFactList } from './certificate-fact-list'
import { CertificateProof } from './certificate-proof'

interface CertificatePageProps {
  certificate: Certificate
  title: string
  note: string
}

/** A valid certificate: on screen with what the check found, on paper the certificate alone. */
export function CertificatePage({ certificate, title, note }: CertificatePageProps) {
  const t = useTranslations('certificate.paper')
  const common = useTranslations('common.toast')
  const { facts } = certificate
  const address = `${window.location.origin}/certification?code=${formatCertificateCode(certificate.code)}`
  const copy = async () => {
    if (await copyText(address)) toast.success(common('linkCopied'))
    else toast.error(common('linkFailed'))
  }
  return (
    <PlainShell>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <p role="status" className="flex min-w-0 flex-1 basis-72 items-start gap-2.5">
          <CircleCheck size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
          <span>
            <span className="block text-lg font-semibold">{title}</span>
            <span className="block text-sm text-ink-2">{note}</span>
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy size={16} aria-hidden="true" />
            {t('copy')}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer size={16} aria-hidden="true" />
            {t('print')}
          </Button>
        </div>
      </div>
      <article data-testid="certificate-paper" className="rounded-2xl border border-line bg-card p-6 shadow-1 sm:p-10">
        <Logo />
        <h1 className="mt-8 text-2xl font-semibold md:text-3xl">{t('title')}</h1>
        <p className="mt-2 text-lg break-words text-ink-2">
          {facts.name === null ? t('unnamed') : t('named', { name: facts.name })}
        </p>
        <CertificateFactList facts={facts} />
        <p className="mt-6 text-base text-ink-2">{t('meaning', { company: facts.organizationName })}</p>
        <CertificateProof certificate={certificate} address={address} />
      </article>
    </PlainShell>
  )
}

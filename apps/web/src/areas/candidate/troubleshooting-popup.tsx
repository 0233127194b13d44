import { ExternalLink } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslations } from 'use-intl'
import { DialogPopup } from '../../shared/ui/dialog-popup'
import { TextLink } from '../../shared/ui/text-link'
import { parseLinkId, speechTestPath } from './speech-tests/speech-test-kinds'

const topics = ['picture', 'sound', 'hear', 'connection', 'still'] as const

/** What helps most often. */
export function TroubleshootingPopup({ trigger }: { trigger: ReactElement }) {
  const t = useTranslations('candidate.troubleshooting')
  const linkId = parseLinkId(window.location.pathname)
  return (
    <DialogPopup title={t('title')} description={t('text')} trigger={trigger}>
      <dl className="flex flex-col gap-4">
        {topics.map((topic) => (
          <div key={topic}>
            <dt className="text-base font-semibold">{t(topic)}</dt>
            <dd className="text-base text-ink-2">{t(`${topic}Text`)}</dd>
          </div>
        ))}
      </dl>
      {linkId !== null && (
        <p className="mt-4 text-base">
          {/* A tab of its own: the interview stays where it is. */}
          <TextLink href={speechTestPath(linkId, 'whisper')} target="_blank" rel="noopener">
            {t('speechTest')}
            <ExternalLink size={14} aria-hidden="true" className="ml-1 inline" />
          </TextLink>
        </p>
      )}
      <p className="mt-4 text-base">
        <TextLink href="/support" target="_blank" rel="noopener">
          {t('contact')}
          <ExternalLink size={14} aria-hidden="true" className="ml-1 inline" />
        </TextLink>
      </p>
    </DialogPopup>
  )
}

import { CircleHelp, ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useConfiguration } from '../../shared/api/use-configuration'
import { Button } from '../../shared/ui/button'
import { Dialog } from '../../shared/ui/dialog'
import { TextLink } from '../../shared/ui/text-link'
import { parseLinkId, speechTestPath } from './speech-tests/speech-test-kinds'

const topics = ['picture', 'sound', 'hear', 'connection', 'still'] as const

/** What helps most often, behind the help button of every candidate page. */
export function TroubleshootingGuide() {
  const t = useTranslations('candidate.troubleshooting')
  const candidate = useTranslations('candidate')
  const support = useConfiguration().data?.supportEmail
  const linkId = parseLinkId(window.location.pathname)
  return (
    <Dialog
      title={t('title')}
      description={t('text')}
      trigger={
        <Button variant="ghost" size="icon" aria-label={candidate('help')}>
          <CircleHelp size={18} aria-hidden="true" />
        </Button>
      }
    >
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
      {support && (
        <p className="mt-4 text-base">
          <TextLink href={`mailto:${support}`}>{t('contact', { email: support })}</TextLink>
        </p>
      )}
    </Dialog>
  )
}

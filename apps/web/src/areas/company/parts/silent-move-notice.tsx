import { MailX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { StagesButton } from '../stages/stages-button'
import type { NamedStage } from './use-stages'

/** After a move: that the candidate gets no mail, and where to write one for the next candidates. */
export function SilentMoveNotice({ stage }: { stage: NamedStage }) {
  const t = useTranslations('company.stages')
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <MailX size={15} aria-hidden="true" className="text-ink-3" />
      <p role="status">{t('silentMove', { stage: stage.name })}</p>
      <StagesButton messageOf={stage} />
    </div>
  )
}

import { useTranslations } from 'use-intl'
import { LeaveQuestion } from '../../../shared/navigation/leave-question'

/** Asks before the page is left while a file is being uploaded. Draw it only then. */
export function UploadGuard() {
  const t = useTranslations('candidate.screening.leave')
  const words = { title: t('title'), text: t('text'), leave: t('leave'), stay: t('stay') }
  return <LeaveQuestion isActive words={words} />
}

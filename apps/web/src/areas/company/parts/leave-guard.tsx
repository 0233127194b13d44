import { useTranslations } from 'use-intl'
import { LeaveQuestion } from '../../../shared/navigation/leave-question'

/** Asks before unsaved changes are left behind. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations('settings.leave')
  const words = { title: t('title'), text: t('text'), leave: t('leave'), stay: t('stay') }
  return <LeaveQuestion isActive={isDirty} words={words} />
}

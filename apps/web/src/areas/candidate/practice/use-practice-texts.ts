import type { Session } from '@candor/contract'
import { useTranslations } from 'use-intl'

/** What a session that is not kept is called. Null: an interview that counts. */
export function usePracticeTexts({ isPractice, isRehearsal }: Pick<Session, 'isPractice' | 'isRehearsal'>) {
  const t = useTranslations('candidate')
  if (!isPractice) return null
  return isRehearsal
    ? { title: t('rehearsal.pageTitle'), start: t('rehearsal.start'), note: t('rehearsal.note') }
    : { title: t('practice.pageTitle'), start: t('practice.start'), note: t('interviewPage.practiceNote') }
}

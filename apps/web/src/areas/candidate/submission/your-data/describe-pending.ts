import { deletionLimits, type OwnDeletion } from '@candor/contract'
import type { useTranslations } from 'use-intl'

type Texts = ReturnType<typeof useTranslations<'responses.ownData'>>

/** When the data will be erased, and why not at once. */
export function describePending(deletion: OwnDeletion, t: Texts, show: (at: string) => string): string {
  const { orderedAt, dueAt, undoMs, organizationName: company } = deletion
  if (orderedAt === null || dueAt === null) return t('running')
  const date = show(dueAt)
  const isKept = Date.parse(dueAt) > Date.parse(orderedAt) + deletionLimits.undoMinutes * 60_000
  if (isKept) return t('kept', { company, date })
  return undoMs > 0 ? t('due', { date }) : t('running')
}

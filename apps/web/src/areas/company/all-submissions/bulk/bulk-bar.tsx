import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { MoveToStage } from './move-to-stage'

interface BulkBarProps {
  submissionIds: readonly string[]
  /** Of them, how many are not among the rows that are shown. */
  otherPages: number
  /** After an action, and with the button that clears the selection. */
  onDone: () => void
  /** Further actions. */
  children?: ReactNode
}

/** What can be done with the selected submissions. In sight while the list is scrolled. */
export function BulkBar({ submissionIds, otherPages, onDone, children }: BulkBarProps) {
  const t = useTranslations('submissionList.select')
  return (
    <section
      aria-label={t('label')}
      className="sticky bottom-4 z-10 mt-3 flex flex-wrap items-center gap-3 rounded-2xl border border-line-strong bg-card p-3 shadow-2"
    >
      <Button variant="ghost" size="icon" aria-label={t('clear')} onClick={onDone}>
        <X size={17} aria-hidden="true" />
      </Button>
      <p className="mr-auto text-base">
        <span className="tnum font-medium">{t('count', { count: submissionIds.length })}</span>
        {otherPages > 0 && <span className="tnum ml-2 text-ink-3">{t('otherPages', { count: otherPages })}</span>}
      </p>
      <MoveToStage submissionIds={submissionIds} onDone={onDone} />
      {children}
    </section>
  )
}

import { clsx } from 'clsx'
import { Columns3, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { LinkButton } from '../../../../shared/ui/link-button'
import { canCompare } from '../../compare/read-ids'
import { useDeletionNotice } from '../../deletions/deletion-notice-store'
import type { MoveOutcome } from '../../parts/move-outcome'
import { DeleteButton } from './delete-button'
import { ExportButton } from './export-button'
import { MoveToStage } from './move-to-stage'

interface BulkBarProps {
  submissionIds: readonly string[]
  /** Of them, how many are not among the rows that are shown. */
  otherPages: number
  /** After an action, and with the button that clears the selection. */
  onDone: () => void
  /** The mails that a move ordered. */
  onMail: (mail: MoveOutcome) => void
}

/** What can be done with the selected submissions. In sight while the list is scrolled. */
export function BulkBar({ submissionIds, otherPages, onDone, onMail }: BulkBarProps) {
  const t = useTranslations('submissionList.select')
  const isOverNotice = useDeletionNotice((state) => state.notice !== null)
  return (
    <section
      aria-label={t('label')}
      className={clsx(
        'sticky z-10 mt-3 flex flex-wrap items-center gap-3 rounded-2xl border border-line-strong bg-card p-3 shadow-2',
        isOverNotice ? 'bottom-24 max-sm:bottom-32' : 'bottom-4',
      )}
    >
      <Button variant="ghost" size="icon" aria-label={t('clear')} onClick={onDone}>
        <X size={17} aria-hidden="true" />
      </Button>
      <p className="mr-auto text-base">
        <span className="tnum font-medium">{t('count', { count: submissionIds.length })}</span>
        {otherPages > 0 && <span className="tnum ml-2 text-ink-3">{t('otherPages', { count: otherPages })}</span>}
      </p>
      {canCompare(submissionIds.length) && (
        <LinkButton variant="secondary" href={`/company/compare?ids=${submissionIds.join(',')}`}>
          <Columns3 size={15} aria-hidden="true" />
          {t('compare')}
        </LinkButton>
      )}
      <MoveToStage submissionIds={submissionIds} onMail={onMail} onDone={onDone} />
      <ExportButton order={{ submissionIds }} count={submissionIds.length} onDone={onDone} />
      <DeleteButton submissionIds={submissionIds} onDone={onDone} />
    </section>
  )
}

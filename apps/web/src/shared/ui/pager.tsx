import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from './button'

interface PagerProps {
  /** From 1. */
  page: number
  pageSize: number
  total: number
  onChange: (page: number) => void
}

/** "21–40 of 93" and the two ways to go. Nothing at all when everything fits on one page. */
export function Pager({ page, pageSize, total, onChange }: PagerProps) {
  const t = useTranslations('common.pager')
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1) return null
  const from = (page - 1) * pageSize + 1
  return (
    <nav aria-label={t('label')} className="flex items-center justify-end gap-2 py-3 text-sm text-ink-2">
      <span className="tnum mr-2" aria-live="polite">
        {t('range', { from, to: Math.min(total, page * pageSize), total })}
      </span>
      <Button
        variant="secondary"
        size="icon"
        aria-label={t('previous')}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeft size={17} aria-hidden="true" />
      </Button>
      <Button
        variant="secondary"
        size="icon"
        aria-label={t('next')}
        disabled={page >= last}
        onClick={() => onChange(page + 1)}
      >
        <ChevronRight size={17} aria-hidden="true" />
      </Button>
    </nav>
  )
}

import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { Spinner } from '../../../shared/ui/spinner'
import { useSetDraft } from '../set-draft/set-draft-store'

function Stage({ isDone, title, children }: { isDone: boolean; title: string; children?: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span className="mt-0.5 grid size-5 shrink-0 place-items-center text-brand-ink">
        {isDone ? <Check size={17} aria-hidden="true" /> : <Spinner />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-base font-medium">{title}</p>
        {children}
      </div>
    </li>
  )
}

/** What is being drafted, and what was found so far. */
export function DraftingPanel({ isWithQuestions, onCancel }: { isWithQuestions: boolean; onCancel: () => void }) {
  const t = useTranslations('newSet.drafting')
  const common = useTranslations('common.actions')
  const { requirements } = useSetDraft()
  const isFound = isWithQuestions && requirements.length > 0
  return (
    <Card padding="lg" data-testid="drafting">
      <h2 className="text-lg font-semibold">{t('title')}</h2>
      <ol role="status" className="mt-4 flex flex-col gap-4">
        <Stage isDone={isFound} title={isFound ? t('found', { count: requirements.length }) : t('finding')}>
          {isFound && (
            <span className="mt-2 flex flex-wrap gap-1.5">
              {requirements.map(({ id, name }) => (
                <span key={id} className="rounded-lg bg-sunken px-2.5 py-1 text-sm text-ink-2">
                  {name}
                </span>
              ))}
            </span>
          )}
        </Stage>
        {isFound && <Stage isDone={false} title={t('writing')} />}
      </ol>
      <Button variant="secondary" className="mt-6" onClick={onCancel}>
        {common('cancel')}
      </Button>
    </Card>
  )
}

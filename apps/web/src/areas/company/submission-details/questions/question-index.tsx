import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { PointCount } from '../../../../features/results/points'
import { Card } from '../../../../shared/ui/card'
import { findOwnLevel } from '../review/apply-level'
import type { ReviewState } from '../review/use-review'
import type { QuestionGroup } from './group-questions'

interface QuestionIndexProps {
  groups: readonly QuestionGroup[]
  state: ReviewState | null
  activeId: string | null
  onOpen: (questionId: string) => void
}

/** The first level that this member gave for the question; null: none. */
function findFirstLevel(state: ReviewState | null, { questionId, criteria }: QuestionGroup): number | null {
  const places = Array.from({ length: Math.max(1, criteria.length) }, (_, criterion) => ({ questionId, criterion }))
  for (const place of places) {
    const level = findOwnLevel(state?.review, place)
    if (level !== null) return level
  }
  return null
}

/** All questions with their points and the member's level, to jump to. */
export function QuestionIndex({ groups, state, activeId, onOpen }: QuestionIndexProps) {
  const t = useTranslations('submissionReview.questions')
  const levels = groups.map((group) => findFirstLevel(state, group))
  if (groups.length === 0) return null
  return (
    <Card padding="none" className="py-3" aria-label={t('index')}>
      <div className="flex items-baseline justify-between px-4">
        <h2 className="text-sm font-semibold">{t('index')}</h2>
        {state !== null && (
          <span className="tnum text-xs text-ink-3">
            {t('rated', { rated: levels.filter((level) => level !== null).length, total: groups.length })}
          </span>
        )}
      </div>
      <ol className="mt-1.5 px-1.5">
        {groups.map((group, index) => (
          <li key={group.questionId}>
            <button
              type="button"
              aria-current={group.questionId === activeId ? 'true' : undefined}
              onClick={() => onOpen(group.questionId)}
              className={clsx(
                'flex w-full items-baseline gap-2.5 rounded-lg px-2.5 py-1.5 text-left text-sm -outline-offset-2 touch:min-h-11',
                group.questionId === activeId ? 'bg-brand-soft' : 'hover:bg-sunken',
              )}
            >
              <span className="tnum shrink-0 text-ink-3">{group.number}</span>
              <span className="min-w-0 flex-1">
                <span className="block truncate">{group.text}</span>
                {group.result !== null && (
                  <span className="block text-xs text-ink-3">
                    <PointCount result={group.result} />
                  </span>
                )}
              </span>
              {state !== null && (
                <span className="tnum shrink-0 font-medium">
                  {levels[index] ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{t('unrated')}</span>
                    </>
                  )}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </Card>
  )
}

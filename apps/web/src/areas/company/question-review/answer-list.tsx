import type { QuestionReview } from '@candor/contract'
import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'

interface AnswerListProps {
  items: QuestionReview['items']
  total: number
  place: number
  onChoose: (place: number) => void
}

function Item({
  item,
  index,
  isChosen,
  onChoose,
}: {
  item: QuestionReview['items'][number]
  index: number
  isChosen: boolean
  onChoose: () => void
}) {
  const t = useTranslations('questionReview')
  const name = t('answer', { number: index + 1 })
  return (
    <li>
      <button
        type="button"
        data-testid="review-item"
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={clsx(
          'flex min-h-10 w-full items-center gap-2.5 rounded-lg px-2 py-1.5 text-left text-sm touch:min-h-11',
          isChosen ? 'bg-brand-soft font-medium text-brand-ink' : 'text-ink-2 hover:bg-sunken',
        )}
      >
        <span
          aria-hidden="true"
          className={clsx(
            'tnum grid size-7 shrink-0 place-items-center rounded-md text-xs font-semibold',
            isChosen ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-2',
          )}
        >
          {index + 1}
        </span>
        <span className="min-w-0 flex-1 truncate" title={item.rated?.candidateName}>
          {item.rated?.candidateName ?? name}
        </span>
        <span className="tnum shrink-0 text-xs">
          {item.rated === null ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">{t('unrated')}</span>
            </>
          ) : (
            <>
              <span aria-hidden="true">{item.rated.levels.join(' ')}</span>
              <span className="sr-only">{t('levels', { levels: item.rated.levels.join(', ') })}</span>
            </>
          )}
        </span>
      </button>
    </li>
  )
}

/** The answers in random order. Below 1280 px only the steps to the previous and next answer are there. */
export function AnswerList({ items, total, place, onChoose }: AnswerListProps) {
  const t = useTranslations('questionReview')
  return (
    <nav aria-label={t('list')} className="sticky top-5 max-h-[calc(100dvh-120px)] overflow-y-auto max-xl:hidden">
      <p className="px-2 pb-2 text-xs text-ink-3" aria-hidden="true">
        {t('list')}
      </p>
      <ol>
        {items.map((item, index) => (
          <Item
            key={item.submissionId}
            item={item}
            index={index}
            isChosen={index === place}
            onChoose={() => onChoose(index)}
          />
        ))}
      </ol>
      <p className="px-2 pt-3 text-xs text-ink-3">{t('listHint')}</p>
      {total > items.length && (
        <p className="px-2 pt-2 text-xs text-ink-3">{t('limited', { shown: items.length, total })}</p>
      )}
    </nav>
  )
}

import { levelLimits, type QuestionAnswer, type QuestionLevel } from '@candor/contract'
import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { PointCount } from '../../../features/results/points'
import { PointList } from '../submission-details/questions/point-list'

const levels = Array.from({ length: levelLimits.max }, (_, index) => index + 1)

function useName() {
  const t = useTranslations('questionReview')
  return ({ reviewerName }: QuestionLevel) => (reviewerName === '' ? t('former') : reviewerName)
}

/** Five places with the names of who gave which level. */
function Scale({ own, others, name }: { own: QuestionLevel; others: readonly QuestionLevel[]; name: string }) {
  const t = useTranslations('questionReview')
  const getName = useName()
  return (
    <ol
      aria-label={t('scale', { criterion: name })}
      className="grid grid-cols-5 gap-1 rounded-xl bg-sunken p-3 text-center"
    >
      {levels.map((level) => {
        const names = [
          ...(own.level === level ? [t('you')] : []),
          ...others.filter((other) => other.level === level).map(getName),
        ]
        return (
          <li key={level} className="min-w-0 text-xs">
            <span
              className={clsx(
                'tnum mx-auto grid size-6 place-items-center rounded-full border font-semibold',
                own.level === level ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-card text-ink-2',
                names.length > 0 && own.level !== level && 'border-2 border-brand-ink',
              )}
            >
              {level}
            </span>
            <span className="mt-1 block break-words text-ink-2">{names.join(', ')}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** How far a colleague's level is from the reviewer's, and the colleague's reason. */
function Colleague({ own, other }: { own: QuestionLevel; other: QuestionLevel }) {
  const t = useTranslations('questionReview')
  const name = useName()(other)
  const { level, reason } = other
  const difference = Math.abs(level - own.level)
  const words = () => {
    if (difference === 0) return t('same', { name })
    return t(level > own.level ? 'higher' : 'lower', { name, level, difference })
  }
  return (
    <li className="text-sm">
      <p>{words()}</p>
      <p className="break-words whitespace-pre-wrap text-ink-2">{reason === null ? t('noReason') : `“${reason}”`}</p>
    </li>
  )
}

/** What was heard of the expected points, with quotes: the likeliest reason of a difference. */
function Heard({ answer }: { answer: QuestionAnswer }) {
  const t = useTranslations('questionReview')
  const result = answer.revealed?.result ?? null
  const place = answer.answers[0]?.questionNumber ?? 1
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-sm font-semibold">{t('why')}</h3>
        <span className="text-xs text-ink-3">{result !== null && <PointCount result={result} />}</span>
      </div>
      {result === null || result.points.length === 0 ? (
        <p className="text-sm text-ink-2">{t('noPoints')}</p>
      ) : (
        <PointList result={result} number={place} />
      )}
    </div>
  )
}

/** After the rating: the reviewer's level next to colleagues', each with its reason, and the points that were heard. */
export function Difference({ answer, criterion, name }: { answer: QuestionAnswer; criterion: number; name: string }) {
  const t = useTranslations('questionReview')
  const own = answer.own.find((level) => level.criterion === criterion)
  if (answer.revealed === null || own === undefined) return null
  const others = answer.revealed.others.filter((level) => level.criterion === criterion)
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4" data-testid="difference">
      <h3 className="text-base font-semibold">{t('yourLevel', { level: own.level })}</h3>
      <Scale own={own} others={others} name={name} />
      {others.length === 0 ? (
        <p className="text-sm text-ink-2">{t('noOthers')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {others.map((other) => (
            <Colleague key={other.reviewerId} own={own} other={other} />
          ))}
        </ul>
      )}
      {criterion === 0 && <Heard answer={answer} />}
      <p className="text-xs text-ink-3">{t('onRecord')}</p>
    </div>
  )
}

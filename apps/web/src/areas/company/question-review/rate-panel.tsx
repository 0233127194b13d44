import { type QuestionAnswer, reviewLimits } from '@candor/contract'
import { EyeOff } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useShortcutSetting } from '../../../shared/keys/shortcut-setting'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { TextArea } from '../../../shared/ui/text-area'
import { Anchor } from '../submission-details/questions/anchor'
import { type RatedCriterion, useRatedCriteria } from '../submission-details/questions/use-rated-criteria'
import { Difference } from './difference'
import type { Drafts } from './use-drafts'
import type { Rating } from './use-question-review'

interface RatePanelProps {
  answer: QuestionAnswer
  rating: Rating
  drafts: Drafts
  /** The criterion that takes the keys. */
  criterion: number
  onCriterion: (criterion: number) => void
  onRate: (criterion: number, level: number) => void
  reasonField: RefObject<HTMLDivElement | null>
  /** Null: every answer is rated. */
  onNext: (() => void) | null
  /** Null: this is the last question. */
  onNextQuestion: (() => void) | null
}

interface CriterionProps extends Pick<RatePanelProps, 'onRate' | 'onCriterion'> {
  rated: RatedCriterion
  place: number
  own: number | null
  takesKeys: boolean
}

/** The five anchors of one criterion. */
function CriterionField({ rated, place, own, takesKeys, onRate, onCriterion }: CriterionProps) {
  const t = useTranslations('submissionReview.anchors')
  const hasKeys = useShortcutSetting((setting) => setting.isOn)
  return (
    <fieldset className="min-w-0" onFocus={() => onCriterion(place)}>
      <legend className="sr-only">{rated.name}</legend>
      <div aria-hidden="true" className="flex items-baseline gap-3">
        <h2 className="text-base font-semibold">{rated.name}</h2>
        {takesKeys && hasKeys && <span className="ml-auto text-xs text-ink-3 max-lg:hidden">{t('keys')}</span>}
      </div>
      {rated.isGeneral && <p className="mt-0.5 text-xs text-ink-3">{t('general')}</p>}
      <div className="mt-2 flex flex-col gap-1.5">
        {rated.anchors.map((text, index) => (
          <Anchor
            // biome-ignore lint/suspicious/noArrayIndexKey: an anchor is its place, and two may have the same words.
            key={index}
            level={index + 1}
            text={text}
            isOwn={own === index + 1}
            onPick={() => onRate(place, index + 1)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Saved with the next level, or when the field is left. */
function ReasonField({
  drafts,
  criterion,
  rating,
  reasonField,
}: Pick<RatePanelProps, 'drafts' | 'criterion' | 'rating' | 'reasonField'>) {
  const t = useTranslations('questionReview')
  const own = drafts.own(criterion)
  const save = () => {
    const reason = drafts.reason(criterion)
    if (own !== null && reason !== own.reason) rating.mutate({ criterion, level: own.level, reason })
  }
  const leave = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Escape' && (event.key !== 'Enter' || event.shiftKey))) return
    event.preventDefault()
    event.currentTarget.blur()
  }
  return (
    <div ref={reasonField}>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        rows={2}
        value={drafts.text(criterion)}
        max={reviewLimits.levelReasonCharacters}
        onChange={(event) =>
          drafts.write(criterion, [...event.currentTarget.value].slice(0, reviewLimits.levelReasonCharacters).join(''))
        }
        onKeyDown={leave}
        onBlur={save}
      />
    </div>
  )
}

function Onward({ answer, onNext, onNextQuestion }: Pick<RatePanelProps, 'answer' | 'onNext' | 'onNextQuestion'>) {
  const t = useTranslations('questionReview')
  const hasKeys = useShortcutSetting((setting) => setting.isOn)
  if (answer.revealed === null)
    return (
      <p className="flex gap-2 rounded-xl bg-sunken p-3 text-sm text-ink-2">
        <EyeOff size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        {t(answer.own.length > 0 ? 'hiddenMore' : 'hidden')}
      </p>
    )
  if (onNext !== null)
    return (
      <Button onClick={onNext}>
        {t('nextAnswer')} {hasKeys && <kbd className="text-xs max-lg:hidden">Enter</kbd>}
      </Button>
    )
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">{t('done')}</p>
      {onNextQuestion !== null && <Button onClick={onNextQuestion}>{t('nextQuestion')}</Button>}
    </div>
  )
}

/** The level that is shown: the one being saved, else the saved one. */
const getShownLevel = (
  { rating, drafts }: Pick<RatePanelProps, 'rating' | 'drafts'>,
  criterion: number,
): number | null =>
  rating.isPending && rating.variables.criterion === criterion
    ? rating.variables.level
    : (drafts.own(criterion)?.level ?? null)

/** What the reviewer gives: a level by criterion, a reason, and the way to the next answer. */
export function RatePanel(props: RatePanelProps) {
  const { answer, rating, drafts, criterion, onCriterion, onRate, reasonField, onNext, onNextQuestion } = props
  const t = useTranslations('questionReview')
  const name = answer.revealed?.candidateName
  const level = drafts.own(criterion)?.level
  const criteria = useRatedCriteria(answer)
  return (
    <Card className="sticky top-5 flex max-h-[calc(100dvh-40px)] flex-col gap-4 overflow-y-auto max-lg:static max-lg:max-h-none">
      {criteria.map((rated, place) => (
        <CriterionField
          // biome-ignore lint/suspicious/noArrayIndexKey: criteria of one question may have the same name, and the list doesn't change.
          key={place}
          rated={rated}
          place={place}
          own={getShownLevel({ rating, drafts }, place)}
          takesKeys={place === criterion}
          onRate={onRate}
          onCriterion={onCriterion}
        />
      ))}
      <span role="status" className="sr-only">
        {level !== undefined && (name === undefined ? t('saved', { level }) : t('revealed', { name, level }))}
      </span>
      <Onward answer={answer} onNext={onNext} onNextQuestion={onNextQuestion} />
      <ReasonField drafts={drafts} criterion={criterion} rating={rating} reasonField={reasonField} />
      {criteria.map((rated, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <Difference key={place} answer={answer} criterion={place} name={rated.name} />
      ))}
    </Card>
  )
}

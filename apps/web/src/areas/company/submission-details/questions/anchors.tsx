import type { Review } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { useShortcutSetting } from '../../../../shared/keys/shortcut-setting'
import { Button } from '../../../../shared/ui/button'
import { findOwnLevel, type LevelPlace, listOtherLevels } from '../review/apply-level'
import type { ReviewState } from '../review/use-review'
import { Anchor } from './anchor'
import type { RatedCriterion } from './use-rated-criteria'

interface AnchorsProps {
  criterion: RatedCriterion
  place: LevelPlace
  state: ReviewState
  /** Whether the keys 1 to 5 set the level here. */
  takesKeys: boolean
  onFocus: () => void
}

/** What colleagues gave for the same criterion; the server sends it only after the member has set a level. */
function Others({ levels }: { levels: Review['levels']['others'] }) {
  const t = useTranslations('submissionReview')
  if (levels.length === 0) return null
  return (
    <p className="mt-2 text-sm text-ink-2" data-testid="colleague-levels">
      <span className="text-ink-3">{t('anchors.others')} </span>
      {levels
        .map(({ reviewerName, level }) =>
          t('anchors.other', { name: reviewerName === '' ? t('decision.former') : reviewerName, level }),
        )
        .join(' · ')}
    </p>
  )
}

/** What was saved last, with the way back. */
function Saved({ place, state, name }: Pick<AnchorsProps, 'place' | 'state'> & { name: string }) {
  const t = useTranslations('submissionReview.anchors')
  const { last, review, undo } = state
  const hasKeys = useShortcutSetting((setting) => setting.isOn)
  const isHere = last !== null && last.questionId === place.questionId && last.criterion === place.criterion
  const own = findOwnLevel(review, place)
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3">
      <span role="status" className="text-sm text-ink-2">
        {isHere && (own === null ? t('removed', { name }) : t('saved', { level: own, name }))}
      </span>
      {isHere && (
        <Button variant="ghost" size="sm" onClick={undo}>
          {t('undo')} {hasKeys && <kbd className="text-xs text-ink-3">Z</kbd>}
        </Button>
      )}
      {own !== null && (
        <Button variant="ghost" size="sm" className="ml-auto" onClick={() => state.setLevel(place, null)}>
          {t('remove')}
        </Button>
      )}
    </div>
  )
}

/** The five anchors of a criterion. A press, or the keys 1 to 5, saves the member's level at once. */
export function Anchors({ criterion, place, state, takesKeys, onFocus }: AnchorsProps) {
  const t = useTranslations('submissionReview.anchors')
  const own = findOwnLevel(state.review, place)
  const hasKeys = useShortcutSetting((setting) => setting.isOn)
  return (
    <fieldset className="min-w-0" onFocus={onFocus} data-testid="anchors">
      <legend className="sr-only">{criterion.name}</legend>
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span aria-hidden="true" className="font-semibold">
          {criterion.name}
        </span>
        <span className="text-ink-3">{t('ask')}</span>
        {takesKeys && hasKeys && <span className="ml-auto text-xs text-ink-3 max-lg:hidden">{t('keys')}</span>}
      </div>
      {criterion.isGeneral && <p className="mt-0.5 text-xs text-ink-3">{t('general')}</p>}
      <div className="mt-2 grid grid-cols-5 gap-2 max-xl:grid-cols-1">
        {criterion.anchors.map((text, index) => (
          <Anchor
            key={text}
            level={index + 1}
            text={text}
            isOwn={own === index + 1}
            isInColumns
            isDisabled={state.review === undefined}
            onPick={() => state.setLevel(place, index + 1)}
          />
        ))}
      </div>
      <Others levels={listOtherLevels(state.review, place)} />
      <Saved place={place} state={state} name={criterion.name} />
    </fieldset>
  )
}

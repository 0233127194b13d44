import { useTranslations } from 'use-intl'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import type { Lane, LaneOffer } from '../../lane'

interface LaneChoiceProps {
  offers: readonly LaneOffer[]
  lane: Lane
  onChange: (lane: Lane) => void
}

/** How to answer; nothing to choose where the set offers one way. */
export function LaneChoice({ offers, lane, onChange }: LaneChoiceProps) {
  const t = useTranslations('candidate')
  if (offers.length < 2) return null
  return (
    <RadioGroup
      label={t('lane.label')}
      look="cards"
      className="max-w-[680px]"
      value={lane}
      onChange={onChange}
      options={offers.map(({ lane: value, obstacle }) => ({
        value,
        label: t(`lanes.${value}`),
        hint: obstacle === null ? t(`lanes.${value}Hint`) : t(`lane.obstacles.${obstacle}`),
        isDisabled: obstacle !== null,
      }))}
    />
  )
}

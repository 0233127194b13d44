import { useTranslations } from 'use-intl'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import type { Lane } from '../../lane'

interface LaneChoiceProps {
  lanes: readonly Lane[]
  lane: Lane
  onChange: (lane: Lane) => void
}

/** How to answer; nothing to choose where the set offers one way. */
export function LaneChoice({ lanes, lane, onChange }: LaneChoiceProps) {
  const t = useTranslations('candidate')
  if (lanes.length < 2) return null
  return (
    <RadioGroup
      label={t('lane.label')}
      look="cards"
      className="max-w-[680px]"
      value={lane}
      onChange={onChange}
      options={lanes.map((value) => ({ value, label: t(`lanes.${value}`), hint: t(`lanes.${value}Hint`) }))}
    />
  )
}

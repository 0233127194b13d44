import { useTranslations } from 'use-intl'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import type { InterviewMode, ModeOffer } from '../../mode'

interface ModeChoiceProps {
  offers: readonly ModeOffer[]
  mode: InterviewMode
  onChange: (mode: InterviewMode) => void
}

/** The choice of the mode. Hidden if the set offers only one. */
export function ModeChoice({ offers, mode, onChange }: ModeChoiceProps) {
  const t = useTranslations('candidate')
  if (offers.length < 2) return null
  return (
    <RadioGroup
      label={t('mode.label')}
      look="cards"
      className="max-w-[680px]"
      value={mode}
      onChange={onChange}
      options={offers.map(({ mode: value, obstacle }) => ({
        value,
        label: t(`modes.${value}`),
        hint: obstacle === null ? t(`modes.${value}Hint`) : t(`mode.obstacles.${obstacle}`),
        isDisabled: obstacle !== null,
      }))}
    />
  )
}

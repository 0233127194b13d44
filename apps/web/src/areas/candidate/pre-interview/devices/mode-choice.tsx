import { isSpokenMode } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import type { InterviewMode } from '../../mode'

interface ModeChoiceProps {
  offers: readonly InterviewMode[]
  mode: InterviewMode
  /** False: nothing here turns speech into words, so that video is only an addition to typing. */
  hasWords: boolean
  onChange: (mode: InterviewMode) => void
}

/** The choice of the mode. Hidden if the set offers only one. */
export function ModeChoice({ offers, mode, hasWords, onChange }: ModeChoiceProps) {
  const t = useTranslations('candidate')
  if (offers.length < 2) return null
  return (
    <RadioGroup
      label={t('mode.label')}
      look="cards"
      className="max-w-[680px]"
      value={mode}
      onChange={onChange}
      options={offers.map((value) => ({
        value,
        label: t(`modes.${value}`),
        hint: isSpokenMode(value) && !hasWords ? t('mode.videoAddition') : t(`modes.${value}Hint`),
      }))}
    />
  )
}

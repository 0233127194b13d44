import { practiceTier } from '@candor/contract'
import { isSimilarPractice } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import { PreInterviewFrame } from '../../pre-interview/pre-interview-frame'
import type { PracticeState } from '../practice-state'

type Choice = 'basic' | 'similar'
const tiers = { basic: practiceTier.BASIC, similar: practiceTier.PREMIUM } as const

/** Two general questions, or a practice like the interview where the set offers it. */
export function PracticeType({ practice }: { practice: PracticeState }) {
  const t = useTranslations('practice.type')
  const common = useTranslations('common.actions')
  const { intro, tier, chooseTier } = practice
  const offered = (['basic', 'similar'] as const).filter((choice) => intro.practiceTiers.includes(tiers[choice]))
  const minutes = Math.round(intro.durationMs / 60_000)
  const hints = { basic: t('basicHint'), similar: t('similarHint', { count: intro.questionCount, minutes }) }
  return (
    <PreInterviewFrame
      preInterview={practice}
      title={t('title')}
      lead={offered.length > 1 ? t('text') : t('textOnly')}
      action={
        <Button size="lg" onClick={practice.next}>
          {common('continue')}
        </Button>
      }
    >
      <RadioGroup<Choice>
        label={t('label')}
        isLabelHidden
        look="cards"
        className="max-w-[560px]"
        value={isSimilarPractice(tier) ? 'similar' : 'basic'}
        onChange={(choice) => chooseTier(tiers[choice])}
        options={offered.map((value) => ({
          value,
          label: <span className="font-semibold">{t(value)}</span>,
          hint: hints[value],
        }))}
      />
    </PreInterviewFrame>
  )
}

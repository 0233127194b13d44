import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import { PreInterviewFrame } from '../pre-interview-frame'
import type { PreInterview } from '../pre-interview-state'

type Choice = 'first' | 'skip'

/** Offers a free practice, which is optional. */
export function PracticeStep({ preInterview }: { preInterview: PreInterview }) {
  const t = useTranslations('candidate.practice')
  const common = useTranslations('common.actions')
  const navigate = useNavigate()
  const [choice, setChoice] = useState<Choice>(() => (preInterview.draft.isPracticeSkipped() ? 'skip' : 'first'))
  const company = preInterview.intro.organizationName
  const hasPracticed = preInterview.draft.readPracticeId() !== null
  const choose = (next: Choice) => {
    setChoice(next)
    preInterview.draft.savePracticeSkipped(next === 'skip')
  }
  const go = () => {
    if (choice === 'skip') return preInterview.next()
    void navigate({ to: '/practice/interview/$id', params: { id: preInterview.intro.linkId } })
  }
  return (
    <PreInterviewFrame
      preInterview={preInterview}
      title={t('title')}
      lead={t('text', { company })}
      action={
        <Button size="lg" onClick={go}>
          {common('continue')}
        </Button>
      }
    >
      {hasPracticed && (
        <Banner tone="ok" className="mb-5 max-w-[560px]">
          {t('done')}
        </Banner>
      )}
      <RadioGroup<Choice>
        label={t('label')}
        isLabelHidden
        look="cards"
        className="max-w-[560px]"
        value={choice}
        onChange={choose}
        options={[
          { value: 'first', label: <span className="font-semibold">{t('first')}</span>, hint: t('firstHint') },
          { value: 'skip', label: <span className="font-semibold">{t('skip')}</span>, hint: t('skipHint') },
        ]}
      />
    </PreInterviewFrame>
  )
}

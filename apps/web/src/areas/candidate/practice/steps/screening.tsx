import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Card } from '../../../../shared/ui/card'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import { TextArea } from '../../../../shared/ui/text-area'
import { PreInterviewFrame } from '../../pre-interview/pre-interview-frame'
import type { PracticeState } from '../practice-state'

const starts = ['startNow', 'startMonth', 'startLater'] as const

/** Two examples of screening questions. The answers stay in the page's memory: nothing of a practice is sent. */
export function PracticeScreening({ practice }: { practice: PracticeState }) {
  const t = useTranslations('practice.screening')
  const common = useTranslations('common.actions')
  const [start, setStart] = useState<(typeof starts)[number] | null>(null)
  const [interest, setInterest] = useState('')
  const { intro } = practice
  return (
    <PreInterviewFrame
      preInterview={practice}
      title={t('title')}
      lead={t('text', { company: intro.organizationName })}
      action={
        <Button size="lg" onClick={practice.next}>
          {common('continue')}
        </Button>
      }
    >
      <div className="flex max-w-[68ch] flex-col gap-5">
        <Banner icon={<EyeOff size={16} aria-hidden="true" />}>{t('local')}</Banner>
        <Card>
          <RadioGroup
            label={t('startDate')}
            value={start}
            onChange={setStart}
            options={starts.map((value) => ({ value, label: t(value) }))}
          />
        </Card>
        <Card>
          <TextArea
            label={t('interest')}
            value={interest}
            max={2000}
            isOptional
            onChange={(event) => setInterest(event.currentTarget.value)}
          />
        </Card>
        {intro.cvRequest !== 'none' && <p className="text-base text-ink-2">{t('cv')}</p>}
      </div>
    </PreInterviewFrame>
  )
}

import type { SetAssessment, SetContent } from '@candor/contract'
import { getSetAssessment, isResultShared } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../shared/ui/checkbox'
import { Select } from '../../../shared/ui/select'
import { EditorSection } from './editor-section'
import { ResultReasonFields } from './result-reason-fields'
import type { Problems } from './set-form'

const STEP_PERCENT = 10

/** Steps of ten, and the set's own figure where it lies between them. */
export function percentSteps(chosen: number): number[] {
  const steps = Array.from({ length: 100 / STEP_PERCENT + 1 }, (_, index) => index * STEP_PERCENT)
  return [...new Set([...steps, chosen])].sort((a, b) => a - b)
}

interface AssessmentOptionsProps {
  content: Pick<SetContent, 'assessment' | 'languages'>
  problems: Problems
  onChange: (assessment: SetAssessment) => void
}

/** How interviews of the set are assessed, and whether candidates are given their result. */
export function AssessmentOptions({ content, problems, onChange }: AssessmentOptionsProps) {
  const t = useTranslations('assessment.setOptions')
  const signals = useTranslations('integrity.option')
  const assessment = getSetAssessment(content)
  const change = (part: Partial<SetAssessment>) => onChange({ ...assessment, ...part })
  const { communicationPercent } = assessment
  return (
    <EditorSection title={t('title')} lead={t('lead')}>
      <Select
        className="max-w-[420px]"
        label={t('weights')}
        hint={t('weightsHint')}
        value={`${communicationPercent}`}
        options={percentSteps(communicationPercent).map((percent) => ({
          value: `${percent}`,
          label: t('weightsOption', { communication: percent, cognitive: 100 - percent }),
        }))}
        onChange={(percent) => change({ communicationPercent: Number(percent) })}
      />
      <Checkbox
        label={t('candidateResult')}
        hint={t('candidateResultHint')}
        checked={assessment.candidateResult === 'free'}
        onChange={(isGiven) => change({ candidateResult: isGiven ? 'free' : 'off' })}
      />
      {!isResultShared(content) && (
        <ResultReasonFields
          reason={assessment.resultOffReason}
          languages={content.languages}
          problems={problems}
          onChange={(resultOffReason) => change({ resultOffReason })}
        />
      )}
      <Checkbox
        label={signals('label')}
        hint={signals('hint')}
        checked={assessment.hasIntegritySignals}
        onChange={(hasIntegritySignals) => change({ hasIntegritySignals })}
      />
    </EditorSection>
  )
}

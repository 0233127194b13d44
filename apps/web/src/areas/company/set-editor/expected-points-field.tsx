import {
  type InterviewLanguage,
  lintExpectedPoints,
  type PointFinding,
  pointLimits,
  type Question,
} from '@candor/contract'
import { useTranslations } from 'use-intl'
import { TextArea } from '../../../shared/ui/text-area'
import { AnswerTrial } from './answer-trial'
import { toLines } from './list-edit'

const maxPoints = 12

interface ExpectedPointsFieldProps {
  question: Question
  /** Of the question's text. */
  language: InterviewLanguage
  error?: string | undefined
  onChange: (points: string[]) => void
}

function Findings({ findings, language }: { findings: readonly PointFinding[]; language: InterviewLanguage }) {
  const t = useTranslations('company.editor.pointFaults')
  const limits = {
    minPoints: pointLimits.points.min,
    maxPoints: pointLimits.points.max,
    minAlternatives: pointLimits.alternatives.min,
    maxAlternatives: pointLimits.alternatives.max,
    maxWords: pointLimits.words[language],
  }
  return (
    <ul aria-label={t('title')} className="flex list-disc flex-col gap-1 pl-5 text-sm text-ink-2">
      {[...new Set(findings.map(({ fault, words }) => t(fault, { ...limits, words })))].map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}

/** The points that a good answer makes, why an answer may not be found to make them, and a trial with an answer. */
export function ExpectedPointsField({ question, language, error, onChange }: ExpectedPointsFieldProps) {
  const t = useTranslations('company.editor.questions')
  const { expectedPoints } = question
  const written = expectedPoints.filter((point) => point.trim() !== '')
  const findings = written.length === 0 ? [] : lintExpectedPoints(written, { question: question.text, language })
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={t('points')}
        hint={t('pointsHint', pointLimits.alternatives)}
        rows={3}
        value={expectedPoints.join('\n')}
        error={error}
        onChange={(event) => onChange(toLines(event.currentTarget.value).slice(0, maxPoints))}
      />
      {findings.length > 0 && <Findings findings={findings} language={language} />}
      {written.length > 0 && <AnswerTrial points={written} language={language} />}
    </div>
  )
}

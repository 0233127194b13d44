import { type InterviewLanguage, lintWrongIf, type Question, setLimits, wrongIfWords } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { TextArea } from '../../../shared/ui/text-area'
import { toLines } from './list-edit'

interface WrongIfFieldProps {
  question: Question
  /** Of the question's text. */
  language: InterviewLanguage
  error?: string | undefined
  onChange: (phrases: string[]) => void
}

/** Phrases that a wrong answer may hold, and why one may not help. Too long ones are cut while they are typed. */
export function WrongIfField({ question, language, error, onChange }: WrongIfFieldProps) {
  const t = useTranslations('company.editor.questions')
  const faults = useTranslations('company.editor.phraseFaults')
  const { phrases: max, characters } = setLimits.wrongIf
  const findings = lintWrongIf(question, language)
  const change = (typed: string) =>
    onChange(
      toLines(typed)
        .slice(0, max)
        .map((line) => line.slice(0, characters)),
    )
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={t('wrongIf')}
        hint={t('wrongIfHint', { max })}
        rows={2}
        value={(question.wrongIf ?? []).join('\n')}
        error={error}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {findings.length > 0 && (
        <ul aria-label={faults('title')} className="flex list-disc flex-col gap-1 pl-5 text-sm text-ink-2">
          {findings.map(({ fault, words }) => (
            <li key={words}>{faults(fault, { words, maxWords: wrongIfWords[language] })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

import { type BackgroundFact, backgroundFacts, type ScreeningQuestion } from '@candor/contract'
import { listAskedFacts } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../shared/ui/checkbox'

interface FactsChoiceProps {
  question: ScreeningQuestion
  error: string | undefined
  onChange: (question: ScreeningQuestion) => void
}

/** Which facts a question about the background asks for. */
export function FactsChoice({ question, error, onChange }: FactsChoiceProps) {
  const t = useTranslations('company')
  const asked = listAskedFacts(question)
  const toggle = (fact: BackgroundFact, isAsked: boolean) =>
    onChange({
      ...question,
      facts: backgroundFacts.filter((other) => (other === fact ? isAsked : asked.includes(other))),
    })
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t('editor.screening.facts')}</legend>
      {question.facts === undefined && <p className="mb-1 text-sm text-ink-3">{t('editor.screening.oneText')}</p>}
      {backgroundFacts.map((fact) => (
        <Checkbox
          key={fact}
          className="py-1"
          label={t(`facts.${fact}`)}
          hint={fact === 'salaryExpectation' ? t('editor.screening.salaryHint') : undefined}
          checked={asked.includes(fact)}
          onChange={(isAsked) => toggle(fact, isAsked)}
        />
      ))}
      {error && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}

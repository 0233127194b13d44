import type { InterviewLanguage, Question, Requirement } from '@candor/contract'
import { Check, PencilLine } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AiLabel, aiText } from '../../../shared/ui/ai-text'
import { Button } from '../../../shared/ui/button'
import { Pill } from '../../../shared/ui/pill'
import { MissingLanguages } from './missing-languages'
import { QuestionForm } from './question-form'
import { QuestionWording } from './question-wording'
import { RowTools } from './row-tools'
import type { Problems } from './set-form'
import { useDraftSource } from './translation-drafts'
import type { RowHandle, useRowDrag } from './use-row-drag'

interface QuestionCardProps {
  question: Question
  languages: readonly InterviewLanguage[]
  place: { index: number; count: number }
  drag: { row: ReturnType<ReturnType<typeof useRowDrag>['getRow']>; handle: RowHandle }
  requirements: readonly Requirement[]
  problems: Problems
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (question: Question) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

const hasProblem = (question: Question, problems: Problems): boolean =>
  [...problems.keys()].some((path) => path.startsWith(question.id))

function QuestionFacts({ question, requirements }: { question: Question; requirements: readonly Requirement[] }) {
  const t = useTranslations('company.editor.questions')
  const kinds = useTranslations('company.questionKinds')
  const draftSource = useDraftSource(question)
  const requirement = requirements.find((entry) => entry.id === question.requirementId)
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
      <Pill>{kinds(question.kind)}</Pill>
      <AiLabel source={draftSource} />
      {requirement && <span>{requirement.name}</span>}
      <span>· {t('criteriaCount', { count: question.criteria.length })}</span>
    </p>
  )
}

/** One question: read at a glance, opened to change it. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, languages, place, drag, requirements, problems, isOpen, onOpen, onChange, onMove, onRemove } = props
  const t = useTranslations('company.editor')
  const draftSource = useDraftSource(question)
  const number = place.index + 1
  return (
    <li
      data-testid="question"
      data-row={question.id}
      className="rounded-xl border border-line p-4 data-drop:outline-2 data-drop:outline-offset-2 data-drop:outline-brand"
      {...drag.row}
    >
      <div className="flex flex-wrap items-start gap-3">
        <span className="tnum grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand-ink">
          {number}
        </span>
        <div className="min-w-56 flex-1 pt-0.5">
          {isOpen ? (
            <h3 className="text-base font-semibold">{t('questions.heading', { number })}</h3>
          ) : (
            <>
              <h3 className="text-base font-medium text-pretty" {...aiText(draftSource)}>
                {question.text || t('untitled')}
              </h3>
              <QuestionFacts question={question} requirements={requirements} />
              <div className="mt-1.5 empty:hidden">
                <QuestionWording text={question.text} />
              </div>
              <MissingLanguages question={question} languages={languages} />
              {hasProblem(question, problems) && (
                <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
                  {t('problems.list')}
                </p>
              )}
            </>
          )}
        </div>
        <Button
          variant={isOpen ? 'secondary' : 'ghost'}
          size="icon"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'questions.done' : 'questions.edit', { number })}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? <Check size={16} aria-hidden="true" /> : <PencilLine size={16} aria-hidden="true" />}
        </Button>
        <RowTools
          name={t('questions.heading', { number })}
          index={place.index}
          count={place.count}
          handle={drag.handle}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      {isOpen && (
        <QuestionForm
          question={question}
          languages={languages}
          requirements={requirements}
          problems={problems}
          onChange={onChange}
        />
      )}
    </li>
  )
}

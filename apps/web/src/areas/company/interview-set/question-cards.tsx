import type { Criterion, Question, SetDetail } from '@candor/contract'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'
import { Pill } from '../../../shared/ui/pill'

function CriterionTable({ criterion }: { criterion: Criterion }) {
  const t = useTranslations('company.set')
  const anchors = criterion.anchors.map((words, index) => ({ words, level: index + 1 }))
  return (
    <div className="rounded-xl bg-sunken p-4">
      <h4 className="text-sm font-semibold">{criterion.name}</h4>
      <dl className="mt-2 flex flex-col gap-1.5 text-sm">
        {anchors
          .filter(({ words }) => words !== '')
          .map(({ words, level }) => (
            <div key={level} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3">
              <dt className="tnum text-ink-3">{t('level', { level })}</dt>
              <dd className="text-ink-2">{words}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h4 className="text-sm font-semibold">{title}</h4>
      <ul className="mt-1 list-disc pl-5 text-sm text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

function Details({ question }: { question: Question }) {
  const t = useTranslations('company.set')
  return (
    <details className="group mt-3">
      <summary className="inline-flex cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm font-medium text-brand-ink [&::-webkit-details-marker]:hidden">
        <ChevronDown size={15} aria-hidden="true" className="transition-transform duration-150 group-open:rotate-180" />
        {t('criteria')}
      </summary>
      <div className="mt-3 flex flex-col gap-3">
        <Lines title={t('points')} lines={question.expectedPoints} />
        <Lines title={t('wrongIf')} lines={question.wrongIf ?? []} />
        {question.criteria.map((criterion) => (
          <CriterionTable key={criterion.name} criterion={criterion} />
        ))}
        {question.minCharacters !== null && (
          <p className="text-sm text-ink-3">{t('minCharacters', { count: question.minCharacters })}</p>
        )}
      </div>
    </details>
  )
}

const hasDetails = ({ criteria, expectedPoints, wrongIf = [], minCharacters }: Question) =>
  criteria.length > 0 || expectedPoints.length > 0 || wrongIf.length > 0 || minCharacters !== null

/** The questions as they are asked, each with what its answer is read by. */
export function QuestionCards({ set }: { set: SetDetail }) {
  const t = useTranslations('company.set')
  const kinds = useTranslations('company.questionKinds')
  const { questions, requirements, languages } = set.content
  const findName = (id: string | null) => requirements.find((entry) => entry.id === id)?.name
  return (
    <Card padding="lg" aria-label={t('questions')}>
      <h2 className="text-lg font-semibold">{t('questions')}</h2>
      {questions.length === 0 && <p className="mt-2 text-sm text-ink-3">{t('none')}</p>}
      <ol className="mt-2 divide-y divide-line">
        {questions.map((question, index) => (
          <li key={question.id} data-testid="set-question" className="flex gap-4 py-4 last:pb-0">
            <span className="tnum grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand-ink">
              {index + 1}
            </span>
            <div className="min-w-0 flex-1 pt-0.5">
              <h3 className="text-base font-medium text-pretty">{question.text}</h3>
              {languages.slice(1).map((language) => (
                <p key={language} lang={language} className="mt-1 text-base text-pretty text-ink-2">
                  {question.translations?.[language]?.text}
                </p>
              ))}
              <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
                <Pill>{kinds(question.kind)}</Pill>
                {findName(question.requirementId)}
              </p>
              {hasDetails(question) && <Details question={question} />}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

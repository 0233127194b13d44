import { type InterviewLanguage, pointLimits, type Question } from '@candor/contract'
import { type QuestionTrial, type TrialReason, type TriedQuestion, trialProfiles, tryQuestion } from '@candor/domain'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

interface TrialResultsProps {
  questions: readonly Question[]
  languages: readonly InterviewLanguage[]
}

const hasPoints = ({ expectedPoints }: Pick<Question, 'expectedPoints'>): boolean =>
  expectedPoints.some((point) => point.trim() !== '')

interface NumberedQuestion extends TriedQuestion {
  readonly id: string
  readonly number: number
}

function listTried(questions: readonly Question[], language: InterviewLanguage, isFirst: boolean): NumberedQuestion[] {
  return questions.flatMap((question, index) => {
    const texts = isFirst ? question : question.translations?.[language]
    return texts !== undefined && hasPoints(texts)
      ? [{ id: question.id, number: index + 1, text: texts.text, expectedPoints: texts.expectedPoints, language }]
      : []
  })
}

function Reason({ reason }: { reason: TrialReason }) {
  const t = useTranslations('company.editor.questionTrial.reasons')
  const format = useFormatter()
  if ('words' in reason) return <li>{t(reason.reason, { words: format.list(reason.words, { type: 'unit' }) })}</li>
  return <li>{t(reason.reason, { count: reason.count, min: pointLimits.points.min })}</li>
}

function Verdict({ trial: { separates, reasons } }: { trial: QuestionTrial }) {
  const t = useTranslations('company.editor.questionTrial')
  const Icon = separates ? CircleCheck : TriangleAlert
  return (
    <>
      <p className={`mt-1 flex items-center gap-1.5 text-sm font-medium ${separates ? 'text-ok' : 'text-warn'}`}>
        <Icon size={15} aria-hidden="true" className="shrink-0" />
        {t(separates ? 'separates' : 'doesNotSeparate')}
      </p>
      {reasons.length > 0 && (
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-sm font-normal text-ink-2">
          {reasons.map((reason) => (
            <Reason key={reason.reason} reason={reason} />
          ))}
        </ul>
      )}
    </>
  )
}

/** A question above its counts. Each count has its own label, so that they wrap where there is little room. */
function TrialRow({ question }: { question: NumberedQuestion }) {
  const t = useTranslations('company.editor.questionTrial')
  const { text, language } = question
  const lines = question.expectedPoints.join('\n')
  // By the words: an edit of one question doesn't try the others again.
  const trial = useMemo(
    () => tryQuestion({ text, language, expectedPoints: lines.split('\n') }),
    [text, language, lines],
  )
  if (trial === null) return null
  return (
    <li data-testid="question-trial" className="min-w-0 border-t border-line py-3">
      <span className="text-sm text-ink-3">{t('question', { number: question.number })}</span>
      <p lang={question.language} className="text-base font-medium break-words">
        {question.text}
      </p>
      <Verdict trial={trial} />
      <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-3 gap-y-2 text-sm">
        {trialProfiles.map((profile) => (
          <div key={profile}>
            <dt className="text-ink-3">{t(`profiles.${profile}`)}</dt>
            <dd className="tnum">{t('covered', { covered: trial.covered[profile], all: trial.pointCount })}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

interface TrialListProps {
  tried: readonly NumberedQuestion[]
  caption: string
}

function TrialList({ tried, caption }: TrialListProps) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className="pb-2 text-sm font-normal text-ink-3">
        {caption}
      </h3>
      <ul aria-labelledby={id}>
        {tried.map((question) => (
          <TrialRow key={question.id} question={question} />
        ))}
      </ul>
    </div>
  )
}

/** What the composed answers cover, a list for each language of the set. */
export function TrialResults({ questions, languages }: TrialResultsProps) {
  const t = useTranslations('company.editor.questionTrial')
  const names = useTranslations('company.languages')
  const lists = useMemo(
    () =>
      languages
        .map((language, index) => ({ language, tried: listTried(questions, language, index === 0) }))
        .filter(({ tried }) => tried.length > 0),
    [questions, languages],
  )
  const untriedCount = questions.filter((question) => !hasPoints(question)).length
  if (lists.length === 0) return <p className="text-sm text-ink-2">{t('none')}</p>
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-pretty text-ink-2">
        {t('limits')} {t('terse')}
      </p>
      {lists.map(({ language, tried }) => (
        <TrialList
          key={language}
          tried={tried}
          caption={languages.length > 1 ? t('captionLanguage', { language: names(language) }) : t('caption')}
        />
      ))}
      {untriedCount > 0 && <p className="text-sm text-ink-3">{t('withoutPoints', { count: untriedCount })}</p>}
    </div>
  )
}

import type { AnswerCorrections, Corrections, OwnSubmission } from '@candor/contract'
import { correctionLimits } from '@candor/contract'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { WordDifference } from '../../../../features/transcript-correction/word-difference'
import { Button } from '../../../../shared/ui/button'

const CorrectionForm = lazy(async () => ({ default: (await import('./correction-form')).CorrectionForm }))

function Versions({ answer }: { answer: AnswerCorrections }) {
  const t = useTranslations('assessment.correction')
  const format = useFormatter()
  if (answer.versions.length === 0) return null
  return (
    <section aria-label={t('versions')} className="mt-3 rounded-xl bg-sunken px-4 py-3">
      <h4 className="text-sm font-semibold">{t('versions')}</h4>
      <ol className="mt-1 flex flex-col gap-3">
        {answer.versions.map(({ version, text, kind, createdAt }) => (
          <li key={version} data-testid="own-correction">
            <p className="text-xs text-ink-3">
              {t('version', {
                version,
                date: format.dateTime(new Date(createdAt), { dateStyle: 'long', timeStyle: 'short' }),
              })}
              {` · ${t(`kinds.${kind}`)}`}
            </p>
            <WordDifference before={answer.heardText} after={text} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface OpenProps {
  own: OwnSubmission
  corrections: Corrections
  answer: AnswerCorrections
}

/** The button that opens the form, and how often it can still be used. */
function Open({ own, corrections, answer }: OpenProps) {
  const t = useTranslations('assessment.correction')
  const format = useFormatter()
  const [isOpen, setIsOpen] = useState(false)
  const left = correctionLimits.versions - answer.versions.length
  if (!corrections.isOpen) return null
  if (left <= 0) return <p className="mt-2 text-sm text-ink-3">{t('used')}</p>
  const date = format.dateTime(new Date(corrections.openUntil), { dateStyle: 'long' })
  if (isOpen)
    return (
      <Suspense>
        <CorrectionForm
          submissionId={own.id}
          company={own.organizationName}
          answer={answer}
          isAiAllowed={own.process.isAiAllowed}
          onClose={() => setIsOpen(false)}
        />
      </Suspense>
    )
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        <Pencil size={14} aria-hidden="true" />
        {t('open')}
      </Button>
      <span className="text-xs text-ink-3">{t('left', { count: left, date })}</span>
    </div>
  )
}

/** What the candidate corrected of an answer, and a way to correct it. Nothing for typed answers. */
export function AnswerCorrection({ own, answerId }: { own: OwnSubmission; answerId: string }) {
  const { corrections } = own
  const answer = corrections?.answers.find((candidate) => candidate.answerId === answerId)
  if (corrections === undefined || answer === undefined) return null
  return (
    <>
      <Versions answer={answer} />
      <Open own={own} corrections={corrections} answer={answer} />
    </>
  )
}

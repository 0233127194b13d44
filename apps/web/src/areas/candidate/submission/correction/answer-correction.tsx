import type { AnswerCorrections, Corrections, OwnSubmission } from '@candor/contract'
import { correctionLimits } from '@candor/contract'
import { Pencil } from 'lucide-react'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { WordDifference } from '../../../../features/transcript-correction/word-difference'
import { Button } from '../../../../shared/ui/button'
import { useDeadline } from '../../../../shared/use-deadline'

const CorrectionForm = lazy(async () => ({ default: (await import('./correction-form')).CorrectionForm }))

function Versions({ answer, title }: { answer: AnswerCorrections; title: RefObject<HTMLHeadingElement | null> }) {
  const t = useTranslations('assessment.correction')
  const format = useFormatter()
  if (answer.versions.length === 0) return null
  return (
    <div className="mt-3 rounded-xl bg-sunken px-4 py-3" data-testid="own-corrections">
      <h4 ref={title} tabIndex={-1} className="text-sm font-semibold outline-none">
        {t('versions')}
      </h4>
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
    </div>
  )
}

interface OpenProps {
  own: OwnSubmission
  corrections: Corrections
  answer: AnswerCorrections
  /** The question, for the name of the button. */
  question: string
  onOpen: () => void
  onSaved: (versions: number) => void
}

/** The button that opens the form, and how often it can still be used. */
function Open({ own, corrections, answer, question, onOpen, onSaved }: OpenProps) {
  const t = useTranslations('assessment.correction')
  const deadline = useDeadline()
  const [isOpen, setIsOpen] = useState(false)
  const [isCanceled, setIsCanceled] = useState(false)
  const left = correctionLimits.versions - answer.versions.length
  if (!corrections.isOpen) return null
  if (left <= 0) return <p className="mt-2 text-sm text-ink-3">{t('used')}</p>
  if (isOpen)
    return (
      <Suspense>
        <CorrectionForm
          submissionId={own.id}
          company={own.organizationName}
          answer={answer}
          isAiAllowed={own.process.isAiAllowed}
          onSaved={(versions) => {
            setIsOpen(false)
            setIsCanceled(false)
            onSaved(versions)
          }}
          onCancel={() => {
            setIsOpen(false)
            setIsCanceled(true)
          }}
        />
      </Suspense>
    )
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('openOf', { question })}
        autoFocus={isCanceled}
        onClick={() => {
          setIsOpen(true)
          onOpen()
        }}
      >
        <Pencil size={14} aria-hidden="true" />
        {t('open')}
      </Button>
      <span className="text-xs text-ink-3">{t('left', { count: left, ...deadline(corrections.openUntil) })}</span>
    </div>
  )
}

/** What the candidate corrected of an answer, and a way to correct it. Nothing for typed answers. */
export function AnswerCorrection({ own, answerId }: { own: OwnSubmission; answerId: string }) {
  const { corrections } = own
  const t = useTranslations('assessment.correction')
  const title = useRef<HTMLHeadingElement>(null)
  const [saved, setSaved] = useState<{ readonly versions: number } | null>(null)
  const answer = corrections?.answers.find((candidate) => candidate.answerId === answerId)
  const question = own.answers.find((candidate) => candidate.answerId === answerId)?.questionText ?? ''
  const isShown = saved !== null && answer !== undefined && answer.versions.length >= saved.versions
  // The form had the focus, and goes. The first version is drawn after it.
  useEffect(() => {
    if (isShown && saved) title.current?.focus()
  }, [isShown, saved])
  if (corrections === undefined || answer === undefined) return null
  return (
    <>
      <Versions answer={answer} title={title} />
      <p role="status" className="mt-2 text-sm text-ink-2 empty:hidden">
        {isShown && t('saved')}
      </p>
      <Open
        own={own}
        corrections={corrections}
        answer={answer}
        question={question}
        onOpen={() => setSaved(null)}
        onSaved={(versions) => setSaved({ versions })}
      />
    </>
  )
}

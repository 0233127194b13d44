import type { AnswerCorrections } from '@candor/contract'
import { getMaxCorrectionLength, measureCorrection } from '@candor/domain'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { WordDifference } from '../../../../features/transcript-correction/word-difference'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { TextArea } from '../../../../shared/ui/text-area'
import { useCorrect } from './use-correct'

interface CorrectionFormProps {
  submissionId: string
  company: string
  answer: AnswerCorrections
  isAiAllowed: boolean
  onSaved: (versions: number) => void
  onCancel: () => void
}

const hasWords = (text: string): boolean => text.trim() !== ''

/** What is changed so far, and what happens when it is saved. */
function Changes({ heard, text, ...props }: { heard: string; text: string; company: string; isAiAllowed: boolean }) {
  const t = useTranslations('assessment.correction')
  const { kind, changedPercent } = measureCorrection(heard, text)
  const effect = kind === 'small' && !props.isAiAllowed ? 'people' : kind
  return (
    <div className="flex flex-col gap-2">
      <h4 className="text-sm font-semibold">{t('changes')}</h4>
      {text.trim() === heard.trim() ? (
        <p className="text-sm text-ink-3">{t('noChanges')}</p>
      ) : (
        <>
          <WordDifference before={heard} after={text} />
          <p className="text-sm text-ink-2">
            {t(`effects.${effect}`, { company: props.company, percent: changedPercent })}
          </p>
        </>
      )}
    </div>
  )
}

/** The recognized words to correct, with the difference as it is typed. */
export function CorrectionForm({ submissionId, company, answer, isAiAllowed, onSaved, onCancel }: CorrectionFormProps) {
  const t = useTranslations('assessment.correction')
  const errorText = useErrorText()
  const correct = useCorrect(submissionId, onSaved)
  const { heardText, versions, answerId } = answer
  const [text, setText] = useState(versions.at(-1)?.text ?? heardText)
  const shown = useDeferredValue(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    correct.mutate({ answerId, text })
  }
  return (
    <form onSubmit={submit} noValidate className="mt-3 flex flex-col gap-4 rounded-xl border border-line p-4">
      <TextArea
        label={t('label')}
        hint={t('hint', { company })}
        max={getMaxCorrectionLength(heardText)}
        value={text}
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {hasWords(shown) && <Changes heard={heardText} text={shown} company={company} isAiAllowed={isAiAllowed} />}
      {correct.isError && <Banner tone="bad">{errorText(correct.error)}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={correct.isPending}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

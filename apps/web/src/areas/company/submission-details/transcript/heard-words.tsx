import type { SubmissionAnswer } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { ToggleGroup } from '../../../../shared/ui/toggle-group'

export type ShownWords = 'corrected' | 'heard'

/** The answers with the words that a reader chose to see. */
export const withShownWords = (answers: readonly SubmissionAnswer[], shown: ShownWords): readonly SubmissionAnswer[] =>
  shown === 'corrected'
    ? answers
    : answers.map((answer) =>
        answer.correction === undefined
          ? answer
          : { ...answer, text: answer.correction.heardText, lines: answer.correction.heardLines },
      )

interface WordsToggleProps {
  answers: readonly SubmissionAnswer[]
  shown: ShownWords
  onChange: (shown: ShownWords) => void
}

/** Switches the transcript between corrected and recognized words, where they differ. */
export function WordsToggle({ answers, shown, onChange }: WordsToggleProps) {
  const t = useTranslations('assessment.correction.company')
  if (!answers.some(({ correction }) => correction?.kind === 'small')) return null
  return (
    <div className="px-5 pt-3">
      <ToggleGroup<ShownWords>
        label={t('toggle')}
        options={[
          { value: 'corrected', label: t('corrected') },
          { value: 'heard', label: t('heard') },
        ]}
        value={shown}
        onChange={onChange}
      />
    </div>
  )
}

import { type ApprovedAnswer, type SetContent, setLimits } from '@candor/contract'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { TextArea } from '../../../shared/ui/text-area'
import { TextField } from '../../../shared/ui/text-field'
import { EditorSection } from './editor-section'
import { replaced } from './list-edit'
import { newId } from './set-form'

interface ApprovedAnswersProps {
  content: Pick<SetContent, 'approvedAnswers' | 'languages'>
  onChange: (approvedAnswers: ApprovedAnswer[]) => void
}

/** What the interviewer may answer to candidates' questions, in each language of the set. */
export function ApprovedAnswers({ content, onChange }: ApprovedAnswersProps) {
  const t = useTranslations('company.approvedAnswers')
  const { approvedAnswers = [], languages } = content
  return (
    <EditorSection
      title={t('title')}
      lead={t('lead')}
      addLabel={t('add')}
      canAdd={approvedAnswers.length < setLimits.approvedAnswers}
      onAdd={() => onChange([...approvedAnswers, { id: newId(), question: {}, answer: {} }])}
      empty={approvedAnswers.length === 0 ? t('empty') : undefined}
    >
      {approvedAnswers.map((entry, index) => (
        <fieldset key={entry.id} className="flex flex-col gap-3 rounded-xl border border-line p-4">
          <legend className="sr-only">{t('entry', { number: index + 1 })}</legend>
          {languages.map((language) => (
            <EntryFields
              key={language}
              entry={entry}
              language={language}
              onChange={(next) => onChange(replaced(approvedAnswers, index, next))}
            />
          ))}
          <Button
            variant="ghost"
            size="sm"
            className="self-start"
            onClick={() => onChange(approvedAnswers.filter(({ id }) => id !== entry.id))}
          >
            <Trash2 size={15} aria-hidden="true" />
            {t('remove', { number: index + 1 })}
          </Button>
        </fieldset>
      ))}
    </EditorSection>
  )
}

interface EntryFieldsProps {
  entry: ApprovedAnswer
  language: SetContent['languages'][number]
  onChange: (entry: ApprovedAnswer) => void
}

function EntryFields({ entry, language, onChange }: EntryFieldsProps) {
  const t = useTranslations('company.approvedAnswers')
  const names = useTranslations('company.languages')
  const name = names(language)
  return (
    <>
      <TextField
        label={t('question', { language: name })}
        lang={language}
        maxLength={setLimits.approvedQuestionCharacters}
        value={entry.question[language] ?? ''}
        onChange={(event) =>
          onChange({ ...entry, question: { ...entry.question, [language]: event.currentTarget.value } })
        }
      />
      <TextArea
        label={t('answer', { language: name })}
        lang={language}
        rows={2}
        max={setLimits.approvedAnswerCharacters}
        value={entry.answer[language] ?? ''}
        onChange={(event) => onChange({ ...entry, answer: { ...entry.answer, [language]: event.currentTarget.value } })}
      />
    </>
  )
}

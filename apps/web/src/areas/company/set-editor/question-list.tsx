import { type InterviewLanguage, type Question, type Requirement, setLimits } from '@candor/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DraftTranslations } from './draft-translations'
import { EditorSection } from './editor-section'
import { moved, movedTo, replaced } from './list-edit'
import { QuestionCard } from './question-card'
import { RowsWithUndo } from './rows-with-undo'
import { newQuestion, type Problems } from './set-form'
import { type DraftedText, DraftedTexts } from './translation-drafts'
import { useRemoval } from './use-removal'
import { useRowDrag } from './use-row-drag'

interface QuestionListProps {
  questions: readonly Question[]
  /** By question, the text that was drafted. */
  drafted?: Readonly<Record<string, DraftedText>>
  /** Of the set; the questions' own texts are in the first. */
  languages: readonly InterviewLanguage[]
  requirements: readonly Requirement[]
  problems: Problems
  onChange: (questions: Question[]) => void
}

/** The questions in their order; one is open for editing at a time. */
export function QuestionList({
  questions,
  drafted = {},
  languages,
  requirements,
  problems,
  onChange,
}: QuestionListProps) {
  const t = useTranslations('company.editor')
  const [openId, setOpenId] = useState<string | null>(null)
  const [draftedTexts, setDraftedTexts] = useState<ReadonlyMap<string, DraftedText>>(new Map())
  const [language = 'en', ...others] = languages
  const removals = useRemoval(questions, setLimits.questions, onChange)
  const drag = useRowDrag((from, to) => onChange(movedTo(questions, from, to)))
  const add = () => {
    const question = newQuestion()
    onChange([...questions, question])
    setOpenId(question.id)
  }
  return (
    <EditorSection
      title={t('questions.title')}
      lead={t('questions.lead')}
      addLabel={t('questions.add')}
      canAdd={questions.length < setLimits.questions}
      empty={questions.length === 0 ? t('questions.empty') : undefined}
      onAdd={add}
    >
      {others.map((other) => (
        <DraftTranslations
          key={other}
          questions={questions}
          from={language}
          to={other}
          onDraft={({ questions: filled, texts }) => {
            onChange(filled)
            setDraftedTexts(new Map([...draftedTexts, ...texts]))
          }}
        />
      ))}
      <DraftedTexts value={new Map([...Object.entries(drafted), ...draftedTexts])}>
        <ol className="flex flex-col gap-3">
          <RowsWithUndo
            rows={questions}
            rowKey={({ id }) => id}
            rowName={({ text }) => text}
            removals={removals}
            isList
          >
            {(question, index) => (
              <QuestionCard
                question={question}
                languages={languages}
                place={{ index, count: questions.length }}
                drag={{ row: drag.getRow(index), handle: drag.getHandle(index) }}
                requirements={requirements}
                problems={problems}
                isOpen={openId === question.id}
                onOpen={(isOpen) => setOpenId(isOpen ? question.id : null)}
                onChange={(next) => onChange(replaced(questions, index, next))}
                onMove={(by) => onChange(moved(questions, index, by))}
                onRemove={() => removals.remove(index)}
              />
            )}
          </RowsWithUndo>
        </ol>
      </DraftedTexts>
    </EditorSection>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { ToggleGroup } from '../../../shared/ui/toggle-group'
import { QuestionCount } from '../set-draft/question-count'
import { getLanguages, hasSource, type SetDraftState } from '../set-draft/set-draft'
import { changeDraft, useSetDraft } from '../set-draft/set-draft-store'
import { CoverageTable } from '../set-editor/coverage-table'
import { QuestionList } from '../set-editor/question-list'
import { QuestionTrials } from '../set-editor/question-trials'
import { RequirementList } from '../set-editor/requirement-list'
import type { Problems } from '../set-editor/set-form'
import { DraftAgain } from './draft-again'
import { draftQuestions } from './draft-rows'
import { DraftingNotes } from './drafting-notes'
import { DraftingPanel } from './drafting-panel'
import { NewSetFrame } from './new-set-frame'
import { findGap, isDrafted, stepPaths } from './steps'
import { useDrafting } from './use-drafting'
import { useGenerateFlag } from './use-generate-flag'
import { useProblems } from './use-problems'

const isEmpty = (): boolean => useSetDraft.getState().interviewQuestions.length === 0

/** Own questions have their requirements on this page, because the way to them has no page for requirements. */
function QuestionsAndRequirements({ draft, problems }: { draft: SetDraftState; problems: Problems }) {
  return (
    <>
      <QuestionList
        questions={draft.interviewQuestions}
        drafted={draft.parsedData.draftedQuestions}
        languages={getLanguages(draft)}
        requirements={draft.requirements}
        problems={problems}
        onChange={(interviewQuestions) => changeDraft({ interviewQuestions })}
      />
      <QuestionTrials questions={draft.interviewQuestions} languages={getLanguages(draft)} />
      {draft.selectedOption === 'questions' && (
        <RequirementList
          requirements={draft.requirements}
          problems={problems}
          onChange={(requirements) => changeDraft({ requirements })}
        />
      )}
    </>
  )
}

function ViewSwitch({ value }: { value: SetDraftState['viewMode'] }) {
  const t = useTranslations('newSet.questions')
  return (
    <ToggleGroup
      label={t('view')}
      value={value}
      onChange={(viewMode) => changeDraft({ viewMode })}
      options={[
        { value: 'questions' as const, label: t('list') },
        { value: 'coverage' as const, label: t('coverage') },
      ]}
    />
  )
}

/** What is asked, and which requirements that covers. */
export function QuestionsView({ isGenerateWanted }: { isGenerateWanted: boolean }) {
  const t = useTranslations('newSet.questions')
  const wrong = useTranslations('company.editor.problems')
  const coverage = useTranslations('company.editor.coverage')
  const common = useTranslations('common.actions')
  const navigate = useNavigate()
  const draft = useSetDraft()
  const drafting = useDrafting(draftQuestions)
  const [isChecked, setIsChecked] = useState(false)
  const { problems, check } = useProblems(['questionText', 'criterionName', 'requirementName'])
  useGenerateFlag(isGenerateWanted, isEmpty, drafting.start)
  const isMissing = findGap('additional', draft) !== null
  const submit = () => {
    setIsChecked(true)
    const canLeave = check()
    if (!canLeave || isMissing) changeDraft({ viewMode: 'questions' })
    else void navigate({ to: stepPaths.additional })
  }
  const canDraft = draft.requirements.some(({ name }) => name.trim() !== '') || (isDrafted(draft) && hasSource(draft))
  if (drafting.isRunning)
    return (
      <NewSetFrame step="pre-defined-questions">
        <DraftingPanel isWithQuestions onCancel={drafting.cancel} />
      </NewSetFrame>
    )
  return (
    <NewSetFrame
      step="pre-defined-questions"
      problem={problems.size > 0 ? wrong('list') : isChecked && isMissing ? t('required') : null}
      action={
        <Button size="lg" data-testid="next-step" onClick={submit}>
          {common('continue')}
        </Button>
      }
    >
      <DraftingNotes drafting={drafting} />
      <ViewSwitch value={draft.viewMode} />
      {draft.viewMode === 'coverage' ? (
        <Card padding="lg" aria-label={coverage('title')}>
          <h2 className="mb-3 text-lg font-semibold">{coverage('title')}</h2>
          <CoverageTable requirements={draft.requirements} questions={draft.interviewQuestions} />
        </Card>
      ) : (
        <QuestionsAndRequirements draft={draft} problems={problems} />
      )}
      {canDraft && (
        <div className="flex flex-wrap items-end gap-3">
          <QuestionCount />
          <DraftAgain what="questions" isReplacing={draft.interviewQuestions.length > 0} onDraft={drafting.start} />
        </div>
      )}
    </NewSetFrame>
  )
}

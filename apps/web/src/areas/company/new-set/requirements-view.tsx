import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { DraftNotes } from '../set-draft/draft-notes'
import { hasSource } from '../set-draft/set-draft'
import { changeDraft, useSetDraft } from '../set-draft/set-draft-store'
import { RequirementList } from '../set-editor/requirement-list'
import { DraftAgain } from './draft-again'
import { draftRequirements } from './draft-rows'
import { DraftingNotes } from './drafting-notes'
import { DraftingPanel } from './drafting-panel'
import { NewSetFrame } from './new-set-frame'
import { isDrafted, stepPaths } from './steps'
import { useDrafting } from './use-drafting'
import { useGenerateFlag } from './use-generate-flag'
import { useProblems } from './use-problems'

const isEmpty = (): boolean => useSetDraft.getState().requirements.length === 0

/** What the set looks for: found in the source, or typed. */
export function RequirementsView({ isGenerateWanted }: { isGenerateWanted: boolean }) {
  const t = useTranslations('newSet.requirements')
  const wrong = useTranslations('company.editor.problems')
  const common = useTranslations('common.actions')
  const navigate = useNavigate()
  const draft = useSetDraft()
  const drafting = useDrafting(draftRequirements)
  const { problems, check } = useProblems(['requirementName'])
  useGenerateFlag(isGenerateWanted, isEmpty, drafting.start)
  const isWriting = isDrafted(draft) && draft.requirements.length > 0 && draft.interviewQuestions.length === 0
  const submit = () => {
    if (check()) void navigate({ to: stepPaths['pre-defined-questions'], search: isWriting ? { generate: true } : {} })
  }
  if (drafting.isRunning)
    return (
      <NewSetFrame step="skillset-requirements">
        <DraftingPanel isWithQuestions={false} onCancel={drafting.cancel} />
      </NewSetFrame>
    )
  return (
    <NewSetFrame
      step="skillset-requirements"
      problem={problems.size > 0 ? wrong('list') : null}
      action={
        <Button size="lg" data-testid="next-step" onClick={submit}>
          {isWriting ? t('write') : common('continue')}
        </Button>
      }
    >
      <DraftingNotes drafting={drafting} />
      <DraftNotes parsedData={draft.parsedData} />
      <RequirementList
        requirements={draft.requirements}
        problems={problems}
        onChange={(requirements) => changeDraft({ requirements })}
      />
      {isDrafted(draft) && hasSource(draft) && (
        <div>
          <DraftAgain what="requirements" isReplacing={draft.requirements.length > 0} onDraft={drafting.start} />
        </div>
      )}
    </NewSetFrame>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { Save } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Button } from '../../../shared/ui/button'
import { BasicsFields } from '../edit-set/basics'
import { DraftNames } from '../set-draft/draft-names'
import { toForm } from '../set-draft/set-draft'
import { changeContent, changeDraft, useSetDraft } from '../set-draft/set-draft-store'
import { useSaveDraft } from '../set-draft/use-save-draft'
import { AssessmentOptions } from '../set-editor/assessment-options'
import { CompanyIntroFields } from '../set-editor/company-intro-fields'
import { EditorSection } from '../set-editor/editor-section'
import { ScreeningList } from '../set-editor/screening-list'
import type { ProblemKey } from '../set-editor/set-form'
import { NewSetFrame } from './new-set-frame'
import { useProblems } from './use-problems'

/** All of them: what is wrong in an earlier step would be refused as well. */
const keys: readonly ProblemKey[] = [
  'name',
  'positionName',
  'languages',
  'modes',
  'alternativeContact',
  'durationMinutes',
  'screeningLabel',
  'screeningOptions',
  'screeningFacts',
  'translation',
  'translatedOptions',
  'resultOffReason',
]
const earlier: readonly ProblemKey[] = ['requirementName', 'questionText', 'criterionName']

/** Names, length, interviewer, languages, screening questions, assessment; then the set is saved. */
export function AdditionalView() {
  const t = useTranslations('newSet.additional')
  const edit = useTranslations('company.edit')
  const wrong = useTranslations('company.editor.problems')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const draft = useSetDraft()
  const { problems, check } = useProblems([...keys, ...earlier])
  const save = useSaveDraft(({ id }) =>
    navigate({ to: '/company/interview-sets/new/congrats', search: { set_id: id, created: true } }),
  )
  const form = toForm(draft)
  const isOfQuestion = (path: string) => draft.interviewQuestions.some(({ id }) => path.startsWith(id))
  const hasEarlier = [...problems].some(([path, key]) => earlier.includes(key) || isOfQuestion(path))
  const listProblem = hasEarlier ? t('earlier') : wrong('list')
  return (
    <NewSetFrame
      step="additional"
      problem={problems.size > 0 ? listProblem : save.isError ? errorText(save.error) : null}
      action={
        <Button size="lg" data-testid="save-set" isBusy={save.isPending} onClick={() => check() && save.mutate()}>
          <Save size={17} aria-hidden="true" />
          {t('save')}
        </Button>
      }
    >
      <EditorSection title={edit('basics')}>
        <div className="grid grid-cols-2 items-start gap-x-5 gap-y-5 max-md:grid-cols-1">
          <DraftNames problems={problems} />
          <BasicsFields edit={{ form, problems, changeContent }} />
        </div>
      </EditorSection>
      <CompanyIntroFields
        content={form.content}
        problems={problems}
        onChange={(companyIntro) => changeContent({ companyIntro })}
      />
      <ScreeningList
        questions={draft.screeningQuestions}
        languages={form.content.languages}
        problems={problems}
        onChange={(screeningQuestions) => changeDraft({ screeningQuestions })}
      />
      <AssessmentOptions
        content={form.content}
        problems={problems}
        onChange={(assessment) => changeContent({ assessment })}
      />
    </NewSetFrame>
  )
}

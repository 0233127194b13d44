import { useRouter } from '@tanstack/react-router'
import { Save } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { DraftNames } from '../set-draft/draft-names'
import { DraftNotes } from '../set-draft/draft-notes'
import { getLanguages, toForm } from '../set-draft/set-draft'
import { changeDraft, dropRows, useSetDraft } from '../set-draft/set-draft-store'
import { useSaveDraft } from '../set-draft/use-save-draft'
import { focusFirstProblem } from '../set-editor/focus-first-problem'
import { QuestionList } from '../set-editor/question-list'
import { QuestionTrials } from '../set-editor/question-trials'
import { RequirementList } from '../set-editor/requirement-list'
import { findProblems, type Problems } from '../set-editor/set-form'

const noProblems: Problems = new Map()

function StartOver() {
  const t = useTranslations('company.generate.review')
  return (
    <AlertDialog
      trigger={<Button variant="ghost">{t('startOver')}</Button>}
      title={t('startOverTitle')}
      description={t('startOverText')}
      confirmLabel={t('startOver')}
      isDanger
      onConfirm={dropRows}
    />
  )
}

/** Step two: the draft, every word of which can be changed. */
export function ReviewStep() {
  const t = useTranslations('company.generate.review')
  const wrong = useTranslations('company.editor.problems')
  const errorText = useErrorText()
  const [isChecked, setIsChecked] = useState(false)
  const router = useRouter()
  const save = useSaveDraft(({ id }) =>
    router.navigate({ to: '/company/interview-set/$id', params: { id }, search: { created: true } }),
  )
  const draft = useSetDraft()
  const found = findProblems(toForm(draft))
  const problems = isChecked ? found : noProblems
  const submit = () => {
    setIsChecked(true)
    if (found.size === 0) save.mutate()
    else focusFirstProblem()
  }
  return (
    <div className="flex animate-rise flex-col gap-5">
      <DraftNotes parsedData={draft.parsedData} />
      <Card padding="lg" className="grid grid-cols-2 items-start gap-5 max-sm:grid-cols-1">
        <DraftNames problems={problems} />
      </Card>
      <RequirementList
        requirements={draft.requirements}
        problems={problems}
        onChange={(requirements) => changeDraft({ requirements })}
      />
      <QuestionList
        questions={draft.interviewQuestions}
        drafted={draft.parsedData.draftedQuestions}
        languages={getLanguages(draft)}
        requirements={draft.requirements}
        problems={problems}
        onChange={(interviewQuestions) => changeDraft({ interviewQuestions })}
      />
      <QuestionTrials questions={draft.interviewQuestions} languages={getLanguages(draft)} />
      <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap items-center gap-3 border-t border-line bg-card px-6 py-3.5">
        <StartOver />
        <p role="alert" className="ml-auto text-sm font-medium text-bad">
          {problems.size > 0 ? wrong('list') : save.isError ? errorText(save.error) : null}
        </p>
        <Button size="lg" data-testid="save-set" isBusy={save.isPending} onClick={submit}>
          <Save size={17} aria-hidden="true" />
          {t('save')}
        </Button>
      </div>
    </div>
  )
}

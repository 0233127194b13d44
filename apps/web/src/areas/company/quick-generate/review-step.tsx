import { setLimits } from '@candor/contract'
import { Save } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { TextField } from '../../../shared/ui/text-field'
import { focusFirstProblem } from '../set-editor/focus-first-problem'
import { QuestionList } from '../set-editor/question-list'
import { RequirementList } from '../set-editor/requirement-list'
import { findProblems, type Problems } from '../set-editor/set-form'
import { changeDraft, changeReview, type Review, useDraft } from './draft-store'
import { PositionField } from './position-field'
import { toForm, useSaveDraft } from './use-save-draft'

const noProblems: Problems = new Map()

function Names({ review, problems }: { review: Review; problems: Problems }) {
  const t = useTranslations('company.generate.review')
  const wrong = useTranslations('company.editor.problems')
  return (
    <Card padding="lg" className="grid grid-cols-2 items-start gap-5">
      <PositionField review={review} error={problems.has('positionName') ? wrong('positionName') : undefined} />
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={setLimits.nameCharacters}
        value={review.name}
        error={problems.has('name') ? wrong('name') : undefined}
        onChange={(event) => changeReview({ name: event.currentTarget.value })}
      />
    </Card>
  )
}

function StartOver() {
  const t = useTranslations('company.generate.review')
  return (
    <AlertDialog
      trigger={<Button variant="ghost">{t('startOver')}</Button>}
      title={t('startOverTitle')}
      description={t('startOverText')}
      confirmLabel={t('startOver')}
      isDanger
      onConfirm={() => changeDraft({ review: null })}
    />
  )
}

/** Step two: the draft, every word of which can be changed. */
export function ReviewStep({ review }: { review: Review }) {
  const t = useTranslations('company.generate.review')
  const wrong = useTranslations('company.editor.problems')
  const errorText = useErrorText()
  const [isChecked, setIsChecked] = useState(false)
  const save = useSaveDraft()
  const draft = useDraft()
  const found = findProblems(toForm(review, draft))
  const problems = isChecked ? found : noProblems
  const submit = () => {
    setIsChecked(true)
    if (found.size === 0) save.mutate(review)
    else focusFirstProblem()
  }
  return (
    <div className="flex animate-rise flex-col gap-5">
      <Banner tone="warn">
        {review.producedBy === 'builtin' ? t('builtin') : t('model', { model: review.producedBy })}
      </Banner>
      {review.leftOut.length > 0 && (
        <Banner title={t('leftOut')}>
          <ul className="list-disc pl-4">
            {review.leftOut.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Banner>
      )}
      {review.notCovered.length > 0 && (
        <Banner title={t('notCovered')}>
          <ul className="list-disc pl-4">
            {review.notCovered.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Names review={review} problems={problems} />
      <RequirementList
        requirements={review.requirements}
        problems={problems}
        onChange={(requirements) => changeReview({ requirements })}
      />
      <QuestionList
        questions={review.questions}
        languages={[draft.language]}
        requirements={review.requirements}
        problems={problems}
        onChange={(questions) => changeReview({ questions })}
      />
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

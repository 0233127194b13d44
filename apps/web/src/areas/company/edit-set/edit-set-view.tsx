import { type SetDetail, status } from '@candor/contract'
import { Save } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { PageHeader } from '../../../shared/ui/company-shell'
import { BackLink } from '../parts/back-link'
import { LeaveGuard } from '../parts/leave-guard'
import { ApprovedAnswers } from '../set-editor/approved-answers'
import { AssessmentOptions } from '../set-editor/assessment-options'
import { CompanyIntroFields } from '../set-editor/company-intro-fields'
import { QuestionList } from '../set-editor/question-list'
import { QuestionTrials } from '../set-editor/question-trials'
import { RequirementList } from '../set-editor/requirement-list'
import { ScreeningList } from '../set-editor/screening-list'
import { AdmissionSection } from './admission-section'
import { AppearanceSection } from './appearance-section'
import { Basics } from './basics'
import { ConflictBanner } from './conflict-banner'
import { type EditSet, useEditSet } from './use-edit-set'

function EditHeader({ edit }: { edit: EditSet }) {
  const t = useTranslations('company.edit')
  const wrong = useTranslations('company.editor.problems')
  return (
    <div className="sticky top-0 z-10">
      <PageHeader
        title={t('title')}
        lead={edit.form.name}
        start={<BackLink href={`/company/interview-set/${edit.base.id}`} label={t('back')} />}
        actions={
          <>
            <p role="alert" className="text-sm font-medium text-bad">
              {edit.problems.size > 0 && wrong('list')}
            </p>
            <Button
              data-testid="save-set"
              isBusy={edit.isSaving}
              disabled={!edit.isDirty || edit.isConflict}
              onClick={edit.save}
            >
              <Save size={16} aria-hidden="true" />
              {t('save')}
            </Button>
          </>
        }
      />
    </div>
  )
}

function Notes({ edit }: { edit: EditSet }) {
  const t = useTranslations('company.edit')
  const errorText = useErrorText()
  const { version, isFrozen } = edit.base
  return (
    <>
      {edit.isConflict && <ConflictBanner edit={edit} />}
      {edit.error && <Banner tone="bad">{errorText(edit.error)}</Banner>}
      {edit.base.status === status.ARCHIVED && <Banner>{t('archived')}</Banner>}
      {isFrozen && <Banner>{t('frozen', { version, next: version + 1 })}</Banner>}
    </>
  )
}

/** Everything of a set that can be changed. */
export function EditSetView({ set }: { set: SetDetail }) {
  const edit = useEditSet(set)
  const { content } = edit.form
  return (
    <>
      <LeaveGuard isDirty={edit.isDirty} />
      <EditHeader edit={edit} />
      <div className="mx-auto flex w-full max-w-[1040px] flex-col gap-5 p-6">
        <Notes edit={edit} />
        <Basics edit={edit} />
        <AdmissionSection edit={edit} />
        <CompanyIntroFields
          content={content}
          problems={edit.problems}
          onChange={(companyIntro) => edit.changeContent({ companyIntro })}
        />
        <ApprovedAnswers content={content} onChange={(approvedAnswers) => edit.changeContent({ approvedAnswers })} />
        <AppearanceSection edit={edit} />
        <RequirementList
          requirements={content.requirements}
          problems={edit.problems}
          onChange={(requirements) => edit.changeContent({ requirements })}
        />
        <QuestionList
          questions={content.questions}
          languages={content.languages}
          requirements={content.requirements}
          problems={edit.problems}
          onChange={(questions) => edit.changeContent({ questions })}
        />
        <QuestionTrials questions={content.questions} languages={content.languages} />
        <ScreeningList
          questions={content.screeningQuestions}
          languages={content.languages}
          problems={edit.problems}
          onChange={(screeningQuestions) => edit.changeContent({ screeningQuestions })}
        />
        <AssessmentOptions
          content={content}
          problems={edit.problems}
          onChange={(assessment) => edit.changeContent({ assessment })}
        />
      </div>
    </>
  )
}

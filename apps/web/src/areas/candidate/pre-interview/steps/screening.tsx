import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Card } from '../../../../shared/ui/card'
import { firstField } from '../../../../shared/ui/first-field'
import { SkeletonList } from '../../../../shared/ui/skeleton'
import { NoCvDialog } from '../no-cv-dialog'
import { PreInterviewFrame } from '../pre-interview-frame'
import type { PreInterview } from '../pre-interview-state'
import { ScreeningField } from '../screening-field'
import { CV_FAULT } from '../screening-form'
import { UploadField } from '../upload-field'
import { useScreening } from '../use-screening'

const FORM_ID = 'screening'

/** Continues at a question after a reload: its field has the focus and is in view. */
const focusFirstField = (card: HTMLElement | null): void => firstField(card)?.focus()

/** Screening questions and the CV, sent as a whole. */
export function ScreeningStep({ preInterview }: { preInterview: PreInterview }) {
  const t = useTranslations('candidate.screening')
  const noCv = useTranslations('noCv')
  const errorText = useErrorText()
  const form = useScreening(preInterview)
  const { data, faults, error } = form
  const company = preInterview.intro.organizationName
  return (
    <PreInterviewFrame
      preInterview={preInterview}
      title={t('title')}
      lead={t('text', { company })}
      action={
        <Button size="lg" type="submit" form={FORM_ID} isBusy={form.isBusy} disabled={!data}>
          {t('save')}
        </Button>
      }
    >
      {!data && !error && <SkeletonList rows={3} />}
      {error !== null && (
        <Banner tone="bad" className="mb-5">
          {errorText(error)}
        </Banner>
      )}
      {data && (
        <form
          id={FORM_ID}
          noValidate
          className="flex max-w-[68ch] flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            form.send()
          }}
        >
          {Object.keys(faults).length > 0 && <Banner tone="bad">{t('check')}</Banner>}
          {data.questions.map((question, index) => (
            <Card key={question.id} ref={index === form.startIndex ? focusFirstField : undefined}>
              <ScreeningField
                question={question}
                values={form.answers[question.id] ?? []}
                onChange={(values) => form.change(question.id, values)}
                sessionId={form.sessionId}
                faults={faults}
              />
            </Card>
          ))}
          {data.cvRequest !== 'none' && (
            <Card>
              <UploadField
                label={t('cv')}
                isOptional={data.cvRequest === 'optional'}
                hint={data.cvRequest === 'optional' ? noCv('hint', { company }) : t('cvHint', { company })}
                sessionId={form.sessionId}
                fileId={form.cvId}
                storedName={data.cv?.name}
                onStored={form.setCv}
                error={CV_FAULT in faults ? t('cvRequired') : undefined}
              />
            </Card>
          )}
        </form>
      )}
      <NoCvDialog company={company} isOpen={form.isNoCvAsked} onClose={form.stopNoCv} onContinue={form.saveWithoutCv} />
    </PreInterviewFrame>
  )
}

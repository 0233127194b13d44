import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../../shared/api/api-error'
import { api, query } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Card } from '../../../../shared/ui/card'
import { SkeletonList } from '../../../../shared/ui/skeleton'
import { PreInterviewFrame } from '../pre-interview-frame'
import type { PreInterview } from '../pre-interview-state'
import { ScreeningField } from '../screening-field'
import { answersToSend, mergeAnswers, missingAnswers } from '../screening-form'
import { UploadField } from '../upload-field'

const FORM_ID = 'screening'
const CV_FAULT = 'cvFileId'

/** Screening questions and the CV, sent as a whole. */
export function ScreeningStep({ preInterview }: { preInterview: PreInterview }) {
  const t = useTranslations('candidate.screening')
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
          {faults.length > 0 && <Banner tone="bad">{t('check')}</Banner>}
          {data.questions.map((question) => (
            <Card key={question.id}>
              <ScreeningField
                question={question}
                values={form.answers[question.id] ?? []}
                onChange={(values) => form.change(question.id, values)}
                sessionId={form.sessionId}
                error={faults.includes(question.id) ? t('required') : undefined}
              />
            </Card>
          ))}
          {data.requiresCv && (
            <Card>
              <UploadField
                label={t('cv')}
                hint={t('cvHint', { company })}
                sessionId={form.sessionId}
                fileId={form.cvId}
                storedName={data.cv?.name}
                onStored={form.setCv}
                error={faults.includes(CV_FAULT) ? t('cvRequired') : undefined}
              />
            </Card>
          )}
        </form>
      )}
    </PreInterviewFrame>
  )
}

function useScreening({ sessionId, draft, next }: PreInterview) {
  const id = sessionId ?? ''
  const loaded = useQuery(query.interview.candidate.getScreening.queryOptions({ input: { id }, enabled: id !== '' }))
  const [typed, setTyped] = useState(() => draft.readScreening())
  const [cv, setCv] = useState<string | null | undefined>(() => draft.readCvFileId() ?? undefined)
  const [faults, setFaults] = useState<string[]>([])
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { data } = loaded
  const answers = mergeAnswers(data?.answers ?? {}, typed)
  const cvId = cv === undefined ? (data?.cv?.id ?? null) : cv
  const save = async () => {
    setIsBusy(true)
    setError(null)
    try {
      await api.interview.candidate.answerScreening({ id, answers: answersToSend(answers), cvFileId: cvId })
      next()
    } catch (cause) {
      const fields = cause instanceof ApiError ? Object.keys(cause.data.fields) : []
      setFaults(fields)
      if (fields.length === 0) setError(cause)
    } finally {
      setIsBusy(false)
    }
  }
  const send = () => {
    if (!data || isBusy) return
    const missing = missingAnswers(data.questions, answers)
    if (data.requiresCv && cvId === null) missing.push(CV_FAULT)
    setFaults(missing)
    if (missing.length === 0) void save()
  }
  const change = (question: string, values: string[]) => {
    const after = { ...typed, [question]: values }
    setTyped(after)
    draft.saveScreening(after)
  }
  const changeCv = (fileId: string | null) => {
    setCv(fileId)
    draft.saveCvFileId(fileId)
  }
  return {
    data,
    answers,
    change,
    cvId,
    setCv: changeCv,
    faults,
    error: error ?? loaded.error,
    isBusy,
    send,
    sessionId: id,
  }
}

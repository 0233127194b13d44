import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { api, query } from '../../../shared/api/client'
import { isNoCvDialogHidden } from './no-cv-dialog'
import type { PreInterview } from './pre-interview-state'
import { answersToSend, listFaults, mergeAnswers, type ScreeningFaults } from './screening-form'

type ScreeningInput = Pick<PreInterview, 'sessionId' | 'draft' | 'next'>

const readFields = (error: unknown): ScreeningFaults => (error instanceof ApiError ? error.data.fields : {})

/** The screening answers and the CV of a candidate, saved as a whole. */
export function useScreening({ sessionId, draft, next }: ScreeningInput) {
  const id = sessionId ?? ''
  const language = useLocale()
  const loaded = useQuery(query.interview.candidate.getScreening.queryOptions({ input: { id }, enabled: id !== '' }))
  const [typed, setTyped] = useState(() => draft.readScreening())
  const [cv, setCv] = useState<string | null | undefined>(() => draft.readCvFileId() ?? undefined)
  const [faults, setFaults] = useState<ScreeningFaults>({})
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isNoCvAsked, setIsNoCvAsked] = useState(false)
  const { data } = loaded
  const answers = mergeAnswers(data?.answers ?? {}, typed)
  const cvId = cv === undefined ? (data?.cv?.id ?? null) : cv
  const save = async () => {
    if (!data || isBusy) return
    setIsNoCvAsked(false)
    setIsBusy(true)
    setError(null)
    try {
      const sent = answersToSend(data.questions, answers, language)
      await api.interview.candidate.answerScreening({ id, answers: sent, cvFileId: cvId })
      draft.saveQuestionIndex(null)
      next()
    } catch (cause) {
      const fields = readFields(cause)
      setFaults(fields)
      if (Object.keys(fields).length === 0) setError(cause)
    } finally {
      setIsBusy(false)
    }
  }
  const [startIndex] = useState(() => draft.readQuestionIndex())
  const needsNoCvDialog = () => data?.isCvEvaluated === true && cvId === null && !isNoCvDialogHidden()
  const send = () => {
    if (!data || isBusy) return
    const found = listFaults(data, { answers, cvId }, language)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    if (needsNoCvDialog()) setIsNoCvAsked(true)
    else void save()
  }
  return {
    data,
    answers,
    change: (question: string, values: string[]) => {
      const after = { ...typed, [question]: values }
      setTyped(after)
      draft.saveScreening(after)
      draft.saveQuestionIndex(data?.questions.findIndex(({ id: other }) => other === question) ?? null)
    },
    cvId,
    setCv: (fileId: string | null) => {
      setCv(fileId)
      draft.saveCvFileId(fileId)
    },
    faults,
    error: error ?? loaded.error,
    isBusy,
    send,
    isNoCvAsked,
    stopNoCv: () => setIsNoCvAsked(false),
    saveWithoutCv: () => void save(),
    sessionId: id,
    /** The question to continue at after a reload; null: the first. */
    startIndex,
  }
}

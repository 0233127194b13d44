import type { CurrentTurn, Session } from '@candor/contract'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../../shared/api/api-error'
import { findTypedProblem } from './check-answer'
import { readTypedDraft, saveTypedDraft } from './typed-draft'

interface Input {
  current: CurrentTurn | null
  /** Sends this text as the answer to the present turn. */
  send: (text: string) => Promise<Session>
}

/** A typed answer: saved while typing, validated, and retried until the server has it. */
export function useTypedAnswer({ current, send }: Input) {
  const answerId = current?.answerId ?? null
  const [draft, setDraft] = useState({ answerId, text: answerId === null ? '' : readTypedDraft(answerId) })
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    setDraft((now) =>
      now.answerId === answerId ? now : { answerId, text: answerId === null ? '' : readTypedDraft(answerId) },
    )
    setError(null)
  }, [answerId])
  const text = draft.answerId === answerId ? draft.text : ''
  const fault = findTypedProblem(text, current?.minCharacters ?? null)
  const change = (next: string) => {
    setDraft({ answerId, text: next })
    setError(null)
    if (answerId !== null) saveTypedDraft(answerId, next)
  }
  const submit = async () => {
    if (isBusy || fault !== null || answerId === null) return
    setIsBusy(true)
    setError(null)
    try {
      await send(text)
      saveTypedDraft(answerId, '')
    } catch (cause) {
      // Another tab answered first, or the time is over: the typed text stays in the field.
      if (!(cause instanceof ApiError && cause.code === 'SESSION_ENDED')) setError(cause)
    } finally {
      setIsBusy(false)
    }
  }
  return { text, change, submit, isBusy, error, canSend: fault === null && answerId !== null, fault }
}
export type TypedAnswer = ReturnType<typeof useTypedAnswer>

import type { CurrentTurn, Session } from '@candor/contract'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../../shared/api/api-error'
import { findTypedProblem } from './check-answer'
import { readTypedDraft, saveTypedDraft } from './typed-draft'

interface Input {
  current: CurrentTurn | null
  /** Sends this text as the answer to the current turn. */
  send: (text: string) => Promise<Session>
}

/** A typed answer: saved while typing, validated, and retried until the server has it. */
export function useTypedAnswer({ current, send }: Input) {
  const answerId = current?.answerId ?? null
  const [draft, setDraft] = useState({ answerId, text: answerId === null ? '' : readTypedDraft(answerId) })
  const [isBusy, setIsBusy] = useState(false)
  /** A refusal may come after the next question: it is shown with its own answer only. */
  const [refused, setRefused] = useState<{ answerId: string; cause: unknown } | null>(null)
  useEffect(() => {
    setDraft((now) =>
      now.answerId === answerId ? now : { answerId, text: answerId === null ? '' : readTypedDraft(answerId) },
    )
    setRefused(null)
  }, [answerId])
  const text = draft.answerId === answerId ? draft.text : ''
  const fault = findTypedProblem(text, current?.minCharacters ?? null)
  const change = (next: string) => {
    setDraft({ answerId, text: next })
    setRefused(null)
    if (answerId !== null) saveTypedDraft(answerId, next)
  }
  const submit = async () => {
    if (isBusy || fault !== null || answerId === null) return
    setIsBusy(true)
    setRefused(null)
    try {
      await send(text)
      saveTypedDraft(answerId, '')
    } catch (cause) {
      // Another tab answered first, or the time is over: the typed text stays in the field.
      if (!(cause instanceof ApiError && cause.code === 'SESSION_ENDED')) setRefused({ answerId, cause })
    } finally {
      setIsBusy(false)
    }
  }
  const error = refused?.answerId === answerId ? refused.cause : null
  return { text, change, submit, isBusy, error, canSend: fault === null && answerId !== null, fault }
}
export type TypedAnswer = ReturnType<typeof useTypedAnswer>

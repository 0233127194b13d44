import type { CurrentTurn, Session } from '@candor/contract'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../../shared/api/api-error'
import { faultOf } from './check-answer'
import { keepTyped, readTyped } from './typed-draft'

interface Input {
  current: CurrentTurn | null
  /** Sends this text as the answer to the present turn. */
  send: (text: string) => Promise<Session>
}

/** The field of a typed answer: kept while typing, checked, sent until the server has it. */
export function useTypedAnswer({ current, send }: Input) {
  const answerId = current?.answerId ?? null
  const [held, setHeld] = useState({ answerId, text: answerId === null ? '' : readTyped(answerId) })
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    setHeld((now) =>
      now.answerId === answerId ? now : { answerId, text: answerId === null ? '' : readTyped(answerId) },
    )
    setError(null)
  }, [answerId])
  const text = held.answerId === answerId ? held.text : ''
  const fault = faultOf(text, current?.minCharacters ?? null)
  const change = (next: string) => {
    setHeld({ answerId, text: next })
    setError(null)
    if (answerId !== null) keepTyped(answerId, next)
  }
  const submit = async () => {
    if (isBusy || fault !== null || answerId === null) return
    setIsBusy(true)
    setError(null)
    try {
      await send(text)
      keepTyped(answerId, '')
    } catch (cause) {
      // Another tab was quicker, or the time is over: what was typed stays in the field.
      if (!(cause instanceof ApiError && cause.code === 'SESSION_ENDED')) setError(cause)
    } finally {
      setIsBusy(false)
    }
  }
  return { text, change, submit, isBusy, error, canSend: fault === null && answerId !== null, fault }
}
export type TypedAnswer = ReturnType<typeof useTypedAnswer>

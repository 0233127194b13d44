import { useEffect, useRef, useState } from 'react'
import { toast } from '../../../../shared/ui/toaster'
import { saveTypedDraft } from '../answer/typed-draft'
import type { InterviewSession } from '../session/use-session'
import { readPendingRetake } from './pending-retake'
import { useRefusalText } from './refusal-text'
import { submitRetake } from './submit-retake'

/** Sends a retake again that the page sent before it was reloaded. Returns whether it is being sent. */
export function useResendRetake(session: InterviewSession): boolean {
  const refusalText = useRefusalText()
  const [pending] = useState(() => readPendingRetake(session.snapshot.id))
  const [isSending, setIsSending] = useState(pending !== null)
  const isStarted = useRef(false)
  useEffect(() => {
    if (pending === null || isStarted.current) return
    isStarted.current = true
    const answerId = session.snapshot.answers.find(({ turn }) => turn === pending.turn)?.answerId
    submitRetake(session, pending)
      .then(() => answerId !== undefined && saveTypedDraft(answerId, ''))
      .catch((error: unknown) => toast.error(refusalText(error)))
      .finally(() => setIsSending(false))
  }, [pending, session, refusalText])
  return isSending
}

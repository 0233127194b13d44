import type { MeteredInterviewer, Probe } from '@candor/ai'
import { getDigitalSource } from '@candor/contract'
import { type Reply, type ReplyInput, turnLimits } from '@candor/domain'
import type { Deps } from '../../deps'
import { errorType } from '../../platform/error-type'

interface AskedSession {
  readonly id: string
  readonly organizationId: string
}

/** A follow-up that can be read aloud: something, and no longer than about a minute of speech. */
const isSayable = (text: string): boolean => text.trim() !== '' && text.length <= turnLimits.longestQuestionCharacters

/** The interviewer's follow-up; null: it has none, failed, or said something that can't be asked. Never throws. */
export async function askInterviewer(
  parts: { readonly interviewer: MeteredInterviewer; readonly deps: Pick<Deps, 'log'> },
  session: AskedSession,
  input: ReplyInput,
): Promise<Probe | null> {
  const { id: sessionId, organizationId } = session
  try {
    const probe = await parts.interviewer.decideProbe({ sessionId, organizationId, ...input })
    return probe !== null && isSayable(probe.text) ? probe : null
  } catch (error) {
    // An adapter's message may quote the answer: only the error's type is logged.
    parts.deps.log.warn({ sessionId, kind: errorType(error) }, 'interviewer failed')
    return null
  }
}

/** The follow-up as the session machine takes it. Null: the interview continues without one. */
export function toReply(probe: Probe | null, newId: () => string): Reply | null {
  if (probe === null) return null
  const { kind, text, term = null, producedBy = 'builtin' } = probe
  return { kind, text, term, answerId: newId(), digitalSource: getDigitalSource(producedBy) }
}

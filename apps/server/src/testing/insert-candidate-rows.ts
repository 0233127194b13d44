import {
  accommodationRequest,
  answer,
  candidateQuestion,
  candidateRequest,
  certificate,
  submissionFeedback,
  transcriptCorrection,
} from '@candor/db'
import { eq } from 'drizzle-orm'
import type { Deps } from '../deps'

interface Submitted {
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly sessionId: string
  readonly submissionId: string
}

/** Everything that a candidate can add to a submitted interview, of which members may write nothing. */
export const insertCandidateRows = (
  deps: Pick<Deps, 'withActor' | 'newId' | 'newToken' | 'clock'>,
  { organizationId, dataSubjectId, sessionId, submissionId }: Submitted,
): Promise<void> =>
  deps.withActor({ kind: 'candidate', organizationId, dataSubjectId }, async (tx) => {
    const ids = { organizationId, dataSubjectId }
    const at = new Date(deps.clock.nowMs())
    const said = { submissionId, companyRating: 1, interviewerRating: 5, comment: 'Words', updatedAt: at }
    await tx.insert(submissionFeedback).values({ ...ids, ...said })
    const facts = { name: 'Linh Nguyễn' }
    const shown = { submissionId, code: deps.newToken(16), issuedAt: at, facts, contentHash: '' }
    await tx.insert(certificate).values({ id: deps.newId(), ...ids, ...shown })
    const question = { id: deps.newId(), sessionId, text: 'Words', createdAt: at }
    await tx.insert(candidateQuestion).values({ ...ids, ...question })
    const [answered] = await tx.select({ id: answer.id }).from(answer).where(eq(answer.sessionId, sessionId))
    const place = { submissionId, sessionId, answerId: answered?.id ?? '', take: 1, version: 1 }
    const corrected = { ...place, text: 'Words', kind: 'small' as const, changedPercent: 10, createdAt: at }
    await tx.insert(transcriptCorrection).values({ id: deps.newId(), ...ids, ...corrected })
    const asked = {
      submissionId,
      kind: 'human_review',
      text: 'Words',
      language: 'en',
      createdAt: at,
      dueAt: at,
    } as const
    await tx.insert(candidateRequest).values({ id: deps.newId(), ...ids, ...asked })
    const needed = { sessionId, text: 'Words', language: 'en', createdAt: at, dueAt: at } as const
    await tx.insert(accommodationRequest).values({ id: deps.newId(), ...ids, ...needed })
  })

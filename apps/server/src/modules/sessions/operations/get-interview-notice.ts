import { type InterviewNotice, zPublicLink } from '@candor/contract'
import { isBeforeDeadline, isOpenSet } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import type { AiFacts } from '../ai-facts'
import type { SessionPorts } from '../ports'
import { presentNotice } from '../present-notice'
import * as repo from '../repo/index'

interface NoticeContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'publicUrl'>
  readonly ports: Pick<SessionPorts, 'voice'>
  readonly ai: AiFacts
}

/**
 * The notice of an open set. A set by invitation has one too: invited people read it before they start, and it holds nothing
 * personal. A closed set and an unknown link are refused alike.
 */
export const getInterviewNotice = async (
  { deps, ports, ai }: NoticeContext,
  linkId: string,
): Promise<InterviewNotice> => {
  if (!zPublicLink.safeParse(linkId).success) throw new AppError('NOT_FOUND')
  const set = await deps.withActor({ kind: 'link', linkId }, (tx) => repo.readLinkedSet(tx, linkId))
  const isOpen =
    set !== null &&
    isOpenSet(set.status) &&
    isBeforeDeadline(set.deadline?.getTime() ?? null, deps.clock.nowMs()) &&
    set.content.positionName.trim() !== ''
  if (!isOpen) throw new AppError('NOT_FOUND')
  const assessedBy = await ai.findAssessedBy(set.organizationId)
  return presentNotice(set, { publicUrl: deps.publicUrl, ai, assessedBy, voice: ports.voice?.id ?? null })
}

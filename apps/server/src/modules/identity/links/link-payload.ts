import { safeReturnPath } from '@candor/domain'
import { z } from 'zod'

/** What a link's token knows besides whose it is. */
const zPayload = z.object({
  returnUrl: z.string(),
  /** Of a transfer: the session that made it, and the organization it was in. */
  sessionId: z.uuid().optional(),
  organizationId: z.uuid().nullable().optional(),
})
export type LinkPayload = z.infer<typeof zPayload>

export const readPayload = (payload: unknown): LinkPayload => zPayload.parse(payload)

/** It sends members who don't review on to the interview sets. */
const memberHome = '/company/start'

/** The page that a link opens for a person with an account. */
export const memberReturnPath = (raw: string | undefined): string => safeReturnPath(raw, memberHome)

const interviewPath = /^\/(?:practice\/)?interview\/([A-Za-z0-9_-]{22,43})(?:\/start)?\/?(?:[?#]|$)/

/** The interview page that a candidate's link opens; null for any other path. */
export const candidateReturn = (raw: string | undefined): { returnUrl: string; linkId: string } | null => {
  const returnUrl = safeReturnPath(raw)
  const linkId = interviewPath.exec(returnUrl)?.[1]
  return linkId === undefined ? null : { returnUrl, linkId }
}

import { type GrantKind, type GrantTarget, type LinkTarget, type ShareState, shareLimits } from '@candor/contract'
import { dayMs } from '../limits'

/** Whether it can be shared with people who are not members. A set shows all of its candidates. */
export const isLinkTarget = (target: GrantTarget): target is LinkTarget => target !== 'set'

/** Recordings are part of what a single person is given, and not of what anyone with a link may open, unless the sender says so. */
export const isWatchingPreset = (kind: GrantKind): boolean => kind !== 'link'

/**
 * When a grant ends, in ms since 1970. Null: until it is revoked, which only a member's may be. 'invalid': the end has passed, or a link
 * would be valid for longer than links are.
 */
export const decideShareEnd = (
  kind: GrantKind,
  { wantedMs, nowMs }: { readonly wantedMs: number | null; readonly nowMs: number },
): number | null | 'invalid' => {
  if (wantedMs === null) return kind === 'member' ? null : nowMs + shareLimits.presetDays * dayMs
  if (wantedMs <= nowMs) return 'invalid'
  // The last of these days may be chosen, and it is valid until its end.
  const latestMs = nowMs + (shareLimits.maxDays + 1) * dayMs
  return kind === 'member' || wantedMs <= latestMs ? wantedMs : 'invalid'
}

export interface SharedLink {
  readonly kind: GrantKind
  readonly expiresAtMs: number | null
  readonly isRevoked: boolean
  /** Browsers that opened it so far. */
  readonly openCount: number
}

/** Whether a link still opens what is shared, in a browser that has opened it before. */
export const isShareValid = ({ expiresAtMs, isRevoked }: SharedLink, nowMs: number): boolean =>
  !isRevoked && expiresAtMs !== null && expiresAtMs > nowMs

/** What a link does in one more browser. One that was mailed is for one person, who has few of them. */
export const decideShareState = (link: SharedLink, nowMs: number): ShareState => {
  if (!isShareValid(link, nowMs)) return 'ended'
  return link.kind === 'address' && link.openCount >= shareLimits.browsersPerAddress ? 'used' : 'open'
}

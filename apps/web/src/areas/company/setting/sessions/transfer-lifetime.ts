import { linkLimits } from '@candor/domain'
/** How long a link still works by this device's clock, which may be wrong: never more than a link lives, never less than nothing. */
export function getTransferLifetimeMs(expiresAt: string, nowMs: number): number {
  return Math.min(linkLimits.transferTokenMs, Math.max(0, Date.parse(expiresAt) - nowMs))
}

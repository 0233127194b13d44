import { responseRateLimits } from '@candor/contract'

/** People whose promised date passed within the window, and how many of them got a reply by their date. */
export interface ReplyCounts {
  readonly promised: number
  readonly onTime: number
}

/** How reliably an organization replies. */
export interface ResponseRate {
  /** Rounded down, so that one missed reply never reads as all. */
  readonly percent: number
  /** People whose promised date passed. */
  readonly count: number
  /** The window that was looked at. */
  readonly days: number
}

/** Null: no promised date passed, so nothing is known. */
export const calculateResponseRate = ({ promised, onTime }: ReplyCounts): ResponseRate | null =>
  promised === 0
    ? null
    : { percent: Math.floor((onTime * 100) / promised), count: promised, days: responseRateLimits.windowDays }

/** What candidates may see: with few people a rate says little, and could tell of a single one. */
export const findPublicResponseRate = (counts: ReplyCounts): ResponseRate | null =>
  counts.promised < responseRateLimits.minPeople ? null : calculateResponseRate(counts)

import type { SubmissionSort } from '@candor/contract'
import { applicant, submission } from '@candor/db'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The Vietnamese alphabet, which also orders plain Latin names as expected: a database's own order may be by code points. */
const inAlphabet = (column: AnyPgColumn): SQL => sql`${column} collate "vi-x-icu"`

const newest = [desc(submission.submittedAt), desc(submission.id)]
const oldest = [asc(submission.submittedAt), asc(submission.id)]

/** Rows without a value are last, whichever comes first of the others. */
const highest = (...columns: AnyPgColumn[]): SQL[] => [
  ...columns.map((column) => sql`${column} desc nulls last`),
  ...newest,
]
const lowest = (...columns: AnyPgColumn[]): SQL[] => [
  ...columns.map((column) => sql`${column} asc nulls last`),
  ...newest,
]

/** Read for each row that is sorted: those of the few people who wait. */
const replyBy = sql`(select ${applicant.replyBy} from ${applicant} where ${applicant.id} = ${submission.applicantId})`

/**
 * Each is exactly the order of an index of the table, or its reverse: another one would sort all submissions. By the date of the reply,
 * the filter leaves only those of people who wait, so they are sorted.
 */
const orders: Record<SubmissionSort, readonly SQL[]> = {
  newest,
  oldest,
  name: [inAlphabet(submission.firstName), inAlphabet(submission.lastName), asc(submission.id)],
  nameDescending: [desc(inAlphabet(submission.firstName)), desc(inAlphabet(submission.lastName)), desc(submission.id)],
  level: highest(submission.overallHalves),
  levelAscending: lowest(submission.overallHalves),
  communication: highest(submission.communicationHalves),
  communicationAscending: lowest(submission.communicationHalves),
  cognitive: highest(submission.cognitiveHalves),
  cognitiveAscending: lowest(submission.cognitiveHalves),
  cv: highest(submission.cvHalves),
  cvAscending: lowest(submission.cvHalves),
  points: highest(submission.mustHavesNamed, submission.pointsCovered),
  pointsAscending: lowest(submission.mustHavesNamed, submission.pointsCovered),
  answered: [desc(submission.answered), ...newest],
  answeredAscending: [asc(submission.answered), ...oldest],
  duration: [desc(submission.durationMs), ...newest],
  durationAscending: [asc(submission.durationMs), ...oldest],
  replyBy: [sql`${replyBy} asc nulls last`, ...newest],
  replyByDescending: [sql`${replyBy} desc nulls last`, ...newest],
}

export const buildOrder = (sort: SubmissionSort): SQL[] => [...orders[sort]]

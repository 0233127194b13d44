import { hasEnded } from '@candor/domain'
import type { OpenLink, OwnSession } from './interview-link'
import * as repo from './repo/index'

/** The session to resume: an unfinished interview, else one that ended, else an unfinished practice. */
const findResumable = (own: readonly OwnSession[]): OwnSession | undefined =>
  own.find(({ row }) => !row.isPractice && repo.isUnfinished(row)) ??
  own.find(({ row }) => !row.isPractice && hasEnded(row.state)) ??
  own.find(({ row }) => repo.isUnfinished(row))

/**
 * The session that a link shows: the asked one if it is this browser's own, else one of the person who used this browser last. An
 * earlier person's interview is not shown to the next person.
 */
export const findOwnSession = ({ own }: Pick<OpenLink, 'own'>, askedId?: string): OwnSession | null => {
  const asked = own.find(({ row }) => row.id === askedId && !row.isPractice)
  if (asked !== undefined) return asked
  const people = [...new Set(own.map(({ row }) => row.dataSubjectId))]
  for (const person of people) {
    const found = findResumable(own.filter(({ row }) => row.dataSubjectId === person))
    if (found !== undefined) return found
  }
  return null
}

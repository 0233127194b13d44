import { formatPersonName, toInterfaceLanguage } from '@candor/domain'
import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import type { AuditEventRow } from './repo/audit-events'
import {
  listAccountNames,
  listApplicantPeople,
  listInviteNames,
  listOrganizationNames,
  listProjectNames,
  listSetNames,
  listSubmittedPeople,
} from './repo/names'

export type Names = ReadonlyMap<string, string>

const isId = (id: string | null): id is string => id !== null

/**
 * Names of the people and things of some events, by id, as they are now: the log itself holds ids only, so that an erased
 * person or thing is named nowhere.
 */
export const loadNames = async (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  rows: readonly AuditEventRow[],
): Promise<Names> => {
  const ids = [...new Set(rows.flatMap((row) => [row.actorId, row.subjectId, row.granteeId]).filter(isId))]
  if (ids.length === 0) return new Map()
  const accounts = await deps.withActor({ kind: 'auth' }, (tx) => listAccountNames(tx, ids))
  return deps.withActor(actor, async (tx) => {
    const people = (await listSubmittedPeople(tx, ids)).flatMap(
      ({ submissionId, sessionId, dataSubjectId, ...person }) => {
        const name = formatPersonName(person, toInterfaceLanguage(person.language))
        return [
          [submissionId, name],
          [sessionId, name],
          [dataSubjectId, name],
        ] as const
      },
    )
    const applicants = (await listApplicantPeople(tx, ids)).map(
      ({ id, language, ...person }) => [id, formatPersonName(person, toInterfaceLanguage(language ?? 'en'))] as const,
    )
    const things = [
      ...(await listSetNames(tx, ids)),
      ...(await listProjectNames(tx, ids)),
      ...(await listInviteNames(tx, ids)),
      ...(await listOrganizationNames(tx, ids)),
    ]
    return new Map([...accounts, ...people, ...applicants, ...things.map(({ id, name }) => [id, name] as const)])
  })
}

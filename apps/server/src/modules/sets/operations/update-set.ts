import type { SetAccessKind, SetContent, SetDetail, Status } from '@candor/contract'
import { decideStatus, decideStatusAfterEdit, findReadableAccent, isReadableAccent } from '@candor/domain'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import { type ChangeDeps, changeSet, requireStatus, type SetSettings } from '../change-set'
import { renameSets } from '../position-sets'
import { presentDetail } from '../present'
import { moveExpiry } from '../repo/interviewees'
import { refreshPosition } from '../repo/positions'
import { findSet, listSetsOfPosition, lockSetWithPosition, type SetRow, type Transaction } from '../repo/sets'
import { requireResultReason } from '../require-result-reason'
import { requireTranslations } from '../require-translations'

export interface SetChange {
  readonly id: string
  readonly name?: string | undefined
  readonly content?: SetContent | undefined
  readonly status?: Status | undefined
  readonly access?: SetAccessKind | undefined
  /** An instant; null: no such day. */
  readonly deadline?: string | null | undefined
  /** '#rrggbb'; null: the product's own color. */
  readonly accentColor?: string | null | undefined
  readonly baseVersion?: number | undefined
}

const nextStatus = (row: SetRow, content: SetContent, input: SetChange): Status => {
  const afterEdit = input.content === undefined ? row.status : requireStatus(decideStatusAfterEdit(row.status, content))
  return input.status === undefined
    ? afterEdit
    : requireStatus(decideStatus({ from: afterEdit, to: input.status, content }))
}

/** The content as it is stored: what an edit leaves out of the optional settings stays as it was. */
const readContent = (row: SetRow, content: SetContent | undefined): SetContent | undefined => {
  if (content === undefined) return undefined
  const {
    approvedAnswers,
    assessment,
    attemptsPerPerson,
    companyIntro,
    hasSimilarPractice,
    numberOfRetakes,
    replyWithinDays,
  } = row.content
  const read = {
    ...(approvedAnswers === undefined ? {} : { approvedAnswers }),
    ...(assessment === undefined ? {} : { assessment }),
    ...(attemptsPerPerson === undefined ? {} : { attemptsPerPerson }),
    ...(companyIntro === undefined ? {} : { companyIntro }),
    ...(hasSimilarPractice === undefined ? {} : { hasSimilarPractice }),
    ...(numberOfRetakes === undefined ? {} : { numberOfRetakes }),
    ...(replyWithinDays === undefined ? {} : { replyWithinDays }),
    ...content,
  }
  requireResultReason(read)
  requireTranslations(read)
  return read
}

/** Buttons have white text. */
const requireReadableAccent = (color: string | null): string | null => {
  if (color !== null && !isReadableAccent(color)) {
    throw new AppError('ACCENT_TOO_LIGHT', { params: { suggestion: findReadableAccent(color) } })
  }
  return color
}

/** What belongs to the set and not to a version of its content; undefined: as before. */
const readSettings = (input: SetChange): SetSettings => ({
  ...(input.access === undefined ? {} : { access: input.access }),
  ...(input.deadline === undefined ? {} : { deadline: input.deadline === null ? null : new Date(input.deadline) }),
  ...(input.accentColor === undefined ? {} : { accentColor: requireReadableAccent(input.accentColor) }),
})

/** Invitations follow a new deadline. Without one, each keeps its day. */
const moveInvitations = async (tx: Transaction, setId: string, deadline: Date | null | undefined): Promise<void> => {
  if (deadline) await moveExpiry(tx, setId, deadline)
}

/** Changes, activates or archives a set. Another name of its position is the name in all sets of that position. */
export const updateSet = (deps: ChangeDeps, actor: MemberCaller, input: SetChange): Promise<SetDetail> =>
  deps.withActor(actor, async (tx) => {
    await lockSetWithPosition(tx, input.id)
    const row = await findSet(tx, input.id)
    if (row === undefined) throw notFound()
    const at = new Date(deps.clock.nowMs())
    const edited = readContent(row, input.content)
    const content = edited ?? row.content
    const settings = readSettings(input)
    const result = {
      name: input.name ?? row.name,
      status: nextStatus(row, content, input),
      content: edited,
      baseVersion: input.baseVersion ?? null,
      settings,
    }
    await changeSet(deps, tx, { actor, row, result, at })
    await moveInvitations(tx, row.id, settings.deadline)
    const others = (await listSetsOfPosition(tx, row.positionId)).filter(({ id }) => id !== row.id)
    await renameSets(deps, tx, { actor, rows: others, positionName: content.positionName, at })
    await refreshPosition(tx, row.positionId, { name: content.positionName, at })
    const after = await findSet(tx, row.id)
    if (after === undefined) throw notFound()
    return presentDetail(after, { role: actor.role, publicUrl: deps.publicUrl })
  })

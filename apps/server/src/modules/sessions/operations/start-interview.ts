import type { InterviewLanguage, SetContent, StartInterview } from '@candor/contract'
import {
  canonicalEmail,
  identifierLimits,
  isSimilarPractice,
  isTypingAllowedIn,
  keepAccommodation,
  listPracticeTiers,
  requiresEmailProof,
} from '@candor/domain'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { requireAttemptLeft } from '../attempts'
import { accessLifetimeMs, createAccess } from '../authentication'
import { isEmailProof } from '../email-proof'
import { findSpaceRefusal } from '../find-space-refusal'
import { findStarter } from '../find-starter'
import { type OpenLink, type OwnSession, readLink } from '../interview-link'
import { admitInvited, bindInvited, requireInvitedAddress } from '../invited-person'
import { type Choice, planSession, requireOfferedLanguage } from '../plan'
import type { SessionPorts } from '../ports'
import type { SessionView } from '../present'
import { requireRehearser } from '../rehearsal'
import * as repo from '../repo/index'
import { translateAnswers } from '../screening'
import { loadView, withStoredBytes } from '../session-view'
import { draftSimilarPractice, type PracticeQuestion } from '../similar-practice'
import { readConsents, requireConsents } from '../start-consents'

type StartDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash' | 'node' | 'audit'>
interface StartContext {
  readonly deps: StartDeps
  readonly ports: Pick<SessionPorts, 'speechToText' | 'store' | 'readDiskSpace' | 'hasOrganizationQuota'>
}

export interface Started {
  readonly view: SessionView
  /** For the candidate cookie; null where the browser has the access already. */
  readonly token: string | null
}

/** The start with what a practice like the interview will ask; other starts have nothing of it. */
interface StartOrder extends StartInterview {
  readonly practiceQuestions: readonly PracticeQuestion[]
}

const chooseByConsents = (input: StartOrder): Choice => ({ ...input, ...readConsents(input) })

/** An interview and a rehearsal are no practice of a kind. */
const isPracticeOffered = (content: SetContent, { isPractice, isRehearsal, practiceTier }: StartInterview): boolean =>
  isPractice && !isRehearsal ? listPracticeTiers(content).includes(practiceTier) : !isSimilarPractice(practiceTier)

const requireOffered = (set: repo.LinkedSet, own: OwnSession | undefined, input: StartInterview): void => {
  requireOfferedLanguage(set.content, input.language)
  const isAllowed = own !== undefined && isTypingAllowedIn(own.row.state, input.mode)
  if (!isAllowed && !set.content.modes.includes(input.mode)) throw new AppError('MODE_NOT_OFFERED')
  if (!isPracticeOffered(set.content, input)) throw new AppError('PRACTICE_NOT_OFFERED')
}

/** Options that were chosen in another language of the interview, in the one chosen now. */
const translateScreening = async (
  deps: StartDeps,
  tx: repo.Transaction,
  details: { readonly row: repo.SessionRow; readonly content: SetContent; readonly language: InterviewLanguage },
): Promise<void> => {
  const { row, content, language } = details
  if (row.state.language === language) return
  const given = await repo.listScreeningAnswers(tx, row.id)
  const answers = translateAnswers(content, { given, from: row.state.language, to: language })
  await repo.replaceScreeningAnswers(tx, row, { answers, newId: deps.newId, nowMs: deps.clock.nowMs() })
}

/** The choices as they are made now, of an interview that was prepared but not begun. */
const replan = async (
  deps: StartDeps,
  tx: repo.Transaction,
  details: { readonly row: repo.SessionRow; readonly set: repo.LinkedSet; readonly input: StartOrder },
): Promise<repo.SessionRow> => {
  const { row, set, input } = details
  const nowMs = deps.clock.nowMs()
  const content = (await repo.readVersionContent(tx, row.setVersionId)) ?? set.content
  requireOfferedLanguage(content, input.language)
  const planned = keepAccommodation(planSession(content, chooseByConsents(input), deps.newId), row.state)
  const state = { ...planned, lastSeq: row.state.lastSeq }
  await repo.saveSession(tx, row, { state, nowMs })
  await translateScreening(deps, tx, { row, content, language: input.language })
  const name = { firstName: input.firstName, lastName: input.lastName, nowMs }
  await repo.renamePerson(tx, row.dataSubjectId, name)
  await repo.replaceConsents(
    tx,
    {
      sessionId: row.id,
      organizationId: row.organizationId,
      dataSubjectId: row.dataSubjectId,
      nowMs,
      newId: deps.newId,
    },
    input.consents,
  )
  return { ...row, state }
}

const insertPlanned = async (
  deps: StartDeps,
  tx: repo.Transaction,
  details: { readonly actor: repo.CandidateActor; readonly set: repo.LinkedSet; readonly input: StartOrder },
): Promise<string> => {
  const { actor, set, input } = details
  const id = deps.newId()
  const nowMs = deps.clock.nowMs()
  const { organizationId, dataSubjectId } = actor
  await repo.insertSession(tx, {
    id,
    organizationId,
    dataSubjectId,
    setId: set.setId,
    setVersionId: set.versionId,
    isPractice: input.isPractice,
    nowMs,
    state: planSession(set.content, chooseByConsents(input), deps.newId),
  })
  const owner = { sessionId: id, organizationId, dataSubjectId, nowMs, newId: deps.newId }
  await repo.replaceConsents(tx, owner, input.consents)
  return id
}

/** Continued instead of a new one. A rehearsal asks what the set says now, so it always starts again. */
const isContinued = (row: repo.SessionRow, input: StartInterview): boolean =>
  !input.isRehearsal &&
  !row.state.isRehearsal &&
  row.isPractice === input.isPractice &&
  row.state.practiceTier === input.practiceTier &&
  repo.isUnfinished(row)

interface KnownStart {
  readonly actor: repo.CandidateActor
  readonly accessIds: readonly string[]
  readonly link: Pick<OpenLink, 'set' | 'invitation'>
  readonly input: StartOrder
}

const insertNew = async (deps: StartDeps, tx: repo.Transaction, start: KnownStart): Promise<string> => {
  const { actor, accessIds, link, input } = start
  await requireAttemptLeft(tx, { link, input, isKnown: true })
  const id = await insertPlanned(deps, tx, { actor, set: link.set, input })
  // Submitting an earlier interview may have left this browser only a day.
  const expiresAt = new Date(deps.clock.nowMs() + accessLifetimeMs)
  if (!input.isPractice) await repo.extendAccesses(tx, { accessIds, expiresAt })
  return id
}

/** The person's unfinished session, or a new one. Concurrent starts wait for each other and return the same session. */
const findOrInsert = async (deps: StartDeps, start: KnownStart): Promise<Omit<SessionView, 'storedBytes'>> =>
  // A worker, because interviews that other people of the same address have submitted are counted.
  deps.withActor({ kind: 'worker' }, async (tx) => {
    const { actor, link, input } = start
    const { set } = link
    await repo.lockStart(tx, `${actor.dataSubjectId} ${set.setId}`)
    const rows = await repo.listSessionsOfSet(tx, { setId: set.setId, dataSubjectId: actor.dataSubjectId })
    const existing = rows.find((row) => isContinued(row, input))
    const id = existing?.id ?? (await insertNew(deps, tx, start))
    const locked = await repo.lockSession(tx, id)
    if (locked === null) throw new AppError('SESSION_NOT_FOUND')
    const isPrepared = existing !== undefined && repo.isReplaceable(locked)
    return loadView(tx, isPrepared ? await replan(deps, tx, { row: locked, set, input }) : locked)
  })

/** Strangers can start interviews with anyone's address. Beyond a few, the address must be proven first. */
const requireFewUnproven = async (
  deps: StartDeps,
  tx: repo.Transaction,
  query: { readonly email: string; readonly organizationId: string },
): Promise<void> => {
  // Starts with one address wait for each other, so that all of them are counted.
  await repo.lockStart(tx, `email ${query.email}`)
  const sinceMs = deps.clock.nowMs() - identifierLimits.dayMs
  if (requiresEmailProof(await repo.countUnprovenPeople(tx, { ...query, sinceMs }))) {
    throw new AppError('EMAIL_PROOF_REQUIRED')
  }
}

const startAsNewPerson = async (
  context: StartContext,
  link: Pick<OpenLink, 'set' | 'invitation'>,
  input: StartOrder,
): Promise<Started> => {
  const { deps, ports } = context
  const { set, invitation } = link
  const { organizationId } = set
  const actor = { kind: 'candidate' as const, organizationId, dataSubjectId: deps.newId() }
  const access = createAccess(deps)
  const nowMs = deps.clock.nowMs()
  const { email, firstName, lastName, emailProof } = input
  const isAddressProven =
    invitation !== null || (emailProof !== undefined && isEmailProof(deps, { email, proof: emailProof }))
  // A worker, because other people of the same address are counted in the same transaction.
  const view = await deps.withActor({ kind: 'worker' }, async (tx) => {
    if (!isAddressProven) await requireFewUnproven(deps, tx, { email, organizationId })
    await requireAttemptLeft(tx, { link, input, isKnown: isAddressProven })
    await repo.insertPerson(tx, {
      organizationId,
      dataSubjectId: actor.dataSubjectId,
      email,
      firstName,
      lastName,
      isAddressProven,
      accessId: access.accessId,
      tokenHash: access.tokenHash,
      nowMs,
      expiresAtMs: nowMs + accessLifetimeMs,
    })
    await bindInvited(deps, tx, { invitation, dataSubjectId: actor.dataSubjectId })
    const id = await insertPlanned(deps, tx, { actor, set, input })
    const row = await repo.readSession(tx, id)
    if (row === null) throw new AppError('SESSION_NOT_FOUND')
    return loadView(tx, row)
  })
  return { view: await withStoredBytes(ports.store, view), token: access.token }
}

const requireOpen = (link: OpenLink, own: OwnSession | undefined, input: StartInterview): void => {
  const isNew = own === undefined
  if (isNew && !input.isRehearsal && link.closedBy !== null) throw new AppError(link.closedBy)
  if (!isNew && !repo.isReplaceable(own.row)) return
  requireOffered(link.set, own, input)
}

/** Before the candidate has checked the devices: `begin` would refuse a new interview too. */
const requireSpace = async ({ ports }: StartContext, organizationId: string): Promise<void> => {
  const refused = await findSpaceRefusal(ports, organizationId)
  if (refused !== null) throw new AppError(refused)
}

/** One spelling of the address; a rehearsal is a practice. */
const normalizeInput = (input: StartInterview): StartInterview => {
  const email = canonicalEmail(input.email)
  if (email === null) throw new AppError('VALIDATION_FAILED', { fields: { email: 'invalid' } })
  return { ...input, email, isPractice: input.isPractice || input.isRehearsal }
}

const draftPractice = async (deps: StartDeps, content: SetContent, input: StartInterview): Promise<StartOrder> => {
  const { language, practiceTier } = input
  const seed = deps.newId()
  const isDrafted = isSimilarPractice(practiceTier)
  return { ...input, practiceQuestions: isDrafted ? await draftSimilarPractice(content, { language, seed }) : [] }
}

const startAsCaller = async (
  context: StartContext,
  caller: Caller,
  { link, input: given }: { readonly link: OpenLink; readonly input: StartInterview },
): Promise<Started> => {
  const { deps, ports } = context
  const actor = await findStarter(deps, caller, { link, email: given.email })
  const own = link.own.find(({ row }) => row.dataSubjectId === actor?.dataSubjectId && isContinued(row, given))
  requireOpen(link, own, given)
  requireConsents(context.ports, given)
  if (own === undefined) await requireSpace(context, link.set.organizationId)
  const input = await draftPractice(deps, link.set.content, given)
  if (actor === null) return startAsNewPerson(context, link, input)
  const { dataSubjectId } = actor
  const { invitation } = link
  if (invitation !== null) {
    await deps.withActor({ kind: 'worker' }, (tx) => bindInvited(deps, tx, { invitation, dataSubjectId }))
  }
  const accessIds = caller.candidate
    .filter((access) => access.dataSubjectId === dataSubjectId)
    .map(({ accessId }) => accessId)
  const view = await findOrInsert(deps, { actor, accessIds, link, input })
  return { view: await withStoredBytes(ports.store, view), token: null }
}

/** Creates a session with its consents, or answers the unfinished one this browser has. */
export const startInterview = async (
  context: StartContext,
  caller: Caller,
  given: StartInterview,
): Promise<Started> => {
  const { deps } = context
  const input = normalizeInput(given)
  const link = await readLink(deps, caller, input)
  if (input.isRehearsal) requireRehearser(caller, link.set)
  requireInvitedAddress(link, input.email)
  const admitted = await admitInvited(deps, caller, { link, input })
  if (admitted === null) return startAsCaller(context, caller, { link, input })
  const opened = await readLink(deps, admitted.caller, input)
  const { view } = await startAsCaller(context, admitted.caller, { link: opened, input })
  return { view, token: admitted.token }
}

import type { StageKind } from '@candor/contract'
import { applicant, stage, stageMessage, type Transaction } from '@candor/db'
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import { type ApplicantScope, isVisibleApplicant } from './applicant-scope'

export interface StageRow {
  readonly id: string
  readonly kind: StageKind
  readonly name: string | null
  readonly place: number
}

const columns = { id: stage.id, kind: stage.kind, name: stage.name, place: stage.place }
const inOrder = [asc(stage.place), asc(stage.id)]

const ofOrganization = (organizationId: string): SQL => eq(stage.organizationId, organizationId)

/** Stages in order, each with the number of applicants whom the caller may see. */
export const listStageRows = (
  tx: Transaction,
  scope: ApplicantScope,
): Promise<(StageRow & { applicantCount: number; hasMessage: boolean })[]> => {
  const counted = tx
    .select({ stageId: applicant.stageId, applicants: count().as('applicants') })
    .from(applicant)
    .where(and(eq(applicant.organizationId, scope.organizationId), isVisibleApplicant(scope)))
    .groupBy(applicant.stageId)
    .as('counted')
  return tx
    .select({
      ...columns,
      applicantCount: sql<number>`coalesce(${counted.applicants}, 0)::int`,
      hasMessage: sql<boolean>`exists (select from ${stageMessage} where ${stageMessage.stageId} = ${stage.id})`,
    })
    .from(stage)
    .leftJoin(counted, eq(counted.stageId, stage.id))
    .where(ofOrganization(scope.organizationId))
    .orderBy(...inOrder)
}

/** Locks all stages of an organization, in order: who changes them waits for who changed them first. */
export const lockStages = async (tx: Transaction, organizationId: string): Promise<StageRow[]> => {
  // Locked by id, so that two reorders don't wait for each other.
  await tx.select({ id: stage.id }).from(stage).where(ofOrganization(organizationId)).orderBy(stage.id).for('update')
  return tx
    .select(columns)
    .from(stage)
    .where(ofOrganization(organizationId))
    .orderBy(...inOrder)
}

export const hasStage = async (tx: Transaction, organizationId: string, id: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: stage.id })
    .from(stage)
    .where(and(ofOrganization(organizationId), eq(stage.id, id)))
  return rows.length > 0
}

/** Keeps a stage from being deleted until the transaction ends; undefined: there is none of this id. */
export const holdStage = async (tx: Transaction, organizationId: string, id: string): Promise<string | undefined> => {
  const [found] = await tx
    .select({ id: stage.id })
    .from(stage)
    .where(and(ofOrganization(organizationId), eq(stage.id, id)))
    .for('share')
  return found?.id
}

export const insertStage = async (
  tx: Transaction,
  added: {
    readonly id: string
    readonly organizationId: string
    readonly name: string
    readonly place: number
    readonly at: Date
  },
): Promise<void> => {
  const { id, organizationId, name, place, at } = added
  await tx.insert(stage).values({ id, organizationId, kind: 'custom', name, place, createdAt: at })
}

export const renameStage = async (tx: Transaction, id: string, name: string | null): Promise<void> => {
  await tx.update(stage).set({ name }).where(eq(stage.id, id))
}

/** Numbers stages in this order, from 0. */
export const orderStages = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  for (const [place, id] of ids.entries()) await tx.update(stage).set({ place }).where(eq(stage.id, id))
}

export const deleteStage = async (tx: Transaction, id: string): Promise<void> => {
  await tx.delete(stage).where(eq(stage.id, id))
}

export const hasApplicants = async (tx: Transaction, stageId: string): Promise<boolean> => {
  const [found] = await tx.select({ id: applicant.id }).from(applicant).where(eq(applicant.stageId, stageId)).limit(1)
  return found !== undefined
}

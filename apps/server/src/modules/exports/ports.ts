import type { ExportFilter, Stage, SubmissionDetail } from '@candor/contract'
import type { DiskSpace } from '@candor/domain'
import type { AppendStore } from '@candor/media'
import type { Deps } from '../../deps'
import type { Caller, MemberCaller } from '../../http/caller'
import type { WriteExport } from '../../platform/workers/create-workers'
import type { RecordedFile, StoredBytes } from '../content'
import type { QueueMail } from '../notification'
import type { Evidence } from '../records'

export type Transaction = Parameters<Parameters<Deps['withActor']>[1]>[0]

/** What the files of exports are made of, and where they are stored. */
export interface ExportPorts {
  readonly store: Pick<AppendStore, 'create' | 'append' | 'seal' | 'read'>
  readonly readDiskSpace: () => Promise<DiskSpace>
  readonly submissions: {
    /** What the member sees of it. Throws NOT_FOUND. */
    readSubmission(actor: MemberCaller, id: string): Promise<SubmissionDetail>
    findSubmissionIds(actor: MemberCaller, filter: ExportFilter & { limit: number }): Promise<readonly string[]>
    /** Those that the member sees now, in the order given. */
    listVisibleIds(actor: MemberCaller, ids: readonly string[]): Promise<readonly string[]>
  }
  readonly content: {
    /** Throws what a download of the video would be refused with. */
    openVideo(
      caller: Caller,
      wanted: { readonly submissionId: string; readonly answerId: string },
    ): Promise<RecordedFile>
    /** The person with their rights of this moment. Throws NOT_FOUND for one who is no member. */
    getCurrentCaller(person: { readonly userId: string; readonly organizationId: string }): Promise<Caller>
    /** Orders the deletion of bytes with the transaction. */
    forgetStored(tx: Transaction, rows: readonly StoredBytes[]): Promise<void>
  }
  readonly records: {
    /** What proves the records of a submission. */
    readEvidence(actor: MemberCaller, submissionId: string): Promise<Evidence>
  }
  readonly listStages: (actor: MemberCaller) => Promise<{ readonly items: readonly Stage[] }>
  readonly writeExport: WriteExport
  readonly queueMail: QueueMail
}

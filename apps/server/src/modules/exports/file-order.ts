import type { ExportFormat, InterfaceLanguage, SubmissionDetail } from '@candor/contract'
import type { CurrentMember } from './current-member'
import type { FileContext } from './files/export-context'

/** What a file is made of. */
export interface FileOrder {
  readonly format: ExportFormat
  readonly language: InterfaceLanguage
  readonly member: CurrentMember
  readonly context: FileContext
  /** The submissions that the file has, one after the other. Those deleted meanwhile are left out. */
  readonly submissions: () => AsyncIterable<SubmissionDetail>
  /** Answers whose stored recordings are known to be damaged. */
  readonly damagedAnswers: ReadonlySet<string>
}

import type { ExportTexts } from '../texts'

/** What every file of one export is written with. */
export interface FileContext {
  readonly texts: ExportTexts
  /** Names of the organization's stages by id. */
  readonly stageNames: ReadonlyMap<string, string>
  /** When the copy is made: the same for everything in it. */
  readonly copiedAtMs: number
  /** The address of a submission's page, by its public code. */
  readonly submissionUrl: (id: string) => string
}

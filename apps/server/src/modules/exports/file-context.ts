import type { Deps } from '../../deps'
import type { CurrentMember } from './current-member'
import type { FileContext } from './files/export-context'
import type { ExportPorts } from './ports'
import type { ExportRow } from './repo/exports'
import { exportTexts } from './texts'

/** What every file of an export is written with. */
export const createFileContext = async (
  { deps, ports }: { readonly deps: Pick<Deps, 'publicUrl'>; readonly ports: Pick<ExportPorts, 'listStages'> },
  { row, member }: { readonly row: ExportRow; readonly member: CurrentMember },
): Promise<FileContext> => {
  const texts = exportTexts[row.language]
  const { items } = await ports.listStages(member.actor)
  return {
    texts,
    stageNames: new Map(items.map(({ id, name, kind }) => [id, name ?? texts.stages[kind]])),
    copiedAtMs: row.createdAt.getTime(),
    submissionUrl: (id) => deps.publicUrl(`/company/submission-details?id=${id}`),
  }
}

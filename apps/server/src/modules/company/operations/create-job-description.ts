import type { ReadDocument } from '@candor/ai'
import { jobDescriptionLimits, normalizeText } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { readOrRefuse } from '../../../platform/documents'
import { AppError } from '../../../platform/errors'
import { insertJobDescription } from '../repo'

export type JobDescriptionInput = { readonly text: string } | { readonly file: File }

type CreateDeps = Pick<Deps, 'withActor' | 'clock' | 'newId'> & { readonly readDocument: ReadDocument }

/** At most so long, and not through the middle of a character. */
const cut = (value: string, maxLength: number): string => value.slice(0, maxLength).replace(/\p{Cs}$/u, '')

const readInput = async (
  deps: CreateDeps,
  input: JobDescriptionInput,
): Promise<{ text: string; fileName: string | null }> => {
  if ('text' in input) return { text: input.text, fileName: null }
  const bytes = new Uint8Array(await input.file.arrayBuffer())
  const { text } = await readOrRefuse(deps.readDocument, { bytes, fileName: input.file.name })
  return { text: normalizeText(text), fileName: cut(normalizeText(input.file.name), 255) }
}

/** Stores the words of a job description, pasted or read from a file; a file that can't be read leaves nothing behind. */
export const createJobDescription = async (
  deps: CreateDeps,
  actor: MemberCaller,
  input: JobDescriptionInput,
): Promise<{ id: string; text: string; fileName: string | null }> => {
  const { text, fileName } = await readInput(deps, input)
  if (text.trim() === '') throw new AppError('FILE_EMPTY')
  const id = deps.newId()
  const kept = cut(text, jobDescriptionLimits.textCharacters)
  await deps.withActor(actor, (tx) =>
    insertJobDescription(tx, {
      id,
      organizationId: actor.organizationId,
      text: kept,
      fileName,
      createdBy: actor.userId,
      createdAt: new Date(deps.clock.nowMs()),
    }),
  )
  return { id, text: kept, fileName }
}

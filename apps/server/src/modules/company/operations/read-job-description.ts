import { type JobDescription, jobDescriptionLimits, normalizeText } from '@candor/contract'
import type { MemberCaller } from '../../../http/caller'
import { readOrRefuse } from '../../../platform/documents'
import { AppError } from '../../../platform/errors'
import type { ReadDocumentInTurn } from '../../../platform/workers/create-document-reader'

export type JobDescriptionInput = { readonly text: string } | { readonly file: File }

/** At most so long, and not through the middle of a character. */
const cut = (value: string, maxLength: number): string => value.slice(0, maxLength).replace(/\p{Cs}$/u, '')

interface Deps {
  readonly readDocument: ReadDocumentInTurn
}

const readInput = async (deps: Deps, actor: MemberCaller, input: JobDescriptionInput): Promise<JobDescription> => {
  if ('text' in input) return { text: input.text, fileName: null }
  const keys = { fairKey: actor.organizationId, ownerKey: actor.userId }
  const bytes = new Uint8Array(await input.file.arrayBuffer())
  const { text } = await readOrRefuse(deps.readDocument, { bytes, fileName: input.file.name }, keys)
  return { text: normalizeText(text), fileName: cut(normalizeText(input.file.name), 255) }
}

/** Reads the words of a job description, pasted or from a file. Nothing is stored: the set that is made from them holds them. */
export const readJobDescription = async (
  deps: Deps,
  actor: MemberCaller,
  input: JobDescriptionInput,
): Promise<JobDescription> => {
  const { text, fileName } = await readInput(deps, actor, input)
  if (text.trim() === '') throw new AppError('FILE_EMPTY')
  return { text: cut(text, jobDescriptionLimits.textCharacters), fileName }
}

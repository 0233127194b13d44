import type { ReadDocument } from '@candor/ai'
import { type JobDescription, jobDescriptionLimits, normalizeText } from '@candor/contract'
import { readOrRefuse } from '../../../platform/documents'
import { AppError } from '../../../platform/errors'

export type JobDescriptionInput = { readonly text: string } | { readonly file: File }

/** At most so long, and not through the middle of a character. */
const cut = (value: string, maxLength: number): string => value.slice(0, maxLength).replace(/\p{Cs}$/u, '')

const readInput = async (readDocument: ReadDocument, input: JobDescriptionInput): Promise<JobDescription> => {
  if ('text' in input) return { text: input.text, fileName: null }
  const bytes = new Uint8Array(await input.file.arrayBuffer())
  const { text } = await readOrRefuse(readDocument, { bytes, fileName: input.file.name })
  return { text: normalizeText(text), fileName: cut(normalizeText(input.file.name), 255) }
}

/** Reads the words of a job description, pasted or from a file. Nothing is stored: the set that is made from them holds them. */
export const readJobDescription = async (
  deps: { readonly readDocument: ReadDocument },
  input: JobDescriptionInput,
): Promise<JobDescription> => {
  const { text, fileName } = await readInput(deps.readDocument, input)
  if (text.trim() === '') throw new AppError('FILE_EMPTY')
  return { text: cut(text, jobDescriptionLimits.textCharacters), fileName }
}

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { tradeNames } from './trade-words'

/**
 * D duty, M must-have, P plus, S must-have for screening, SP screening with a plus, T title, X must not matter (age, sex, looks),
 * C company, B benefit, fact of the contract or how to apply, O neither.
 */
export const labelClasses = ['D', 'M', 'P', 'S', 'SP', 'T', 'X', 'C', 'B', 'O'] as const
export type LabelClass = (typeof labelClasses)[number]
/** Start and length in the text, and the class. */
export type Label = [number, number, LabelClass]

const zAdvertisement = z.object({
  id: z.string(),
  half: z.enum(['development', 'unseen']),
  language: z.enum(['en', 'vi']),
  repository: z.string(),
  path: z.string(),
  commit: z.string(),
  /** 'none': the repository names no license, so the text is not part of this repository. */
  license: z.string(),
  /** null: the text names no title. */
  title: z.string().nullable(),
  /** The trades whose words a question for this job may hold. */
  trades: z.array(z.enum(tradeNames)),
  sha256: z.string(),
  labels: z.array(z.tuple([z.number(), z.number(), z.enum(labelClasses)])),
})
export type Advertisement = z.infer<typeof zAdvertisement>

export interface LabeledText extends Advertisement {
  readonly text: string
}

export class TextsUnavailableError extends Error {}

/** The index of a half with its texts from the folder; texts that differ from the labeled ones are refused. */
export function readAdvertisements(half: Advertisement['half'], folder: string): readonly LabeledText[] {
  const index = z
    .array(zAdvertisement)
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, `${half}.json`), 'utf8')))
  const missing = index.filter(({ id }) => !existsSync(join(folder, `${id}.txt`)))
  if (missing.length > 0)
    throw new TextsUnavailableError(`not in the folder: ${missing.map(({ id }) => id).join(', ')}`)
  return index.map((entry) => {
    const text = readFileSync(join(folder, `${entry.id}.txt`), 'utf8')
    const sha256 = createHash('sha256').update(text).digest('hex')
    if (sha256 !== entry.sha256) throw new TextsUnavailableError(`${entry.id}: the text differs from the labeled one`)
    return { ...entry, text }
  })
}

import { findReadableAccent, isReadableAccent } from '@candor/domain'
import type { ProblemKey } from '../set-editor/set-form'

export const isColor = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed)

/** Null: the color can be saved, or there is none. */
export function findAccentProblem(typed: string | null): Extract<ProblemKey, 'accentColor' | 'accentTooLight'> | null {
  if (typed === null) return null
  if (!isColor(typed)) return 'accentColor'
  return isReadableAccent(typed.toLowerCase()) ? null : 'accentTooLight'
}

/** The nearest darker color that can be saved; null: the typed one can be saved, or is no color. */
export const suggestAccent = (typed: string | null): string | null =>
  typed !== null && findAccentProblem(typed) === 'accentTooLight' ? findReadableAccent(typed.toLowerCase()) : null

import { foldDiacritics } from '@candor/contract'

const fold = (text: string): string => foldDiacritics(text).toLowerCase().trim()

/** The entries whose name holds every typed word, without regard to capitals and accents. */
export function findFunctions<T extends { readonly label: string }>(functions: readonly T[], typed: string): T[] {
  const words = fold(typed).split(/\s+/)
  return functions.filter(({ label }) => words.every((word) => fold(label).includes(word)))
}

import { type Position, status } from '@candor/contract'

const fold = (name: string): string => name.trim().normalize('NFC').toLocaleLowerCase()

/** The position in use that has this name, whatever its capitals; the oldest of several. */
export function pickPosition(positions: readonly Position[], name: string): Position | null {
  const [first] = positions
    .filter((position) => fold(position.name) === fold(name) && position.status !== status.ARCHIVED)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  return first ?? null
}

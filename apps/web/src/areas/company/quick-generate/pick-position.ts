import { type Position, status } from '@candor/contract'

/** The position in use that has exactly this name; the oldest of several. */
export function pickPosition(positions: readonly Position[], name: string): Position | null {
  const wanted = name.trim().normalize('NFC')
  const [first] = positions
    .filter((position) => position.name === wanted && position.status !== status.ARCHIVED)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  return first ?? null
}

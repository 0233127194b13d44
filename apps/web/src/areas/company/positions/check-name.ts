import { type Position, setLimits } from '@candor/contract'
import { pickPosition } from '../set-draft/pick-position'

export type NameProblem = 'required' | 'tooLong' | 'taken'

/** What is wrong with a position's name by itself. */
export function checkName(name: string): Exclude<NameProblem, 'taken'> | null {
  if (name === '') return 'required'
  return name.length > setLimits.nameCharacters ? 'tooLong' : null
}

/**
 * Whether another position in use has the name. The server allows it, because a set can begin a second opening of the same name;
 * here it would be a mistake.
 */
export function isNameTaken(positions: readonly Position[], name: string, own: Position | null): boolean {
  const others = positions.filter(({ id }) => id !== own?.id)
  return pickPosition(others, name) !== null && (own === null || pickPosition([own], name) === null)
}

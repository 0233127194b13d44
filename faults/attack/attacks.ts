import { accountAttacks } from './attacks/accounts'
import { documentAttacks } from './attacks/documents'
import { interviewAttacks } from './attacks/interviews'
import { requestAttacks } from './attacks/requests'
import type { Attack } from './types'

export const attacks: readonly Attack[] = [
  ...documentAttacks,
  ...requestAttacks,
  ...interviewAttacks,
  ...accountAttacks,
]

export const findAttack = (name: string): Attack => {
  const found = attacks.find((attack) => attack.name === name)
  if (found === undefined)
    throw new Error(`there is no attack "${name}": ${attacks.map((attack) => attack.name).join(', ')}`)
  return found
}

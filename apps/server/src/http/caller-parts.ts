import type { CallerPart } from '@candor/contract'
import type { Caller } from './caller'

const requirePart = (parts: readonly CallerPart[], part: CallerPart): void => {
  if (!parts.includes(part)) throw new Error(`the policy of this route does not read the ${part}`)
}

/** A caller of which only these parts were looked up. Reading another one is an error of ours, not an anonymous caller. */
export function limitCaller(caller: Caller, parts: readonly CallerPart[]): Caller {
  return {
    get user() {
      requirePart(parts, 'user')
      return caller.user
    },
    get blocked() {
      requirePart(parts, 'user')
      return caller.blocked
    },
    get candidate() {
      requirePart(parts, 'candidate')
      return caller.candidate
    },
  }
}

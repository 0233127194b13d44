import { classifyPage } from '@candor/domain'

/** Trusted Types are not in TypeScript's DOM library; this is the part that is used. */
interface PolicyRules {
  createScriptURL: (url: string) => string
}
interface PolicyFactory {
  createPolicy: (name: string, rules: PolicyRules) => unknown
}
type Factories = typeof globalThis & { trustedTypes?: PolicyFactory }

const scriptPath = /^\/assets\/[\w.-]+\.js$/

/** Returns the address of a script if it is one of this build's own files; throws otherwise. */
export function ownScriptUrl(url: string, origin: string): string {
  const { origin: from, pathname, search } = new URL(url, origin)
  if (from !== origin || search !== '' || !scriptPath.test(pathname))
    throw new TypeError('not a script of this product')
  return url
}

/** On pages that run a worker (any class but `plain`): allows its address and no other string wherever code can start. */
export function trustOwnWorkers(pathname: string): void {
  const { trustedTypes }: Factories = globalThis
  if (trustedTypes === undefined || classifyPage(pathname) === 'plain') return
  trustedTypes.createPolicy('default', { createScriptURL: (url) => ownScriptUrl(url, window.location.origin) })
}

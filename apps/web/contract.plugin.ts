import { fileURLToPath } from 'node:url'
import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract'
import { type Plugin, runnerImport } from 'vite'

const ID = 'virtual:candor-contract'
const RESOLVED = `\0${ID}`
const ENTRY = fileURLToPath(new URL('../../packages/contract/src/index.ts', import.meta.url))

/** JSON as a string literal: parsed faster than an object literal of the same size. */
const asText = (value: unknown): string => JSON.stringify(JSON.stringify(value))

/**
 * `virtual:candor-contract`: the contract's paths, methods and input structures as plain JSON. The client needs no more of it, so
 * the schemas (and zod, 24 kB) stay out of the entry chunk.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'candor:contract',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null
      const { module, dependencies } = await runnerImport<{
        contract: AnyContractRouter
        errorCodes: readonly string[]
      }>(ENTRY)
      for (const file of [ENTRY, ...dependencies]) this.addWatchFile(file)
      return [
        `export const contract = JSON.parse(${asText(minifyContractRouter(module.contract))})`,
        `export const errorCodes = ${JSON.stringify(module.errorCodes)}`,
      ].join('\n')
    },
  }
}

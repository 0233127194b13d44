import { fileURLToPath } from 'node:url'
import type { AnyContractRouter } from '@orpc/contract'
import { type Plugin, runnerImport } from 'vite'
import { toCallTable } from './src/shared/api/call-table'

const ID = 'virtual:candor-contract'
const RESOLVED = `\0${ID}`
const ENTRY = fileURLToPath(new URL('../../packages/contract/src/index.ts', import.meta.url))

/** JSON as a string literal: parsed faster than an object literal of the same size. */
const asText = (value: unknown): string => JSON.stringify(JSON.stringify(value))

/**
 * `virtual:candor-contract`: the contract's methods and paths as plain JSON. The client needs no more of it, so the schemas
 * (and zod, 24 kB) stay out of the first page.
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
        `export const calls = JSON.parse(${asText(toCallTable(module.contract))})`,
        `export const errorCodes = ${JSON.stringify(module.errorCodes)}`,
      ].join('\n')
    },
  }
}

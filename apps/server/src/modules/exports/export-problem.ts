import type { ExportFailure } from '@candor/contract'

/** Why an export can't have a file; trying again would not help. */
export class ExportProblem extends Error {
  override readonly name = 'ExportProblem'
  constructor(readonly failure: ExportFailure) {
    super(`export: ${failure}`)
  }
}

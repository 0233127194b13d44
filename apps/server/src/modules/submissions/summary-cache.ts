import { createHash } from 'node:crypto'
import type { ChatSource } from '@candor/assess'
import type { ScriptSummary } from '@candor/contract'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps'

const maxSummaries = 500
const keptMs = 60 * 60 * 1000

/** Summaries that a model wrote, in memory only, so that opening a page again asks and pays for none. */
export const createSummaryCache = ({ clock }: Pick<Deps, 'clock'>) => {
  const cache = new LRUCache<string, { readonly summary: ScriptSummary; readonly atMs: number }>({ max: maxSummaries })
  const createKey = (id: string, source: ChatSource): string =>
    createHash('sha256')
      .update(JSON.stringify([id, source]))
      .digest('hex')
  return {
    find(id: string, source: ChatSource): ScriptSummary | null {
      const known = cache.get(createKey(id, source))
      return known === undefined || clock.nowMs() - known.atMs > keptMs ? null : known.summary
    },
    save(id: string, source: ChatSource, summary: ScriptSummary): void {
      cache.set(createKey(id, source), { summary, atMs: clock.nowMs() })
    },
  }
}
export type SummaryCache = ReturnType<typeof createSummaryCache>

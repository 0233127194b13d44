import type { InterviewIntro } from '@candor/contract'
import { firstPageLimits } from '@candor/domain'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps'

type ReadIntro = (linkId: string) => Promise<InterviewIntro | null>

interface KnownIntro {
  readonly readAtMs: number
  readonly intro: Promise<InterviewIntro | null>
}

/** Resolves to null after the time. */
const waitAtMost = async <Value>(value: Promise<Value>, ms: number): Promise<Value | null> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What a link shows to a browser without interviews. A page never waits long for it: where the database is slow, or too many links are
 * read already, the answer is null, and the page asks once it runs.
 */
export const createIntroReader = ({ clock, log }: Pick<Deps, 'clock' | 'log'>, readIntro: ReadIntro): ReadIntro => {
  const known = new LRUCache<string, KnownIntro>({ max: firstPageLimits.maxIntros })
  let running = 0
  const read = async (linkId: string): Promise<InterviewIntro | null> => {
    running += 1
    try {
      return await readIntro(linkId)
    } catch (error) {
      // The page asks again and shows what is wrong.
      log.warn({ err: error }, 'the interview of a page could not be read')
      return null
    } finally {
      running -= 1
    }
  }
  return async (linkId) => {
    const nowMs = clock.nowMs()
    const found = known.get(linkId)
    if (found !== undefined && nowMs - found.readAtMs < firstPageLimits.introFreshMs)
      return waitAtMost(found.intro, firstPageLimits.introWaitMs)
    if (running >= firstPageLimits.introsAtOnce) return null
    const intro = read(linkId)
    known.set(linkId, { readAtMs: nowMs, intro })
    return waitAtMost(intro, firstPageLimits.introWaitMs)
  }
}

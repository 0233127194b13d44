import { LRUCache } from 'lru-cache'
import type { Deps } from '../../../deps'
import type { Clip, Utterance } from '../ports'

/** later: before any interview; soon: for a running interview; now: a caller waits for it. */
export type Urgency = 'now' | 'soon' | 'later'

export interface MakeOne {
  readonly part: Utterance
  readonly key: string
  readonly urgency: Urgency
}

interface Work {
  readonly part: Utterance
  readonly key: string
  urgency: Urgency
  isStarted: boolean
  readonly waiting: ((clip: Clip | null) => void)[]
}

/** How many clips are made at a time; a waiting caller does not queue behind clips made ahead. */
const slots: Readonly<Record<Urgency, number>> = { now: 4, soon: 2, later: 1 }
const order: readonly Urgency[] = ['now', 'soon', 'later']
const maxWaiting = 2_000
const maxFailures = 1_000

/** Makes each clip once, the most urgent first, then in order of request. */
export class ClipMaker {
  private readonly works = new Map<string, Work>()
  private running = 0

  /** `produce` must end, and never throws. */
  constructor(private readonly produce: (part: Utterance, key: string) => Promise<Clip | null>) {}

  make({ part, key, urgency }: MakeOne): Promise<Clip | null> {
    const known = this.works.get(key)
    if (known !== undefined) {
      if (order.indexOf(urgency) < order.indexOf(known.urgency)) known.urgency = urgency
      this.startMore()
      return new Promise((settle) => known.waiting.push(settle))
    }
    if (urgency !== 'now' && this.works.size >= maxWaiting) return Promise.resolve(null)
    return new Promise((settle) => {
      this.works.set(key, { part, key, urgency, isStarted: false, waiting: [settle] })
      this.startMore()
    })
  }

  private next(): Work | null {
    const waiting = [...this.works.values()].filter(({ isStarted }) => !isStarted)
    for (const urgency of order) {
      const work = waiting.find((candidate) => candidate.urgency === urgency)
      if (work !== undefined) return this.running < slots[urgency] ? work : null
    }
    return null
  }

  private startMore() {
    for (let work = this.next(); work !== null; work = this.next()) {
      work.isStarted = true
      this.running += 1
      void this.run(work)
    }
  }

  private async run(work: Work) {
    const clip = await this.produce(work.part, work.key)
    this.running -= 1
    this.works.delete(work.key)
    for (const settle of work.waiting) settle(clip)
    this.startMore()
  }
}

/** Parts that failed recently: they are not requested again at once. */
export function createFailures({ clock }: Pick<Deps, 'clock'>) {
  const untilMs = new LRUCache<string, number>({ max: maxFailures })
  return {
    isRecent: (key: string): boolean => (untilMs.peek(key) ?? 0) > clock.nowMs(),
    note: (key: string, forMs: number): void => void untilMs.set(key, clock.nowMs() + forMs),
    forget: (key: string): boolean => untilMs.delete(key),
  }
}

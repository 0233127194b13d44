import type { MeteredInterviewer, Probe } from '@candor/ai'
import { normalizeWords, type ReplyInput } from '@candor/domain'
import type { Deps } from '../../deps'
import { askInterviewer } from '../sessions'

export interface CachedProbe {
  readonly probe: Promise<Probe | null>
  /** The same result once it is available. */
  readonly known: () => { readonly probe: Probe | null } | null
}

export interface ProbeCacheParts {
  readonly interviewer: MeteredInterviewer
  readonly deps: Pick<Deps, 'log'>
  readonly session: { readonly id: string; readonly organizationId: string }
}

/** The interviewer's view of one take's words, requested once for the same words by all callers. */
export class ProbeCache {
  readonly #parts: ProbeCacheParts
  readonly #byKey = new Map<string, CachedProbe>()

  constructor(parts: ProbeCacheParts) {
    this.#parts = parts
  }

  get(input: ReplyInput): CachedProbe {
    const key = normalizeWords(input.answer.text)
    const cached = this.#byKey.get(key) ?? this.#start(input)
    this.#byKey.set(key, cached)
    return cached
  }

  #start(input: ReplyInput): CachedProbe {
    let known: { readonly probe: Probe | null } | null = null
    const probe = askInterviewer(this.#parts, this.#parts.session, input).then((decided) => {
      known = { probe: decided }
      return decided
    })
    return { probe, known: () => known }
  }
}

import type { MeteredInterviewer, Probe } from '@candor/ai'
import { normaliseWords, type ReplyInput } from '@candor/domain'
import { isSayable } from '../sessions'

export interface CachedProbe {
  readonly probe: Promise<Probe | null>
  /** The same once it is there. */
  readonly known: () => { readonly probe: Probe | null } | null
}

export interface ProbeCacheParts {
  readonly interviewer: MeteredInterviewer
  readonly sessionId: string
  readonly organizationId: string
  /** The interviewer failed; it counts as having nothing to ask. */
  readonly onFailure: (error: unknown) => void
}

/** What the interviewer thinks of words of one take, asked once for the same words, whoever needs it. */
export class ProbeCache {
  readonly #parts: ProbeCacheParts
  readonly #byKey = new Map<string, CachedProbe>()

  constructor(parts: ProbeCacheParts) {
    this.#parts = parts
  }

  get(input: ReplyInput): CachedProbe {
    const key = normaliseWords(input.answer.text)
    const cached = this.#byKey.get(key) ?? this.#start(input)
    this.#byKey.set(key, cached)
    return cached
  }

  #start(input: ReplyInput): CachedProbe {
    const { interviewer, sessionId, organizationId, onFailure } = this.#parts
    let known: { readonly probe: Probe | null } | null = null
    const decide = async (): Promise<Probe | null> => {
      try {
        const probe = await interviewer.decideProbe({ sessionId, organizationId, ...input })
        return probe !== null && isSayable(probe.text) ? probe : null
      } catch (error) {
        onFailure(error)
        return null
      }
    }
    const probe = decide().then((decided) => {
      known = { probe: decided }
      return decided
    })
    return { probe, known: () => known }
  }
}

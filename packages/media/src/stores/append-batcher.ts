import type { AppendRequest, AppendResult } from '../ports/append-store'

type Waiting = {
  readonly request: AppendRequest
  readonly resolve: (result: AppendResult) => void
  readonly reject: (error: unknown) => void
}

export interface AppendBatcherDeps {
  /** Queues a task after the key's running tasks. */
  readonly run: (key: string, task: () => Promise<void>) => Promise<void>
  /** One result for each request, in order. */
  readonly commit: (key: string, requests: readonly AppendRequest[]) => Promise<readonly AppendResult[]>
}

/** Appends that arrive while a commit of their key is syncing share the next commit and its two fdatasyncs. */
export class AppendBatcher {
  readonly #waiting = new Map<string, Waiting[]>()

  constructor(private readonly deps: AppendBatcherDeps) {}

  append(request: AppendRequest): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      const entry = { request, resolve, reject }
      const waiting = this.#waiting.get(request.key)
      if (waiting) {
        waiting.push(entry)
        return
      }
      this.#waiting.set(request.key, [entry])
      this.deps
        .run(request.key, () => this.#commit(request.key))
        .catch((error: unknown) => {
          for (const refused of this.#takeWaiting(request.key)) refused.reject(error)
        })
    })
  }

  #takeWaiting(key: string): Waiting[] {
    const waiting = this.#waiting.get(key) ?? []
    this.#waiting.delete(key)
    return waiting
  }

  async #commit(key: string): Promise<void> {
    const waiting = this.#takeWaiting(key)
    const requests = waiting.map(({ request }) => request)
    try {
      const results = await this.deps.commit(key, requests)
      for (const [at, { resolve, reject }] of waiting.entries()) {
        const result = results[at]
        if (result) resolve(result)
        else reject(new Error('The commit returned too few results'))
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }
}

import type { Deps } from '../../deps'
import * as repo from './repo/index'

/** Stores the contacts that arrive at this process. */
export interface ContactWriter {
  /** Resolves once the contact is stored. False: it must go through the session's rules. */
  write(contact: repo.Contact): Promise<boolean>
}

interface Waiting {
  readonly contact: repo.Contact
  readonly resolve: (isStored: boolean) => void
  readonly reject: (error: unknown) => void
}

/** Few enough that one statement stays short. */
const maxPerWrite = 500

class GroupedContactWriter implements ContactWriter {
  readonly #deps: Pick<Deps, 'withActor'>
  readonly #spacingMs: number
  #waiting: Waiting[] = []
  #isRunning: boolean = false

  constructor(deps: Pick<Deps, 'withActor'>, spacingMs: number) {
    this.#deps = deps
    this.#spacingMs = spacingMs
  }

  write(contact: repo.Contact): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ contact, resolve, reject })
      if (!this.#isRunning) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.length > 0) {
      await this.#writeTogether(this.#waiting.splice(0, maxPerWrite))
      await new Promise((resolve) => setTimeout(resolve, this.#spacingMs))
    }
    this.#isRunning = false
  }

  async #writeTogether(group: readonly Waiting[]): Promise<void> {
    try {
      const contacts = group.map(({ contact }) => contact)
      const stored = await this.#deps.withActor({ kind: 'worker' }, (tx) => repo.touchContacts(tx, contacts))
      for (const { contact, resolve } of group) resolve(stored.has(repo.formatContactKey(contact)))
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }
}

/**
 * Writes the contacts of all conversations of this process together: the first at once, those that come within the spacing after it
 * in one statement. Without grouping, each ping of each candidate is a transaction.
 */
export const createContactWriter = (
  deps: Pick<Deps, 'withActor'>,
  { spacingMs }: { readonly spacingMs: number } = { spacingMs: 50 },
): ContactWriter => new GroupedContactWriter(deps, spacingMs)

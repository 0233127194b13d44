import cluster, { type Worker } from 'node:cluster'
import { StartError } from '../platform/start-error'
import { type FromProcess, type StartOrder, type Taken, type ToProcess, zFromProcess } from './messages'

export interface ServerProcess {
  readonly number: number
  /** Resolves with the address for people once it serves. Rejects with the sentence of a start that failed. */
  readonly ready: Promise<string>
  /** Resolves when the process has ended, with its code or signal. */
  readonly ended: Promise<string>
  tell(taken: readonly Taken[]): void
  /** Lets it end in order. */
  stop(): void
}

const send = (worker: Worker, message: ToProcess): void => {
  worker.send(message, undefined, () => {
    // It has ended meanwhile, which `ended` reports.
  })
}

/** Forks a server process. `onTaken` receives what it takes from its budgets. */
export const startProcess = (order: StartOrder, onTaken: (taken: readonly Taken[]) => void): ServerProcess => {
  const worker = cluster.fork()
  const ended = new Promise<string>((resolve) => {
    worker.once('exit', (code, signal) => resolve(signal === null ? `code ${code}` : String(signal)))
    // The system could not create it.
    worker.once('error', (error) => resolve(error.message))
  })
  const ready = new Promise<string>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      const known: FromProcess = zFromProcess.parse(message)
      switch (known.kind) {
        case 'waiting':
          return send(worker, order)
        case 'ready':
          return resolve(known.url)
        case 'failed':
          return reject(new StartError(known.sentence))
        case 'taken':
          return onTaken(known.taken)
      }
    })
    void ended.then((how) =>
      reject(new StartError(`Candor could not start: process ${order.number} ended with ${how}.`)),
    )
  })
  // The caller waits for it. Without a caller, a failure must not end the main process.
  ready.catch(() => undefined)
  return {
    number: order.number,
    ready,
    ended,
    tell: (taken) => send(worker, { kind: 'taken', taken: [...taken] }),
    stop: () => send(worker, { kind: 'stop' }),
  }
}

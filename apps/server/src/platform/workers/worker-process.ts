import { type ChildProcess, fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ByteRequest } from './byte-channel'
import { cpuLimitSignal, killProcessGroup } from './end-process'
import type { ServedBytes } from './serve-bytes'
import { type ToWorker, zFromWorker } from './worker-messages'

/** `late`: over its deadline. `exhausted`: over its processor time. `crashed`: it ended the process. `killed`: something else did. */
export type ProcessFailureCode = 'late' | 'exhausted' | 'crashed' | 'killed'

export class ProcessFailure extends Error {
  override readonly name = 'ProcessFailure'
  constructor(
    readonly code: ProcessFailureCode,
    cause?: unknown,
  ) {
    super(`worker ${code}`, cause === undefined ? {} : { cause })
  }
}

export interface ProcessLimits {
  /** Of the JavaScript heap. */
  readonly maxHeapMb: number
  /** Of the young generation. Small where what a task leaves is soon garbage. */
  readonly maxYoungHeapMb?: number
  /** Of the whole process. */
  readonly maxRssBytes: number
}

export interface TaskLimits {
  /** From the moment the process has the task; the start of a fresh process counts. */
  readonly deadlineMs: number
  /** Processor time of the process. On a busy machine a task waits long and computes little: that is not its fault. */
  readonly maxCpuMs?: number
}

interface ProcessTask {
  readonly message: unknown
  readonly bytes?: ServedBytes | undefined
}

/** Below the server's priority: answers to requests come before heavy work. */
const workerPriority = 10

/** Runs a step that not every system allows, and that fails if the process has just ended. */
const tryTo = (step: () => void): void => {
  try {
    step()
  } catch {
    // Its work is the same, only not at a lower priority.
  }
}

const lowerPriority = (pid: number): void => {
  tryTo(() => setPriority(pid, workerPriority))
  // Linux first shares the processors among sessions (sched(7), "The autogroup feature"). A worker is a session of its own, so its
  // priority would only count among its own processes.
  tryTo(() => writeFileSync(`/proc/${pid}/autogroup`, String(workerPriority)))
}

const startProcess = (entry: URL, { maxHeapMb, maxYoungHeapMb, maxRssBytes }: ProcessLimits): ChildProcess => {
  const young = maxYoungHeapMb === undefined ? [] : [`--max-semi-space-size=${maxYoungHeapMb}`]
  const child = fork(fileURLToPath(entry), [String(maxRssBytes)], {
    env: {},
    execArgv: [`--max-old-space-size=${maxHeapMb}`, ...young],
    serialization: 'advanced',
    // What parsers say about a stranger's file belongs into no log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A group of its own: what the worker starts ends with it, and an interrupt at the terminal reaches the server only.
    detached: true,
  })
  if (child.pid !== undefined) lowerPriority(child.pid)
  child.on('error', () => {
    // A running task learns of it in `run`.
  })
  return child
}

/** A process that runs one task at a time. Nothing of the server's environment is in it. */
export class WorkerProcess {
  readonly #child: ChildProcess
  readonly exited: Promise<void>
  taskCount = 0
  /** Of the whole process, after the last task. */
  rssBytes = 0

  constructor(entry: URL, limits: ProcessLimits) {
    this.#child = startProcess(entry, limits)
    this.exited = new Promise((resolve) => {
      if (this.#child.pid === undefined) resolve()
      this.#child.once('exit', () => resolve())
    })
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** Keeps the server's process alive, or no longer. */
  setBusy(isBusy: boolean): void {
    const action = isBusy ? 'ref' : 'unref'
    this.#child[action]()
    this.#child.channel?.[action]()
  }

  /** Rejects with ProcessFailure; the process must be ended then. */
  run(task: ProcessTask, { deadlineMs, maxCpuMs = 0 }: TaskLimits): Promise<unknown> {
    this.taskCount += 1
    return new Promise((resolve, reject) => {
      const settle = (action: () => void) => {
        clearTimeout(timer)
        this.#child.off('message', onMessage).off('error', onError).off('exit', onExit)
        action()
      }
      const fail = (code: ProcessFailureCode, cause?: unknown) => settle(() => reject(new ProcessFailure(code, cause)))
      const onError = (cause: unknown) => fail('crashed', cause)
      const onExit = (_: number | null, signal: NodeJS.Signals | null) => fail(explainExit(signal))
      const onMessage = (raw: unknown) => {
        const { success, data } = zFromWorker.safeParse(raw)
        if (!success) return fail('crashed')
        if (data.kind === 'failure') return fail('crashed', data.error)
        if (data.kind === 'bytes') return void this.#answerBytes(data.request, task.bytes)
        this.rssBytes = data.rssBytes
        settle(() => resolve(data.answer))
      }
      const timer = setTimeout(() => fail('late'), deadlineMs)
      this.#child.on('message', onMessage).on('error', onError).on('exit', onExit)
      this.#send({ kind: 'task', message: task.message, maxCpuMs })
    })
  }

  /** Ends the process and what it started, at once. */
  async end(): Promise<void> {
    const { pid } = this.#child
    if (pid === undefined) return
    if (this.#child.exitCode === null && this.#child.signalCode === null) killProcessGroup(pid, 'SIGKILL')
    await this.exited
  }

  async #answerBytes(request: ByteRequest, bytes: ServedBytes | undefined): Promise<void> {
    if (bytes !== undefined) this.#send({ kind: 'bytes', reply: await bytes.answer(request) })
  }

  #send(message: ToWorker): void {
    // A process that has just ended is reported by its exit.
    this.#child.send(message, () => undefined)
  }
}

const explainExit = (signal: NodeJS.Signals | null): ProcessFailureCode => {
  if (signal === cpuLimitSignal) return 'exhausted'
  return signal === 'SIGKILL' ? 'killed' : 'crashed'
}

import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { storeLimits } from '@candor/domain'
import { type AppendStore, BytesUnavailableError } from '@candor/media'
import type { Deps } from '../../../deps'
import { findDueRecording, findFileAfter, noteScrub, type Sealed } from '../repo/scrub'

export interface ScrubContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'storeId' | 'log'>
  readonly ports: { readonly store: AppendStore }
  /** Called with every block that was read, so that reading stays slow. */
  readonly pace: (readBytes: number) => Promise<void>
  /** The state of one process between two calls. */
  readonly memory: ScrubMemory
}

export interface ScrubMemory {
  /** Recordings that could not be checked in this round. */
  readonly postponed: Set<string>
  /** Files have no column for the last check: their round is stored in memory and restarts with the process. */
  afterFileId: string | null
  nextFilesAtMs: number
  readonly damagedFiles: Set<string>
}

export const createScrubMemory = (): ScrubMemory => ({
  postponed: new Set(),
  afterFileId: null,
  nextFilesAtMs: 0,
  damagedFiles: new Set(),
})

/** 'unjudged': the bytes are unavailable. 'nothing': every recording was read within the period. */
export type ScrubOutcome = 'intact' | 'damaged' | 'unjudged' | 'nothing'

const worker = { kind: 'worker' } as const
/** Damaged recordings are checked again after this time, because an operator may have restored a good copy. */
const damagedAgainMs = 60 * 60_000
/** The process lacks a resource, which says nothing about the bytes. */
const shortages: ReadonlySet<string> = new Set(['EMFILE', 'ENFILE', 'ENOMEM'])

const getErrorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

const hashStream = async (stream: Readable, pace: ScrubContext['pace']): Promise<string> => {
  const hash = createHash('sha256')
  for await (const block of stream) {
    hash.update(block)
    await pace(block.byteLength)
  }
  return hash.digest('hex')
}

/** A failed read means damage only for bytes on this disk; otherwise the remote service failed. */
const judgeError = (error: unknown, sealed: Sealed): ScrubOutcome => {
  if (error instanceof Error && error.name === 'AbortError') throw error
  const isUnavailable = error instanceof BytesUnavailableError || sealed.tieredAt !== null
  if (isUnavailable || shortages.has(getErrorCode(error))) return 'unjudged'
  return 'damaged'
}

const readOnce = async (context: ScrubContext, sealed: Sealed): Promise<ScrubOutcome> => {
  try {
    const stream = await context.ports.store.read(sealed.storageKey)
    if (stream === null) return 'damaged'
    return (await hashStream(stream, context.pace)) === sealed.sha256 ? 'intact' : 'damaged'
  } catch (error) {
    return judgeError(error, sealed)
  }
}

/** Damage is reported only if a second read finds it too, because the error may be in memory. */
const judge = async (context: ScrubContext, sealed: Sealed): Promise<ScrubOutcome> => {
  const first = await readOnce(context, sealed)
  return first === 'damaged' ? readOnce(context, sealed) : first
}

const scrubRecording = async (context: ScrubContext, sealed: Sealed): Promise<ScrubOutcome> => {
  const { deps, memory } = context
  const outcome = await judge(context, sealed)
  if (outcome === 'unjudged') {
    memory.postponed.add(sealed.id)
    return outcome
  }
  const found = { isIntact: outcome === 'intact', nowMs: deps.clock.nowMs() }
  const noted = await deps.withActor(worker, (tx) => noteScrub(tx, sealed.id, found))
  if (noted?.isNews === true && !found.isIntact) {
    deps.log.error({ uploadId: sealed.id, storageKey: sealed.storageKey }, 'a stored recording differs from its hash')
  }
  return outcome
}

const scrubFile = async (context: ScrubContext, sealed: Sealed): Promise<ScrubOutcome> => {
  const { deps, memory } = context
  const outcome = await judge(context, sealed)
  if (outcome === 'damaged' && !memory.damagedFiles.has(sealed.id)) {
    memory.damagedFiles.add(sealed.id)
    deps.log.error({ fileId: sealed.id, storageKey: sealed.storageKey }, 'a stored file differs from its hash')
  }
  return outcome
}

const nextFile = async (context: ScrubContext): Promise<Sealed | null> => {
  const { deps, memory } = context
  if (deps.clock.nowMs() < memory.nextFilesAtMs) return null
  const place = { storeId: deps.storeId, afterId: memory.afterFileId }
  const found = await deps.withActor(worker, (tx) => findFileAfter(tx, place))
  memory.afterFileId = found?.id ?? null
  if (found === null) memory.nextFilesAtMs = deps.clock.nowMs() + storeLimits.scrubEveryMs
  return found
}

/**
 * V-19: reads one recording or file of this store again and compares its hash. A difference is reported, not served.
 */
export const scrubNext = async (context: ScrubContext): Promise<ScrubOutcome> => {
  const { deps, memory } = context
  const nowMs = deps.clock.nowMs()
  const due = {
    storeId: deps.storeId,
    beforeMs: nowMs - storeLimits.scrubEveryMs,
    damagedBeforeMs: nowMs - damagedAgainMs,
    except: [...memory.postponed],
  }
  const recording = await deps.withActor(worker, (tx) => findDueRecording(tx, due))
  if (recording !== null) return scrubRecording(context, recording)
  memory.postponed.clear()
  const file = await nextFile(context)
  return file === null ? 'nothing' : scrubFile(context, file)
}

import type { ErrorCode } from '@candor/contract'
import { readProblem } from './api-error'

/** Refusals of a stored file that have words of their own; anything else goes by its status. */
const own = new Set<unknown>(['RECORDING_UNAVAILABLE', 'RECORDING_DAMAGED', 'RECORDINGS_DIFFER', 'SERVER_DISK_FULL'])
const isOwn = (code: unknown): code is ErrorCode => own.has(code)

/** A page of a proxy, or nothing at all, is no problem details: the status speaks then. */
const readBody = (response: Response): Promise<unknown> => response.json().catch(() => null)

/**
 * Asks for the first byte of a file, so that a refusal appears as a message: a plain link that is
 * refused ends in a page of JSON. Resolves once the file is ready; throws an ApiError, or the network's error.
 */
export async function probeFile(url: string): Promise<void> {
  // HEAD would be enough for the status, but its answer carries no code.
  const response = await fetch(url, { headers: { Range: 'bytes=0-0' }, credentials: 'same-origin' })
  if (!response.ok) throw readProblem(await readBody(response), response.status, isOwn)
  await response.body?.cancel()
}

import { getErrorCode } from './errors'
import { withClient } from './roles'

/** Codes of a server that is starting, recovering or stopping: PostgreSQL's and the socket's. */
const UNAVAILABLE_CODES = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03']

/** Whether the server at a URL accepts connections; throws where it refuses permanently. */
export async function acceptsConnections(url: string): Promise<boolean> {
  try {
    await withClient(url, async () => undefined)
    return true
  } catch (error) {
    if (UNAVAILABLE_CODES.includes(getErrorCode(error))) return false
    throw error
  }
}

import { errorCode } from './errors'
import { withClient } from './roles'

/** How a server refuses that is not there yet, still recovers, or is just going: PostgreSQL's codes and the socket's. */
const NOT_THERE = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03']

/** Whether the server behind a URL takes connections; false while it does not, an error where it refuses for good. */
export async function answers(url: string): Promise<boolean> {
  try {
    await withClient(url, async () => undefined)
    return true
  } catch (error) {
    if (NOT_THERE.includes(errorCode(error))) return false
    throw error
  }
}

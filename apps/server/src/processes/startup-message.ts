import { StartError } from '../platform/start-error'

const isCoded = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/** What went wrong at the start, for the person who starts the server. */
export const startupMessage = (error: unknown, port: number): string => {
  if (isCoded(error) && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop it or set PORT to a free one.`
  }
  if (isCoded(error) && error.code === 'EACCES')
    return `Port ${port} may not be opened by this user: set PORT above 1024.`
  if (error instanceof StartError || (error instanceof Error && error.name === 'DatabaseError')) return error.message
  return `Candor could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

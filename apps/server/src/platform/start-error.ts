/** One sentence for the person who starts the server; the process ends with a non-zero code. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

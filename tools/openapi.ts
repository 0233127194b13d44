import { createOpenApi } from '../apps/server/src/http/openapi'

// A reader such as `head` may close the pipe early: that ends the output and is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** Prints the OpenAPI 3.1 document of the contract without starting a server. */
process.stdout.write(`${JSON.stringify(await createOpenApi(), null, 2)}\n`)

import { makeOpenApi } from '../apps/server/src/http/openapi'

/** Prints the OpenAPI 3.1 document of the contract without starting a server. */
process.stdout.write(`${JSON.stringify(await makeOpenApi(), null, 2)}\n`)

import { openDatabase } from '../client/open-database'

/**
 * A process that holds the embedded database until it is killed, for the crash tests: `database-process <dataDir>` prints
 * the application's and the migrator's URL on one line as JSON, or the refusal's code and sentence, and exits with 1.
 */
async function run(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, log: () => undefined })
  process.stdout.write(`${JSON.stringify({ appUrl: database.appUrl, migratorUrl: database.migratorUrl })}\n`)
  process.once('SIGTERM', () => {
    void database.close().then(() => process.exit(0))
  })
  setInterval(() => undefined, 60_000)
}

run(process.argv[2] ?? '').catch((error: unknown) => {
  process.stdout.write(`${JSON.stringify(error instanceof Error ? { ...error, message: error.message } : { error })}\n`)
  process.exitCode = 1
})

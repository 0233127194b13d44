import type { TestProject } from 'vitest/node'
import { getTestDatabaseUrl } from './env'
import { startTestServer, type TestServer } from './test-server'

let server: TestServer | null = null

/** Once per run: the embedded PostgreSQL (or TEST_DATABASE_URL) with a migrated template. */
export async function setup(project: TestProject): Promise<void> {
  const externalUrl = getTestDatabaseUrl()
  server = await startTestServer(externalUrl === undefined ? {} : { externalUrl })
  project.provide('testServer', server.urls)
}

export async function teardown(): Promise<void> {
  await server?.close()
}

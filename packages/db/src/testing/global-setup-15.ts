import type { TestProject } from 'vitest/node'
import { LEAST_SERVER_VERSION } from '../client/roles'
import { startTestServer, type TestServer } from './test-server'

let server: TestServer | null = null

/** The same as global-setup.ts on the oldest PostgreSQL we promise, as Debian installs it. */
export async function setup(project: TestProject): Promise<void> {
  server = await startTestServer({ installedMajor: LEAST_SERVER_VERSION })
  project.provide('testServer', server.urls)
}

export async function teardown(): Promise<void> {
  await server?.close()
}

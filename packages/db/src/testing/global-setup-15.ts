import type { TestProject } from 'vitest/node'
import { findOldestInstalledMajor, startTestServer, type TestServer } from './test-server'

let server: TestServer | null = null

/** The same as global-setup.ts on the oldest PostgreSQL we promise that Debian installs: 15, or what comes after it. */
export async function setup(project: TestProject): Promise<void> {
  server = await startTestServer({ installedMajor: findOldestInstalledMajor() })
  project.provide('testServer', server.urls)
}

export async function teardown(): Promise<void> {
  await server?.close()
}

import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './e2e/support/browser-flags'

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
/** Measures the recorder or its losses: nothing else may use the two cores at that time. */
const alone = /(complete-interview|interrupted-recording|free-retake)[^/]*\.spec\.ts$/
/** Records, but checks only what people see and what is stored: may run next to pages that only type. */
const concurrent = /(candidate-on-a-phone|second-tab|missing-capabilities|set-retakes)[^/]*\.spec\.ts$/

/**
 * Journeys in Debian's Chromium, each server with its own port, folder and database. What measures a recorder runs alone: one
 * that shares two cores with other browsers measures them, not us.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.config.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: process.env.CI === undefined ? 0 : 1,
  // Two cores shared by two browsers and a server: long enough that only a hang fails.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test takes a fifth of the processor; the second try of one that failed has it.
    trace: 'on-first-retry',
  },
  projects: [
    // First, so that the recorders' waiting passes while the other worker types.
    { name: 'concurrent', testMatch: concurrent, workers: 1, use: desktop },
    { name: 'desktop', testIgnore: [alone, concurrent], fullyParallel: true, use: desktop },
    { name: 'recording', testMatch: alone, workers: 1, dependencies: ['desktop', 'concurrent'], use: desktop },
  ],
})

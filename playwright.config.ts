import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './e2e/support/browser-flags'

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const recording =
  /(whole-path|nothing-is-lost|a-spoilt-answer|second-tab|candidate-on-a-phone|degraded)[^/]*\.spec\.ts$/
const onPhones = /candidate-on-a-phone\.spec\.ts$/

/**
 * Journeys in Debian's Chromium, each server with its own port, folder and database. What records runs alone: a recorder
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
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: recording, fullyParallel: true, use: desktop },
    { name: 'phone', testMatch: onPhones, workers: 1, use: phone },
    {
      name: 'recording',
      testMatch: recording,
      testIgnore: onPhones,
      workers: 1,
      dependencies: ['desktop', 'phone'],
      use: desktop,
    },
  ],
})

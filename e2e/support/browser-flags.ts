import type { LaunchOptions } from '@playwright/test'
import { mediaFile } from './paths'

interface Devices {
  /** A WAV of the media fixtures; without one the fake microphone beeps. */
  readonly microphone?: string
  /** Play the file once instead of again and again. */
  readonly isOnce?: boolean
  /** No camera and no microphone at all. */
  readonly hasNone?: boolean
}

const deviceFlags = ({ microphone, isOnce = false, hasNone = false }: Devices): string[] => {
  if (hasNone) return []
  const speech =
    microphone === undefined
      ? []
      : [`--use-file-for-fake-audio-capture=${mediaFile(microphone)}${isOnce ? '%noloop' : ''}`]
  return [
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${mediaFile('camera.mjpeg')}`,
    ...speech,
  ]
}

/**
 * Debian's Chromium, or the one CHROMIUM_PATH names. Nothing can leave this machine: no name but localhost resolves. The
 * flag that grants every permission is left out on purpose: with it a refusal could never be tested.
 */
export const launchOptions = (devices: Devices = {}): LaunchOptions => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromiumSandbox: false,
  args: [
    '--no-first-run',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-domain-reliability',
    '--disable-breakpad',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
    ...deviceFlags(devices),
  ],
})

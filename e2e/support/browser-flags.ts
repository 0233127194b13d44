import type { LaunchOptions } from '@playwright/test'
import { mediaFile } from './paths'

interface Devices {
  /** A WAV of the media fixtures. By default the fake microphone beeps. */
  readonly microphone?: string
  /** Plays the file once instead of in a loop. */
  readonly isOnce?: boolean
  /** Starts without camera and microphone. */
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
 * Uses Debian's Chromium, or CHROMIUM_PATH. Only localhost resolves, so nothing leaves this machine. The flag that grants every
 * permission is left out, because refusals are tested too.
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

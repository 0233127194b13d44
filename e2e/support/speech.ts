import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startFakeSpeechServer } from '../../packages/ai/src/testing/fake-speech-server'
import { scriptedAnswers } from '../../packages/ai/src/testing/scripted-speech'
import { ROOT } from './paths'
import type { Settings } from './product'

/**
 * The speech recognizer: none; Debian's pocketsphinx (real, English only); or a scripted vendor, which tests the wiring without
 * a real one.
 */
export type Speech = 'none' | 'pocketsphinx' | 'scripted'

interface SpeechServer {
  readonly settings: Settings
  close(): Promise<void>
}

const startPocketsphinx = (): Promise<SpeechServer> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join('tools', 'speech-server', 'server.mjs'), '--port', '0'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.once('exit', (code) => reject(new Error(`the speech server ended with ${code}`)))
    child.stdout.once('data', (line: Buffer) =>
      resolve({
        settings: { STT_BASE_URL: line.toString().trim() },
        close: () =>
          new Promise((done) => {
            child.once('exit', () => done())
            child.kill('SIGTERM')
          }),
      }),
    )
  })

export const startSpeech = async (speech: Speech): Promise<SpeechServer> => {
  switch (speech) {
    case 'none':
      return { settings: {}, close: async () => {} }
    case 'pocketsphinx':
      return startPocketsphinx()
    case 'scripted': {
      // Always the same words, because the number of calls per recording varies.
      const scripts = { en: scriptedAnswers.en.slice(0, 1), vi: scriptedAnswers.vi.slice(0, 1) }
      const server = await startFakeSpeechServer({ scripts })
      return { settings: { STT_BASE_URL: server.baseUrl }, close: server.close }
    }
  }
}

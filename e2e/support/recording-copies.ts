import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'

/*
 * Three independent copies of a recording: emitted by the recorders, saved on the device, stored on the server.
 */

declare global {
  interface Window {
    emittedByRecorders?: Blob[][]
  }
}

/** Copies everything that the page's recorders emit. Call it before opening the page. */
export const watchRecorders = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const emitted: Blob[][] = []
    window.emittedByRecorders = emitted
    window.MediaRecorder = class extends MediaRecorder {
      constructor(stream: MediaStream, options?: MediaRecorderOptions) {
        super(stream, options)
        const parts: Blob[] = []
        emitted.push(parts)
        this.addEventListener('dataavailable', (event) => parts.push(event.data))
      }
    }
  })
}

/** Reads the bytes of each recorder, in the order of their creation. */
export const readEmitted = async (page: Page): Promise<Buffer[]> => {
  const texts = await page.evaluate(() => {
    const read = (blob: Blob): Promise<string> =>
      new Promise((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
        reader.readAsDataURL(blob)
      })
    return Promise.all((window.emittedByRecorders ?? []).map((parts) => read(new Blob(parts))))
  })
  return texts.map((text) => Buffer.from(text, 'base64'))
}

export interface SavedFile {
  readonly path: string
  readonly bytes: Buffer
}

/**
 * Reads the files below `rec/` on the device. A page of the origin without our scripts can read them, so that reading changes
 * nothing.
 */
export const readSavedFiles = async (page: Page): Promise<SavedFile[]> => {
  const files = await page.evaluate(async () => {
    const found: { path: string; text: string }[] = []
    const encode = (file: File): Promise<string> =>
      new Promise((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
        reader.readAsDataURL(file)
      })
    const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${path}${name}/`)
        else
          found.push({ path: `${path}${name}`, text: await encode(await (handle as FileSystemFileHandle).getFile()) })
      }
    }
    await walk(await navigator.storage.getDirectory(), '')
    return found
  })
  return files
    .filter(({ path }) => path.endsWith('.bin'))
    .map(({ path, text }) => ({ path, bytes: Buffer.from(text, 'base64') }))
}

/** Reads every recording from the server's disk. These tests set no media key, so files are not encrypted. */
export const readStored = (dataDir: string): Buffer[] => {
  const folder = join(dataDir, 'media')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.bin'))
    .map((name) => readFileSync(join(folder, name)))
}

/** Returns the first offset where two recordings differ, or null if one begins with the other. */
export const findFirstDifference = (a: Buffer, b: Buffer): number | null => {
  const length = Math.min(a.length, b.length)
  if (a.subarray(0, length).equals(b.subarray(0, length))) return null
  for (let at = 0; at < length; at += 1) if (a[at] !== b[at]) return at
  return null
}

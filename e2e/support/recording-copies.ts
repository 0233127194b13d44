import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'

/*
 * Three independent views of a recording: what the recorders emitted, what the device keeps, what the server stores.
 */

declare global {
  interface Window {
    emittedByRecorders?: Blob[][]
  }
}

/** Keeps a copy of everything the page's recorders emit. Call it before the page is opened. */
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

/** One recorder's bytes each, in the order in which the recorders were made. */
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
 * What lies on the candidate's own disk under `rec/`. Any page of the origin can read it: also one that runs no script of
 * ours, so that a look changes nothing.
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

/** The bytes of every recording on the server's disk, as they lie there (no media key is set in these tests). */
export const readStored = (dataDir: string): Buffer[] => {
  const folder = join(dataDir, 'media')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.bin'))
    .map((name) => readFileSync(join(folder, name)))
}

/** Where two recordings first differ, or null where the shorter is how the longer begins. */
export const findFirstDifference = (a: Buffer, b: Buffer): number | null => {
  const length = Math.min(a.length, b.length)
  if (a.subarray(0, length).equals(b.subarray(0, length))) return null
  for (let at = 0; at < length; at += 1) if (a[at] !== b[at]) return at
  return null
}

import { readFile } from 'node:fs/promises'

const directory = new URL('../../fixtures/', import.meta.url)

export type GoldenName =
  | 'chromium-vp8-opus.webm'
  | 'chromium-vp8-opus-second.webm'
  | 'chromium-avc1-opus.mp4'
  | 'fragmented-avc1-aac.mp4'
  | 'fragmented-avc1-opus.mp4'

export async function readGolden(name: GoldenName): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(name, directory)))
}

/** Returns the same bytes in the chunks that MediaRecorder delivered. */
export async function readGoldenChunks(name: GoldenName): Promise<Uint8Array[]> {
  const bytes = await readGolden(name)
  const sizes: unknown = JSON.parse(await readFile(new URL('chunks.json', directory), 'utf8'))[name]
  if (!Array.isArray(sizes)) throw new Error(`chunks.json has no entry for ${name}`)
  let at = 0
  return sizes.map((sizeBytes: number) => {
    at += sizeBytes
    return bytes.subarray(at - sizeBytes, at)
  })
}

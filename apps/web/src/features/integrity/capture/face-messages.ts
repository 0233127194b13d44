import type { SeenFace } from '@candor/domain'

/** From the page to the worker. */
export type FaceOrder = { kind: 'load'; base: string } | { kind: 'look'; id: number; picture: ImageBitmap }

/** What was seen in one picture; the picture itself is gone by then. */
export interface Seen {
  faces: SeenFace[]
  /** Mean brightness, 0 to 255. */
  luma: number
}

/** From the worker to the page. `costMs` is what looking took. */
export type FaceNews =
  | { kind: 'loaded' }
  | { kind: 'failed' }
  | ({ kind: 'seen'; id: number; costMs: number } & Seen)
  | { kind: 'unseen'; id: number }

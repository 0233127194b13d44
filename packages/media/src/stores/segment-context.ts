import type { BytesTransform } from '../ports/bytes-transform'
import type { StoreFiles } from './store-files'

export interface SegmentContext {
  readonly directory: string
  readonly files: StoreFiles
  readonly transform: BytesTransform
  readonly nowMs: () => number
  /** A segment with so many index records takes no more appends. */
  readonly maxRecords: number
}

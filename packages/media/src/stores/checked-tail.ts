const checkedRecords = 16
const checkedBytes = 8 * 1024 * 1024

/**
 * Whether the n-th last record of an index is compared with its bytes when a segment is recovered. `laterBytes` is the size of the
 * records after it.
 */
export function isInCheckedTail(nthLast: number, laterBytes: number): boolean {
  return nthLast <= checkedRecords || laterBytes < checkedBytes
}

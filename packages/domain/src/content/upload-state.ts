import type { UploadState } from '@candor/contract'

interface WithState {
  readonly state: UploadState
}

/** Its bytes still grow. */
export function isOpenUpload({ state }: WithState): boolean {
  return state === 'open'
}

export function isSealedUpload({ state }: WithState): boolean {
  return state === 'sealed'
}

export function isCanceledUpload({ state }: WithState): boolean {
  return state === 'cancelled'
}

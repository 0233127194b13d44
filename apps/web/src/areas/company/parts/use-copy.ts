import { useCallback } from 'react'
import { copyText } from '../../../shared/copy-text'
import { toast } from '../../../shared/ui/toaster'

/** Copies and says whether it worked, in the given words. */
export function useCopy(words: { done: string; failed: string }): (text: string) => void {
  const { done, failed } = words
  return useCallback(
    (text: string) => {
      void copyText(text).then((isCopied) => (isCopied ? toast.success(done) : toast.error(failed)))
    },
    [done, failed],
  )
}

import { useEffect, useState } from 'react'
import { openDraft } from './draft'

/** A personal code is kept for this visit and taken out of the address, so that it is not passed on with a copied link. */
export function useInviteCode(linkId: string, given: string | undefined, drop: () => unknown): string | null {
  const [code] = useState(() => given ?? openDraft(linkId).readCode())
  useEffect(() => {
    if (given === undefined) return
    openDraft(linkId).saveCode(given)
    drop()
  })
  return code
}

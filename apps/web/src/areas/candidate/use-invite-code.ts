import { useEffect, useState } from 'react'
import { openDraft } from './draft'
import { dropTalentEmail } from './talent-email'

/** The code of this visit. A new personal link beats all that the tab remembers, which may be of another person. */
function takeCode(linkId: string, given: string | undefined): string | null {
  const draft = openDraft(linkId)
  if (given === undefined || given === draft.readCode()) return given ?? draft.readCode()
  draft.startOver()
  dropTalentEmail()
  draft.saveCode(given)
  return given
}

/** A personal code is kept for this visit and taken out of the address, so that it is not passed on with a copied link. */
export function useInviteCode(linkId: string, given: string | undefined, drop: () => unknown): string | null {
  const [code, setCode] = useState(() => takeCode(linkId, given))
  // The page may stay while its address gets another code.
  if (given !== undefined && given !== code) setCode(takeCode(linkId, given))
  useEffect(() => {
    if (given !== undefined) drop()
  })
  return given ?? code
}

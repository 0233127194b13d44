import type { ErrorCode } from '@candor/contract'

const homePath = '/company/interview-sets'
const signInPath = '/company/sign-in'
/** Where a person sees and changes the providers linked to their account. */
export const settingsPath = '/company/setting/profile'

/** Where a round trip began: what it was for, and where to go on; an empty path: wherever is usual. */
export interface ReturnTarget {
  readonly isLinking: boolean
  readonly returnPath: string
}

/** A round trip of which nothing is known. */
export const unknownTarget: ReturnTarget = { isLinking: false, returnPath: '' }

/** The page after a round trip that went well. */
export const arrivalPath = ({ isLinking, returnPath }: ReturnTarget): string => {
  if (returnPath !== '') return returnPath
  return isLinking ? settingsPath : homePath
}

/** The page that tells what went wrong, by our own code alone; another way to sign in leads on to the same place. */
export const failurePath = (code: ErrorCode, { isLinking, returnPath }: ReturnTarget): string => {
  const query = new URLSearchParams({ connect_error: code })
  if (!isLinking && returnPath !== '') query.set('return_url', returnPath)
  return `${isLinking ? settingsPath : signInPath}?${query}`
}

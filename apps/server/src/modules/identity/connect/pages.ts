import type { ErrorCode } from '@candor/contract'

/** The start page, which sends members who don't review on to the interview sets. */
const homePath = '/company/start'
const signInPath = '/company/sign-in'
const secondStepPage = '/company/second-factor'
/** Where a person sees and changes the providers linked to their account. */
export const settingsPath = '/company/setting/profile'

/** The purpose of a round trip and the page to open afterwards; an empty path: the usual page. */
export interface ReturnTarget {
  readonly isLinking: boolean
  readonly returnPath: string
}

/** Used until the state of the round trip is read. */
export const unknownTarget: ReturnTarget = { isLinking: false, returnPath: '' }

/** The page after a round trip that went well. */
export const arrivalPath = ({ isLinking, returnPath }: ReturnTarget): string => {
  if (returnPath !== '') return returnPath
  return isLinking ? settingsPath : homePath
}

/** The page of the second step, which then continues to the page that was asked for. */
export const secondStepPath = ({ returnPath }: ReturnTarget): string =>
  returnPath === '' ? secondStepPage : `${secondStepPage}?${new URLSearchParams({ return_url: returnPath })}`

/** The page that shows an error by its code; after another way to sign in it continues to the same page. */
export const failurePath = (code: ErrorCode, { isLinking, returnPath }: ReturnTarget): string => {
  const query = new URLSearchParams({ connect_error: code })
  if (!isLinking && returnPath !== '') query.set('return_url', returnPath)
  return `${isLinking ? settingsPath : signInPath}?${query}`
}

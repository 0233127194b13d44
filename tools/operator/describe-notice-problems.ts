import { zInterviewNotice } from '../../packages/contract/src/index'

const describePlace = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? 'notice' : path.map(String).join('.')

/** What is wrong with a notice about the AI, one sentence each; none: it is valid. */
export function describeNoticeProblems(text: string): readonly string[] {
  let notice: unknown
  try {
    notice = JSON.parse(text)
  } catch {
    return ['This is not JSON.']
  }
  const result = zInterviewNotice.safeParse(notice)
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${describePlace(path)}: ${message}`)
}

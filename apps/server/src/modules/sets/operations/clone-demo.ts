import type { InterviewLanguage, SetDetail } from '@candor/contract'
import type { MemberCaller } from '../../../http/caller'
import { createDemoContent } from '../demo-set'
import { createSet } from './create-set'

/** A copy of the demo set as a set of the caller's organization, which can be changed and activated like any other. */
export const cloneDemo = (
  deps: Parameters<typeof createSet>[0],
  actor: MemberCaller,
  input: { readonly language: InterviewLanguage },
): Promise<SetDetail> => {
  const content = createDemoContent(input.language, deps.newId)
  return createSet(deps, actor, { name: content.positionName, content, producedBy: null })
}

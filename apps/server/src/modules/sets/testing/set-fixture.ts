import { interviewSetVersion } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { MemberCaller } from '../../../http/caller'
import { sampleContent } from '../../../testing/sample-set'
import type { TestDeps } from '../../../testing/test-deps'
import { createSet, type NewSetInput } from '../operations/create-set'

/** Makes a set, of a new position or of one that exists. */
export const makeSetOf = (
  deps: TestDeps,
  owner: MemberCaller,
  input: Partial<NewSetInput> & { readonly positionName: string },
) => {
  const { positionName, ...given } = input
  const content = { ...sampleContent(deps.newId), positionName, ...given.content }
  return createSet(deps, owner, { name: 'Recruiter', producedBy: null, ...given, content })
}

/** As the first interview on the set does. */
export const freezeSet = (deps: TestDeps, setId: string) =>
  deps.withActor({ kind: 'worker' }, (tx) =>
    tx
      .update(interviewSetVersion)
      .set({ frozenAt: new Date(deps.clock.nowMs()) })
      .where(eq(interviewSetVersion.setId, setId)),
  )

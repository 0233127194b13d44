import { candidateRequest, type Transaction } from '@candor/db'
import type { Deps } from '../deps'

/** An open request of a candidate. */
export const insertRequest = async (
  deps: Pick<Deps, 'clock' | 'newId'>,
  tx: Transaction,
  about: { readonly organizationId: string; readonly dataSubjectId: string; readonly submissionId: string },
): Promise<void> => {
  const at = new Date(deps.clock.nowMs())
  const said = { kind: 'human_review', text: 'Words', language: 'en' } as const
  await tx.insert(candidateRequest).values({ id: deps.newId(), ...about, ...said, createdAt: at, dueAt: at })
}

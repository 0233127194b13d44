import type { ErasedSession, RecordErased } from '../../../platform/interview-erasure'
import { type EraseContext, eraseStored } from '../erase-stored'

/** Deletes every recording and file of an interview, in every process. Repeatable. */
export const eraseInterview = async (
  context: EraseContext,
  { sessionId }: Pick<ErasedSession, 'sessionId'>,
  record: RecordErased,
): Promise<void> => {
  await eraseStored(context, {
    owner: { sessionId },
    table: 'upload',
    onDeleted: (tx, recordings) => record(tx, { recordings }),
  })
  await eraseStored(context, { owner: { sessionId }, table: 'file', onDeleted: (tx, files) => record(tx, { files }) })
}

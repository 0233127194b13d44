import { type EraseContext, eraseStored } from '../erase-stored'

/** Deletes every recording and file of an organization, a hundred at a time; repeatable. */
export const eraseOrganization = async (context: EraseContext, organizationId: string): Promise<void> => {
  await eraseStored(context, { owner: { organizationId }, table: 'upload' })
  await eraseStored(context, { owner: { organizationId }, table: 'file' })
}

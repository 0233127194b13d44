import { z } from 'zod'

export const eraseOrganizationQueue = 'erase-organization'
export const zEraseOrganization = z.object({ organizationId: z.uuid() })
export type EraseOrganization = z.infer<typeof zEraseOrganization>

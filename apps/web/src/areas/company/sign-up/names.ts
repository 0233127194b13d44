import { z } from 'zod'
import type { SignUpInvite } from '../invite/sign-up-invite'

const required = (max: number) => z.string().trim().min(1).max(max)

/** Who signs up. An organization is named only by those who found one. */
export const namesShape = (isJoining: boolean) =>
  z.object({
    firstName: required(60),
    lastName: required(60),
    organizationName: isJoining ? z.string() : required(120),
  })
export type Names = z.infer<ReturnType<typeof namesShape>>

export const noNames: Names = { firstName: '', lastName: '', organizationName: '' }

/** The names as the server takes them: an organization to found, or the invite to one, never both. */
export const newPerson = ({ firstName, lastName, organizationName }: Names, joining: SignUpInvite | null) =>
  joining ? { firstName, lastName, invite: joining.key } : { firstName, lastName, organizationName }

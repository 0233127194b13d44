import type { Language, Profile } from '@candor/contract'
import type { Deps } from '../../../../deps'
import { AppError } from '../../../../errors'
import type { SignedIn } from '../../../../http/caller'
import { presentProfile } from '../../core/present'
import { findUser, listMemberships, updateUser } from '../../core/repo'

export interface InformationChange {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly locale?: Language | undefined
}

/** Changes own name or locale; nothing else of a person can be written here. */
export const changeInformation = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: SignedIn,
  input: InformationChange,
): Promise<Profile> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const before = await findUser(tx, actor.userId)
    if (before === undefined) throw new AppError('UNAUTHENTICATED')
    const firstName = input.firstName?.normalize('NFC') ?? before.firstName
    const lastName = input.lastName?.normalize('NFC') ?? before.lastName
    await updateUser(tx, actor.userId, {
      firstName,
      lastName,
      name: `${firstName} ${lastName}`.trim(),
      ...(input.locale === undefined ? {} : { locale: input.locale }),
      updatedAt: new Date(deps.clock.nowMs()),
    })
    const user = await findUser(tx, actor.userId)
    return presentProfile(user ?? before, await listMemberships(tx, actor.userId), actor.organizationId)
  })

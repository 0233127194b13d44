import type { InterfaceLanguage, Profile } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import type { Transaction } from '../../core/repo/transaction'
import { findUser, type UserRow } from '../../core/repo/users'
import { loadProfile } from '../load-profile'
import { type Picture, readPicture } from '../read-picture'
import { deleteAvatar, saveAvatar, updateInformation } from '../repo/profiles'

export interface InformationChange {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly phone?: string | undefined
  /** Base64; null removes the picture. */
  readonly avatar?: string | null | undefined
  readonly locale?: InterfaceLanguage | undefined
}

/** Undefined: the picture stays as it is. */
const parsePicture = ({ avatar }: InformationChange): Picture | null | undefined =>
  typeof avatar === 'string' ? readPicture(avatar) : avatar

const changePicture = async (
  tx: Transaction,
  input: { user: UserRow; picture: Picture | null | undefined; at: Date },
): Promise<string | null> => {
  const { user, picture } = input
  if (picture === undefined) return user.image
  if (picture === null) {
    await deleteAvatar(tx, user.id)
    return null
  }
  await saveAvatar(tx, { userId: user.id, mime: picture.mime, bytes: picture.bytes, updatedAt: input.at })
  return picture.fingerprint
}

/** Changes own name, phone, picture or locale; nothing else of a person can be written here (S-09). */
export const changeInformation = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: Pick<SignedIn, 'userId' | 'organizationId'>,
  input: InformationChange,
): Promise<Profile> => {
  const picture = parsePicture(input)
  const at = new Date(deps.clock.nowMs())
  return deps.withActor({ kind: 'auth' }, async (tx) => {
    const user = await findUser(tx, actor.userId)
    if (user === undefined) throw new AppError('UNAUTHENTICATED')
    const firstName = input.firstName ?? user.firstName
    const lastName = input.lastName ?? user.lastName
    await updateInformation(tx, user.id, {
      firstName,
      lastName,
      name: `${firstName} ${lastName}`.trim(),
      phone: input.phone ?? user.phone,
      ...(input.locale === undefined ? {} : { locale: input.locale }),
      image: await changePicture(tx, { user, picture, at }),
      updatedAt: at,
    })
    return loadProfile(tx, actor)
  })
}

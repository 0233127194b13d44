import type { LogoMimeType } from '@candor/contract'
import type { Deps } from '../../../../deps'
import { notFound } from '../../../../platform/errors'
import { findLogo } from '../../core/repo/organizations'

/** The logo for anyone who knows its address. Neither the organization's id nor the picture alone is enough. */
export const getLogo = async (
  deps: Pick<Deps, 'withActor'>,
  input: { readonly id: string; readonly hash: string },
): Promise<{ readonly mime: LogoMimeType; readonly bytes: Uint8Array }> => {
  const found = await deps.withActor({ kind: 'auth' }, (tx) => findLogo(tx, input))
  if (found === undefined) throw notFound()
  return found
}

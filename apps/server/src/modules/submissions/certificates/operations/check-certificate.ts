import type { CertificateCheck } from '@candor/contract'
import type { Deps } from '../../../../deps'
import { findCertificateByCode } from '../../repo/certificates'

/** What anyone with the code learns. The answer has one shape, whether or not the code exists. */
export const checkCertificate = async (
  deps: Pick<Deps, 'withActor'>,
  { code }: { readonly code: string },
): Promise<CertificateCheck> => {
  const found = await deps.withActor({ kind: 'link', linkId: code }, (tx) => findCertificateByCode(tx, code))
  if (found === undefined) return { state: 'unknown', certificate: null }
  return { state: found.certificate === null ? 'withdrawn' : 'valid', certificate: found.certificate }
}

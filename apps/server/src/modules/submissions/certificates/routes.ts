import type { Deps } from '../../../deps'
import type { Implementer } from '../../../http/implement'
import { checkCertificate } from './operations/check-certificate'
import { createCertificate } from './operations/create-certificate'
import { getCertificate } from './operations/get-certificate'
import { withdrawCertificate } from './operations/withdraw-certificate'

/** A candidate makes and withdraws the certificate of their interview; anyone with its code checks it. */
export const createCertificateRoutes = (deps: Deps, os: Implementer) => {
  const { certificate } = os.seeker
  return {
    get: certificate.get.handler(({ input, context }) => getCertificate(deps, context.caller, input)),
    create: certificate.create.handler(({ input, context }) => createCertificate(deps, context.caller, input)),
    withdraw: certificate.withdraw.handler(({ input, context }) => withdrawCertificate(deps, context.caller, input)),
    check: certificate.check.handler(({ input }) => checkCertificate(deps, input)),
  }
}

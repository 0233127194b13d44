import { canonicalEmail } from '@candor/domain'
import { AppError } from '../../platform/errors'
import { isEmailProof } from './email-proof'
import { reopenInterviews } from './operations/reopen-interviews'

interface RefusedStart {
  readonly email: string
  readonly emailProof?: string | undefined
  readonly linkId: string
}

/**
 * Gives a browser that has proven the address access to what was submitted with it, where that left no attempt. Its start is
 * refused, and the candidate can read the submission instead.
 */
export const reopenSubmitted = async (
  deps: Parameters<typeof reopenInterviews>[0],
  exchange: Parameters<typeof reopenInterviews>[1],
  { error, start }: { readonly error: unknown; readonly start: RefusedStart },
): Promise<void> => {
  if (!(error instanceof AppError) || error.code !== 'INTERVIEW_ATTEMPTS_USED') return
  const email = canonicalEmail(start.email)
  const { emailProof: proof, linkId } = start
  if (email === null || proof === undefined || !isEmailProof(deps, { email, proof })) return
  await reopenInterviews(deps, exchange, { email, linkId })
}

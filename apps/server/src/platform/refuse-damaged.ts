import { DamagedBytesError } from '@candor/media'
import { AppError } from './errors'

/**
 * Reads for a person: damaged bytes are refused by name. Uploads don't use this, because a client retries a server error but
 * gives up after a refusal.
 */
export const refuseDamaged = async <Result>(reading: Promise<Result>): Promise<Result> => {
  try {
    return await reading
  } catch (error) {
    if (error instanceof DamagedBytesError) throw new AppError('RECORDING_DAMAGED')
    throw error
  }
}

import { randomInt } from 'node:crypto'
import { otpLimits } from '@candor/domain'

/** A code of six digits from the system's random source, every one as likely as any other. */
export const randomCode = (): string => String(randomInt(0, 10 ** otpLimits.digits)).padStart(otpLimits.digits, '0')

import { z } from 'zod'
import { StartError } from '../start-error'

interface ContactSettings {
  readonly SECURITY_CONTACT?: string | undefined
  readonly SUPPORT_EMAIL?: string | undefined
}

const isEmail = (value: string): boolean => z.email().safeParse(value).success
const isSecureUrl = (value: string): boolean => URL.canParse(value) && new URL(value).protocol === 'https:'

/** Where weaknesses are reported, as a URI (RFC 9116, 2.5.3), or null if the operator named no one. */
export function readSecurityContact({ SECURITY_CONTACT, SUPPORT_EMAIL }: ContactSettings): string | null {
  if (SECURITY_CONTACT === undefined) {
    return SUPPORT_EMAIL !== undefined && isEmail(SUPPORT_EMAIL) ? `mailto:${SUPPORT_EMAIL}` : null
  }
  if (isEmail(SECURITY_CONTACT)) return `mailto:${SECURITY_CONTACT}`
  if (isSecureUrl(SECURITY_CONTACT)) return new URL(SECURITY_CONTACT).href
  throw new StartError('SECURITY_CONTACT must be an email address or an https address.')
}

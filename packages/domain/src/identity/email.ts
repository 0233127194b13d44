import { zEmail } from '@candor/contract'

/** Control characters (line breaks above all) and invisible format characters, which make two addresses look like one. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u
const isAscii = /^[\u0020-\u007e]*$/

/** An international domain in its ASCII form, so that one domain has one spelling and a look-alike shows. */
const asciiDomain = (domain: string): string | null => {
  if (isAscii.test(domain)) return domain
  if (!URL.canParse(`http://${domain}`)) return null
  return new URL(`http://${domain}`).hostname
}

/**
 * The one spelling of an address that identifies a person: NFC, trimmed, lower case, domain in ASCII. Plus tags and dots
 * stay: they are other addresses. Null for anything that isn't an address.
 */
export const canonicalEmail = (raw: string): string | null => {
  if (forbidden.test(raw)) return null
  const address = raw.normalize('NFC').trim().toLowerCase().normalize('NFC')
  const at = address.lastIndexOf('@')
  if (at < 1) return null
  const domain = asciiDomain(address.slice(at + 1))
  if (domain === null) return null
  const parsed = zEmail.safeParse(`${address.slice(0, at)}@${domain}`)
  return parsed.success ? parsed.data : null
}

/** A shortened address: its owner recognizes it, and no one else learns it. */
export const emailHint = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at < 1 ? '' : `${first}***${email.slice(at)}`
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bitsPerCharacter = 5
const codeCharacters = 28
const groupCharacters = 4

/** Random bytes for one code: 140 bits are used. */
export const certificateCodeBytes = 18

/** The code of a certificate, from random bytes. */
export function createCertificateCode(bytes: Uint8Array): string {
  if (bytes.length < certificateCodeBytes) throw new Error('too few random bytes for a certificate code')
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const characters = Array.from({ length: codeCharacters }, (_, index) =>
    alphabet.charAt(Number.parseInt(bits.slice(index * bitsPerCharacter, (index + 1) * bitsPerCharacter), 2)),
  )
  return characters.join('')
}

/** In groups of four, as people read it aloud and compare it. */
export function formatCertificateCode(code: string): string {
  return code.match(new RegExp(`.{1,${groupCharacters}}`, 'g'))?.join('-') ?? ''
}

/** The code that a person typed: any case, with or without separators, O for 0 and I or L for 1. Null: it can't be one. */
export function parseCertificateCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const isCode = code.length === codeCharacters && [...code].every((character) => alphabet.includes(character))
  return isCode ? code : null
}

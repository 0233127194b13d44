const mark = '•••'
/** A shorter part of a name is often a word of its own: Ánh, Anh, or An at the start of a sentence. */
const minPartCharacters = 3

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** As whole words: a name within a longer word stays. */
const createPattern = (names: readonly string[], flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names.map(escapePattern).join('|')})(?![\p{L}\p{N}])`, flags)

const splitName = (name: string): string[] => name.split(/\s+/).filter((part) => part !== '')

/**
 * The text with a person's name and address replaced by dots. The whole name is found in both orders and in any case; its parts only as
 * the person writes them, because many are words, too. What else names the person stays.
 */
export function hideNames(
  text: string,
  { firstName, lastName, email }: { readonly firstName: string; readonly lastName: string; readonly email: string },
): string {
  const [first, last] = [firstName.trim().normalize('NFC'), lastName.trim().normalize('NFC')]
  const whole = [email.trim(), `${first} ${last}`, `${last} ${first}`]
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const parts = [first, last, ...splitName(first), ...splitName(last)].filter(
    (part) => [...part].length >= minPartCharacters,
  )
  const hidden =
    whole.length === 0 ? text.normalize('NFC') : text.normalize('NFC').replace(createPattern(whole, 'giu'), mark)
  return parts.length === 0 ? hidden : hidden.replace(createPattern(parts, 'gu'), mark)
}

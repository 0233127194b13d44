import { passwordLimits } from '../limits'

/** What is wrong with a new password, as the web words it; null: nothing. */
export type PasswordFault = 'tooShort' | 'tooLong' | 'tooCommon' | 'isPersonal'

/** Of at least ten characters and at the top of every leaked list; with digits and marks taken off the end they are still these. */
const common = new Set(
  [
    'password password1 passw0rd p@ssw0rd qwerty qwertyuiop qwerty123 1q2w3e4r5t 1qaz2wsx3edc asdfghjkl zxcvbnm',
    'iloveyou letmein welcome admin administrator changeme football baseball princess sunshine superman',
    'abcdefghij abcdefghijk abc123 matkhau anhyeuem yeuem123 123456789a a123456789 google facebook candor',
  ]
    .join(' ')
    .split(' '),
)

/** Every character is the one before it, or the next in the alphabet or among the digits, up or down. */
const isRun = (characters: readonly string[]): boolean => {
  const steps = characters
    .slice(1)
    .map((character, at) => (character.codePointAt(0) ?? 0) - (characters[at]?.codePointAt(0) ?? 0))
  return [-1, 0, 1].some((step) =>
    steps.every((distance) => distance === step || (step !== 0 && Math.abs(distance) === 9)),
  )
}

const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase()
  if (isRun([...lower])) return true
  if (new Set(lower).size < 4) return true
  return common.has(lower) || common.has(lower.replace(/[\d\W_]+$/u, ''))
}

/** Attackers first try a part of the person's own address or name with a few characters around it. */
const isPersonal = (password: string, person: readonly string[]): boolean => {
  const lower = password.toLowerCase()
  return person
    .flatMap((text) => [text, text.replace(/@.*$/, ''), ...text.split(/[@\s.+_-]+/)])
    .map((part) => part.toLowerCase())
    .some((part) => part.length >= 4 && lower.includes(part) && lower.length - part.length < 6)
}

/**
 * Checks a person's new password: its length in characters, that it isn't common, and that it isn't their name or
 * address.
 */
export const checkPassword = (password: string, person: readonly string[]): PasswordFault | null => {
  const length = [...password].length
  if (length < passwordLimits.minCharacters) return 'tooShort'
  if (length > passwordLimits.maxCharacters) return 'tooLong'
  if (isCommon(password)) return 'tooCommon'
  return isPersonal(password, person) ? 'isPersonal' : null
}

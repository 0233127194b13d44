/** What the beginning of an answer says of the choices: one of them, none, or undefined while more must be read. */
export function readChoice<C extends string>(
  choices: readonly C[],
  text: string,
  isWhole: boolean,
): C | null | undefined {
  const received = text.trimStart().normalize('NFC')
  const couldGrow = choices.some((choice) => choice.length > received.length && choice.startsWith(received))
  if (couldGrow && !isWhole) return undefined
  const matches = choices.filter((choice) => received.startsWith(choice)).toSorted((a, b) => b.length - a.length)
  return matches[0] ?? null
}

/** What the beginning of an answer says of the choices: one of them, none, or undefined while more must be read. */
export function readChoice<C extends string>(
  choices: readonly C[],
  text: string,
  isWhole: boolean,
): C | null | undefined {
  const said = text.trimStart().normalize('NFC')
  const couldGrow = choices.some((choice) => choice.length > said.length && choice.startsWith(said))
  if (couldGrow && !isWhole) return undefined
  const met = choices.filter((choice) => said.startsWith(choice)).toSorted((a, b) => b.length - a.length)
  return met[0] ?? null
}

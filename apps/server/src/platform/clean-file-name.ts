/** A name that every file system takes: no separators, no invisible characters, no dot or space at an end. May be empty. */
export const cleanFileName = (name: string, maxCharacters: number): string =>
  [
    ...name
      .normalize('NFC')
      .replaceAll(/[\\/:*?"<>|\p{C}]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, maxCharacters)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '')

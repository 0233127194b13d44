const maxNameCharacters = 80

/** A name of a folder that every system takes: no separators, no invisible characters, no dot or space at an end. */
const cleanName = (name: string): string =>
  [...name.normalize('NFC').replaceAll(/[\\/:*?"<>|\p{C}]/gu, ' ')]
    .slice(0, maxNameCharacters)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')

/** `001 Linh Nguyễn`: the number keeps the order, and apart people of one name. */
export const getFolderName = (place: number, candidateName: string): string =>
  `${String(place).padStart(3, '0')} ${cleanName(candidateName)}`.trim()

/** `02.webm`, or `02-2.webm` for the second answer to the same question. `earlier`: answers to it so far. */
export const getRecordingName = (questionNumber: number, earlier: number, ending: string): string =>
  `${String(questionNumber).padStart(2, '0')}${earlier === 0 ? '' : `-${earlier + 1}`}.${ending}`

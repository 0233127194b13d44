import { cleanFileName } from '../../../platform/clean-file-name'

const maxNameCharacters = 80

/** `001 Linh Nguyễn`: the number keeps the order, and apart people of one name. */
export const getFolderName = (place: number, candidateName: string): string =>
  `${String(place).padStart(3, '0')} ${cleanFileName(candidateName, maxNameCharacters)}`.trim()

/** `02.webm`, or `02-2.webm` for the second answer to the same question. `earlier`: answers to it so far. */
export const getRecordingName = (questionNumber: number, earlier: number, ending: string): string =>
  `${String(questionNumber).padStart(2, '0')}${earlier === 0 ? '' : `-${earlier + 1}`}.${ending}`

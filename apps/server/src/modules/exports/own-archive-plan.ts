import { cleanFileName } from '../../platform/clean-file-name'
import type { OwnRecording, RecordedFile } from '../content'
import type { OwnArchive } from '../submissions'

/** A recording and its place in the archive. */
export interface PlannedRecording {
  readonly answerId: string
  readonly take: number
  readonly segmentIndex: number
  /** Null: it is damaged. */
  readonly file: string | null
  readonly bytes: RecordedFile | null
}

interface PlannedFile {
  readonly file: string
  readonly name: string
  readonly sizeBytes: number
  readonly storageKey: string
}

export interface OwnArchivePlan {
  readonly data: OwnArchive
  readonly recordings: readonly PlannedRecording[]
  readonly files: readonly PlannedFile[]
}

const maxNameCharacters = 80

/** Names are made of the place in the interview, so that no two are the same. */
const planRecording = (recording: OwnRecording, index: number): PlannedRecording => {
  const { answerId, take, segmentIndex, questionNumber, file } = recording
  const place = String(index + 1).padStart(3, '0')
  const name = `recordings/${place}-question-${questionNumber}-take-${take}-part-${segmentIndex + 1}`
  return file === 'damaged'
    ? { answerId, take, segmentIndex, file: null, bytes: null }
    : { answerId, take, segmentIndex, file: `${name}.${file.ending}`, bytes: file }
}

/** What goes into the archive, and under which names. */
export const planOwnArchive = (data: OwnArchive, recordings: readonly OwnRecording[]): OwnArchivePlan => ({
  data,
  recordings: recordings.map(planRecording),
  files: data.files.map(({ name, sizeBytes, storageKey }, index) => ({
    file: `files/${index + 1}-${cleanFileName(name, maxNameCharacters) || 'file'}`,
    name,
    sizeBytes,
    storageKey,
  })),
})

/** The whole archive as data. Addresses that work only with this server are replaced by the names of files. */
export const writeOwnJson = ({ data, recordings, files }: OwnArchivePlan, createdAt: string): string => {
  const { own, takes, consents, screening, questions, requests, accommodations, feedback, certificate } = data
  const { logoUrl: _, accent: __, progress: ___, answers, ...interview } = own
  return JSON.stringify(
    {
      schema: 'candor.interview.v1',
      createdAt,
      interview: { ...interview, answers: answers.map(({ media: _media, ...answer }) => answer) },
      takes: takes.map(({ currentTake, ...take }) => ({ ...take, isCurrent: take.take === currentTake })),
      recordings: recordings.map(({ bytes: _bytes, ...recording }) => recording),
      files: files.map(({ storageKey: _key, ...file }) => file),
      consents,
      screening,
      questions,
      requests,
      accommodations,
      feedback,
      certificate,
    },
    null,
    2,
  )
}

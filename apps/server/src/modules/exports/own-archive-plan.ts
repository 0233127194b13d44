import { cleanFileName } from '../../platform/clean-file-name'
import type { OwnRecording, RecordedFile, RecordingProblem } from '../content'
import type { OwnArchive } from '../submissions'
import type { ArchiveCopy } from './copy-into-archive'
import { writeSubtitles } from './own-archive-subtitles'

/** A recording and its place in the archive. */
export interface PlannedRecording {
  readonly answerId: string
  readonly take: number
  readonly segmentIndex: number
  readonly file: string
  readonly source: RecordedFile | RecordingProblem
  /** Null: no word has a time in it. */
  readonly subtitles: { readonly file: string; readonly text: string } | null
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

/** What was copied, by the names of files in the archive. */
export type ArchiveCopies = ReadonlyMap<string, ArchiveCopy>

const maxNameCharacters = 80

const findSubtitles = (data: OwnArchive, recordings: readonly OwnRecording[], recording: OwnRecording) => {
  const { answerId, take, segmentIndex, startOffsetMs } = recording
  const spoken = data.takes.find((found) => found.answerId === answerId && found.take === take)
  const next = recordings.find(
    (found) => found.answerId === answerId && found.take === take && found.segmentIndex > segmentIndex,
  )
  return writeSubtitles(spoken?.lines ?? [], { startMs: startOffsetMs, endMs: next?.startOffsetMs ?? null })
}

/** Names are made of the place in the interview, so that no two are the same. */
const planRecordings = (data: OwnArchive, recordings: readonly OwnRecording[]): PlannedRecording[] =>
  recordings.map((recording, index) => {
    const { answerId, take, segmentIndex, questionNumber, file: source } = recording
    const place = String(index + 1).padStart(3, '0')
    const name = `recordings/${place}-question-${questionNumber}-take-${take}-part-${segmentIndex + 1}`
    const text = findSubtitles(data, recordings, recording)
    return {
      answerId,
      take,
      segmentIndex,
      file: typeof source === 'string' ? name : `${name}.${source.ending}`,
      source,
      subtitles: text === null ? null : { file: `${name}.vtt`, text },
    }
  })

/** What goes into the archive, and under which names. */
export const planOwnArchive = (data: OwnArchive, recordings: readonly OwnRecording[]): OwnArchivePlan => ({
  data,
  recordings: planRecordings(data, recordings),
  files: data.files.map(({ name, sizeBytes, storageKey }, index) => ({
    file: `files/${index + 1}-${cleanFileName(name, maxNameCharacters) || 'file'}`,
    name,
    sizeBytes,
    storageKey,
  })),
})

/** A file that could not be copied has no place in the archive. */
const describeCopy = (copies: ArchiveCopies, file: string) => {
  const { problem = null, copiedBytes = 0 } = copies.get(file) ?? {}
  return { file: problem !== null && copiedBytes === 0 ? null : file, problem, copiedBytes }
}

/** The whole archive as data. Addresses that work only with this server are replaced by the names of files. */
export const writeOwnJson = (
  { data, recordings, files }: OwnArchivePlan,
  { copies, createdAt }: { readonly copies: ArchiveCopies; readonly createdAt: string },
): string => {
  const { own, takes, consents, screening, questions, requests, accommodations, feedback, certificate } = data
  const { logoUrl: _, accent: __, progress: ___, archiveSizeBytes: ____, answers, ...interview } = own
  return JSON.stringify(
    {
      schema: 'candor.interview.v1',
      createdAt,
      interview: { ...interview, answers: answers.map(({ media: _media, ...answer }) => answer) },
      takes: takes.map(({ currentTake, ...take }) => ({ ...take, isCurrent: take.take === currentTake })),
      recordings: recordings.map(({ answerId, take, segmentIndex, file, subtitles }) => ({
        answerId,
        take,
        segmentIndex,
        ...describeCopy(copies, file),
        subtitles: subtitles?.file ?? null,
      })),
      files: files.map(({ file, name, sizeBytes }) => ({ name, sizeBytes, ...describeCopy(copies, file) })),
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

import { Readable } from 'node:stream'
import type { ErrorCode, SubmissionDetail } from '@candor/contract'
import { BytesUnavailableError, DamagedBytesError } from '@candor/media'
import { AppError } from '../../platform/errors'
import type { RecordedFile } from '../content'
import type { FileOrder } from './file-order'
import { getFolderName, getRecordingName } from './files/file-names'
import { type RecordingNote, writeTranscript } from './files/transcript'
import type { ExportPorts } from './ports'
import { createZipArchive, type ZipArchive } from './providers/zip-archive'
import type { StoreWriter } from './store-writer'

/** A recording turned out to be damaged while it was read: the archive is made again without it. */
export class DamagedRecordingError extends Error {
  override readonly name = 'DamagedRecordingError'
  constructor(readonly answerId: string) {
    super('a recording of an export is damaged')
  }
}

async function* readWhole(answerId: string, stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream
  } catch (error) {
    throw error instanceof DamagedBytesError ? new DamagedRecordingError(answerId) : error
  }
}

const omissions: Partial<Record<ErrorCode, 'damaged' | 'different' | 'none'>> = {
  RECORDING_DAMAGED: 'damaged',
  RECORDINGS_DIFFER: 'different',
  NOT_FOUND: 'none',
}

/** Why the archive goes without a recording that was refused so. Anything else is tried again later. */
const explainRefusal = (error: unknown): 'damaged' | 'different' | 'none' => {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'RECORDING_UNAVAILABLE') throw new BytesUnavailableError('on the disk of another process')
  const omission = omissions[error.code]
  if (omission === undefined) throw error
  return omission
}

/** Opens a recording of an answer, or says why the archive goes without it. */
const findRecording = async (
  { content }: Pick<ExportPorts, 'content'>,
  { member, damagedAnswers }: FileOrder,
  place: { readonly submissionId: string; readonly answerId: string },
): Promise<RecordedFile | 'damaged' | 'different' | 'none'> => {
  if (damagedAnswers.has(place.answerId)) return 'damaged'
  try {
    return await content.openVideo(member.caller, place)
  } catch (error) {
    return explainRefusal(error)
  }
}

interface Folder {
  readonly archive: Pick<ZipArchive, 'add' | 'addText'>
  readonly order: FileOrder
  readonly name: string
}

/** The recordings of a submission's current takes, and all its words. */
export const addSubmission = async (
  ports: Pick<ExportPorts, 'content'>,
  { archive, order, name }: Folder,
  row: SubmissionDetail,
): Promise<void> => {
  const notes = new Map<string, RecordingNote>()
  const answersByQuestion = new Map<number, number>()
  for (const { answerId, questionNumber, media } of row.answers) {
    if (media.length === 0) continue
    const found = await findRecording(ports, order, { submissionId: row.id, answerId })
    if (typeof found === 'string') {
      notes.set(answerId, found)
      continue
    }
    const earlier = answersByQuestion.get(questionNumber) ?? 0
    answersByQuestion.set(questionNumber, earlier + 1)
    const file = getRecordingName(questionNumber, earlier, found.ending)
    const open = async (): Promise<Readable> =>
      Readable.from(readWhole(answerId, await found.open()), { objectMode: false })
    await archive.add(`${name}/${file}`, { sizeBytes: found.sizeBytes, open })
    notes.set(answerId, { file })
  }
  await archive.addText(`${name}/transcript.txt`, writeTranscript(row, notes, order.context))
}

const addAll = async (ports: Pick<ExportPorts, 'content'>, archive: ZipArchive, order: FileOrder): Promise<void> => {
  let place = 0
  for await (const row of order.submissions()) {
    place += 1
    await addSubmission(ports, { archive, order, name: getFolderName(place, row.candidateName) }, row)
  }
  archive.end()
}

/** Writes an archive while it is filled. */
export const streamArchive = async (
  { context }: Pick<FileOrder, 'context'>,
  out: StoreWriter,
  fill: (archive: ZipArchive) => Promise<void>,
): Promise<void> => {
  const archive = createZipArchive(context.copiedAtMs)
  const storing = (async () => {
    for await (const piece of archive.bytes) await out.write(piece)
  })()
  try {
    await Promise.all([storing, fill(archive)])
  } catch (error) {
    archive.abort(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

/** Writes an archive with a folder for each submission; recordings pass through piece by piece. */
export const writeArchive = (ports: Pick<ExportPorts, 'content'>, order: FileOrder, out: StoreWriter): Promise<void> =>
  streamArchive(order, out, (archive) => addAll(ports, archive, order))

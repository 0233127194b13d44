import type { BorrowedBytes } from './borrow-bytes'
import { pieceBytes } from './byte-channel'
import { type ExportTask, zExportTask } from './export-tasks'
import { serveTasks } from './serve-tasks'
import { writeReportPdf } from './write-report-pdf'
import { writeWorkbook } from './write-workbook'

async function* writeTask(task: ExportTask): AsyncGenerator<Uint8Array> {
  if (task.kind === 'write-report') yield* writeReportPdf(task)
  else yield await writeWorkbook(task)
}

/** Writes the file one piece after the other; returns its size. */
const sendPieces = async (
  target: BorrowedBytes['target'],
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ sizeBytes: number }> => {
  let sizeBytes = 0
  for await (const piece of pieces) {
    for (let start = 0; start < piece.byteLength; start += pieceBytes) {
      await target.write(sizeBytes + start, piece.subarray(start, start + pieceBytes))
    }
    sizeBytes += piece.byteLength
  }
  return { sizeBytes }
}

/** The script of a process that writes the files of exports. */
serveTasks((message, bytes) => sendPieces(bytes.target, writeTask(zExportTask.parse(message))))

import { parentPort, type Transferable } from 'node:worker_threads'
import { readDocument } from '@candor/ai'
import { assess } from '@candor/assess'
import { AudioExtractionError, extractWav16k, JoinError, joinRecordings } from '@candor/media'
import { borrowBytes } from './borrow-bytes'
import { takeJudgeStep } from './judge-runs'
import { type AudioAnswer, type JoinAnswer, type WorkerTask, zWorkerTask } from './tasks'

/*
 * The script of a worker thread: one message in, one message out. Whatever is thrown here and is no answer ends this
 * thread, and the server answers for it.
 */
type TaskOf<K extends WorkerTask['kind']> = Extract<WorkerTask, { kind: K }>

const extractAudio = async ({ segments, port }: TaskOf<'extract-audio'>): Promise<AudioAnswer> => {
  const bytes = borrowBytes(port)
  try {
    const sources = segments.map(({ sizeBytes, startMs }, index) => ({
      media: bytes.source(index, sizeBytes),
      startMs,
    }))
    return { ok: true, wav: await extractWav16k(sources) }
  } catch (error) {
    if (!(error instanceof AudioExtractionError)) throw error
    return { ok: false, code: error.code, message: error.message }
  } finally {
    bytes.close()
  }
}

const join = async ({ parts, port }: TaskOf<'join-recordings'>): Promise<JoinAnswer> => {
  const bytes = borrowBytes(port)
  let index = -1
  const sourced = parts.map((part) =>
    part.map(({ sizeBytes, startMs, durationMs }) => {
      index += 1
      return { media: bytes.source(index, sizeBytes), startMs, durationMs }
    }),
  )
  try {
    return { ok: true, joined: await joinRecordings(sourced, bytes.target) }
  } catch (error) {
    if (!(error instanceof JoinError)) throw error
    return { ok: false, code: error.code, message: error.message }
  } finally {
    bytes.close()
  }
}

const answerTask = async (task: WorkerTask): Promise<{ answer: unknown; transfer: readonly Transferable[] }> => {
  switch (task.kind) {
    case 'read-document':
      return { answer: await readDocument(task.bytes, task.fileName), transfer: [] }
    case 'extract-audio': {
      const answer = await extractAudio(task)
      return { answer, transfer: answer.ok && answer.wav.buffer instanceof ArrayBuffer ? [answer.wav.buffer] : [] }
    }
    case 'join-recordings':
      return { answer: await join(task), transfer: [] }
    case 'assess': {
      const { input, id, createdAt } = task
      return { answer: assess(input, { newId: () => id, clockIso: () => createdAt }), transfer: [] }
    }
    case 'judge':
      return { answer: await takeJudgeStep(task), transfer: [] }
  }
}

parentPort?.on('message', async (message: unknown) => {
  const { answer, transfer } = await answerTask(zWorkerTask.parse(message))
  parentPort?.postMessage(answer, transfer)
})

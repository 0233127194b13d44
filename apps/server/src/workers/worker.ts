import { parentPort, type Transferable } from 'node:worker_threads'
import { readDocument } from '@candor/ai'
import { AudioExtractionError, extractWav16k } from '@candor/media'
import { type AudioAnswer, type WorkerTask, zWorkerTask } from './tasks'

/*
 * The script of a worker thread: one message in, one message out. Whatever is thrown here and is no answer ends this
 * thread, and the server answers for it.
 */
type TaskOf<K extends WorkerTask['kind']> = Extract<WorkerTask, { kind: K }>

const extractAudio = async ({ segments }: TaskOf<'extract-audio'>): Promise<AudioAnswer> => {
  try {
    return { ok: true, wav: await extractWav16k(segments) }
  } catch (error) {
    if (!(error instanceof AudioExtractionError)) throw error
    return { ok: false, code: error.code, message: error.message }
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
  }
}

parentPort?.on('message', async (message: unknown) => {
  const { answer, transfer } = await answerTask(zWorkerTask.parse(message))
  parentPort?.postMessage(answer, transfer)
})

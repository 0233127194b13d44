import { readDocument } from '@candor/ai'
import { zReadDocumentTask } from './document-task'
import { serveTasks } from './serve-tasks'

/** The script of a process that reads documents. */
serveTasks(async (message) => {
  const { bytes, fileName } = zReadDocumentTask.parse(message)
  return readDocument(bytes, fileName)
})

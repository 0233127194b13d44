import { type CompletedPart, hasCode, type S3Calls } from './s3-calls'
import { metadataOf } from './s3-metadata'
import { type PartsPlan, partsOf } from './s3-parts'

/** Parts on their way at once: with the one being filled, all that is held of an object. */
const maxInFlight = 2

export interface UploadPlan extends PartsPlan {
  readonly name: string
}

/** Uploads of this object that a killed process left: nothing of them may stay. */
export const abortUploads = async (calls: S3Calls, name: string): Promise<void> => {
  for (const uploadId of await calls.listUploads(name)) await calls.abortUpload(name, uploadId)
}

const uploadWhole = async (calls: S3Calls, plan: UploadPlan): Promise<void> => {
  let body: Uint8Array = new Uint8Array(0)
  for await (const part of partsOf(plan)) body = part
  await calls.putObject({ name: plan.name, body, metadata: metadataOf(plan.seal) })
}

const uploadParts = async (calls: S3Calls, plan: UploadPlan, uploadId: string): Promise<readonly CompletedPart[]> => {
  const completed: CompletedPart[] = []
  const inFlight = new Set<Promise<void>>()
  let partNumber = 0
  try {
    for await (const body of partsOf(plan)) {
      if (inFlight.size >= maxInFlight) await Promise.race(inFlight)
      partNumber += 1
      const sent = calls.uploadPart({ name: plan.name, uploadId, partNumber, body }).then((part) => {
        completed.push(part)
        inFlight.delete(sent)
      })
      inFlight.add(sent)
    }
    await Promise.all(inFlight)
  } finally {
    // One failed: the others must have ended before the upload is aborted, else their parts would stay.
    await Promise.allSettled(inFlight)
  }
  return completed.sort((one, other) => one.partNumber - other.partNumber)
}

const uploadInParts = async (calls: S3Calls, plan: UploadPlan): Promise<void> => {
  await abortUploads(calls, plan.name)
  const uploadId = await calls.createUpload(plan.name, metadataOf(plan.seal))
  try {
    await calls.completeUpload(plan.name, uploadId, await uploadParts(calls, plan, uploadId))
  } catch (error) {
    // The answer to a first completion was lost, or somebody deleted the object: what lies there now will tell.
    if (hasCode(error, 'NoSuchUpload')) return
    await calls.abortUpload(plan.name, uploadId).catch((abortError: unknown) => {
      throw new AggregateError([error, abortError], 'An upload failed, and its parts could not be removed')
    })
    throw error
  }
}

/** Sends an object. Says nothing of what lies there afterwards: that must be read back. */
export const uploadObject = (calls: S3Calls, plan: UploadPlan): Promise<void> =>
  plan.seal.sizeBytes <= plan.partBytes ? uploadWhole(calls, plan) : uploadInParts(calls, plan)

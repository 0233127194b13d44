import { type CompletedPart, hasCode, type S3Calls } from './s3-calls'
import { formatMetadata } from './s3-metadata'
import { type PartsPlan, splitIntoParts } from './s3-parts'

/** Concurrent part uploads. These and the part being filled are all that is buffered of an object. */
const maxInFlight = 2

export interface UploadPlan extends PartsPlan {
  readonly name: string
}

/** Aborts uploads of this object that a killed process left, so that none of their parts remain. */
export const abortUploads = async (calls: S3Calls, name: string): Promise<void> => {
  for (const uploadId of await calls.listUploads(name)) await calls.abortUpload(name, uploadId)
}

const uploadWhole = async (calls: S3Calls, plan: UploadPlan): Promise<void> => {
  let body: Uint8Array = new Uint8Array(0)
  for await (const part of splitIntoParts(plan)) body = part
  await calls.putObject({ name: plan.name, body, metadata: formatMetadata(plan.seal, plan.codec.sealTagHex) })
}

const uploadParts = async (calls: S3Calls, plan: UploadPlan, uploadId: string): Promise<readonly CompletedPart[]> => {
  const completed: CompletedPart[] = []
  const inFlight = new Set<Promise<void>>()
  let partNumber = 0
  try {
    for await (const body of splitIntoParts(plan)) {
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
    // One part failed. The others must end before the upload is aborted, or their parts would remain.
    await Promise.allSettled(inFlight)
  }
  return completed.sort((first, second) => first.partNumber - second.partNumber)
}

const uploadInParts = async (calls: S3Calls, plan: UploadPlan): Promise<void> => {
  await abortUploads(calls, plan.name)
  const uploadId = await calls.createUpload(plan.name, formatMetadata(plan.seal, plan.codec.sealTagHex))
  try {
    await calls.completeUpload(plan.name, uploadId, await uploadParts(calls, plan, uploadId))
  } catch (error) {
    // The response to an earlier completion was lost, or the object was deleted; reading it back will show.
    if (hasCode(error, 'NoSuchUpload')) return
    await calls.abortUpload(plan.name, uploadId).catch((abortError: unknown) => {
      throw new AggregateError([error, abortError], 'An upload failed, and its parts could not be removed')
    })
    throw error
  }
}

/** Uploads an object. Does not verify the result; the caller must read it back. */
export const uploadObject = (calls: S3Calls, plan: UploadPlan): Promise<void> =>
  plan.codec.storedBytes <= plan.partBytes ? uploadWhole(calls, plan) : uploadInParts(calls, plan)

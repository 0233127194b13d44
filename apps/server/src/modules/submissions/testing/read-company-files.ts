import { Readable } from 'node:stream'
import { accessGrant } from '@candor/db'
import { makeShareProof } from '../../../platform/share-token'
import type { InterviewFixture } from '../../../testing/interview-fixture'
import { planVideo } from '../../content/downloads/plan-video'
import { createExportContext } from '../../exports/testing/open-exports'
import { readZip } from '../../exports/testing/read-zip'
import { getShared } from '../shared/operations/get-shared'

const exportedAtMs = Date.UTC(2026, 10, 25, 12)

/** The files that the company can export: the table, and the archive with the names and times of its recordings. */
export const exportFiles = async ({ deps, member }: InterviewFixture) => {
  deps.clock.advance(exportedAtMs - deps.clock.nowMs())
  const exports = await createExportContext(deps)
  exports.switches.openVideo = async (caller, wanted) => {
    const { parts } = await planVideo(deps, caller, wanted)
    const shown = parts.flat().map(({ mime, startOffsetMs, durationMs }) => ({ mime, startOffsetMs, durationMs }))
    const bytes = Buffer.from(JSON.stringify(shown))
    return {
      ending: 'webm',
      sizeBytes: bytes.byteLength,
      open: async () => Readable.from([bytes], { objectMode: false }),
    }
  }
  const fetchFile = async (format: 'csv' | 'zip') => {
    const made = await exports.make(member, { format, filter: {} })
    return exports.download(made.download?.url ?? '')
  }
  try {
    const csv = await fetchFile('csv')
    const zip = await fetchFile('zip')
    const entries = [...(await readZip(zip.bytes))].map(([name, bytes]) => [name, String(bytes)])
    return {
      csv: { ...csv, bytes: String(csv.bytes) },
      zip: { name: zip.name, hex: zip.bytes.toString('hex'), entries },
    }
  } finally {
    await exports.close()
  }
}

/** What a link shows to someone outside of the company. */
export const readShared = async ({ deps, member }: InterviewFixture, submissionId: string) => {
  const id = deps.newId()
  const tokenHash = deps.newToken(32)
  await deps.withActor(member, (tx) =>
    tx.insert(accessGrant).values({
      id,
      organizationId: member.organizationId,
      kind: 'link',
      tokenHash,
      targetType: 'submission',
      targetId: submissionId,
      mayWatch: true,
      showsContact: true,
      createdAt: new Date(deps.clock.nowMs()),
      expiresAt: new Date('2100-01-01T00:00:00.000Z'),
    }),
  )
  const signSharedRecording = (_: unknown, uploadId: string): string => uploadId
  const { submission, ...shared } = await getShared(
    { ...deps, signSharedRecording },
    { id, proof: makeShareProof(deps, { id, tokenHash }) },
  )
  return { ...shared, submission: { ...submission, assessment: null } }
}

import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { formatCanonicalJson } from '@candor/domain'
import type { FileOrder } from './file-order'
import { writeVerifier } from './files/verifier'
import { writeVerifyPage } from './files/verify-page'
import type { ExportPorts } from './ports'
import type { ZipArchive } from './providers/zip-archive'
import type { StoreWriter } from './store-writer'
import { addSubmission, streamArchive } from './write-archive'

type Files = Pick<ZipArchive, 'add' | 'addText'>

/** Adds files to an archive, and notes the hash of each while it passes through. */
const createHashingArchive = (archive: ZipArchive) => {
  const files: { readonly name: string; readonly sha256: string }[] = []
  const add: Files['add'] = async (name, { sizeBytes, open }) => {
    const hash = createHash('sha256')
    async function* pass(stream: Readable): AsyncGenerator<Uint8Array> {
      for await (const piece of stream) {
        hash.update(piece)
        yield piece
      }
    }
    await archive.add(name, { sizeBytes, open: async () => Readable.from(pass(await open()), { objectMode: false }) })
    files.push({ name, sha256: hash.digest('hex') })
  }
  const addText: Files['addText'] = (name, text) => {
    const bytes = Buffer.from(text)
    return add(name, { sizeBytes: bytes.byteLength, open: async () => Readable.from([bytes], { objectMode: false }) })
  }
  return { add, addText, files }
}

const joinLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** Writes the records of a submission, its recordings and transcript, and the program and the page that verify them. */
export const writeEvidence = (
  ports: Pick<ExportPorts, 'content' | 'records'>,
  order: FileOrder,
  out: StoreWriter,
): Promise<void> =>
  streamArchive(order, out, async (archive) => {
    const { context, member } = order
    const { readMe, verifier, page } = context.texts.evidence
    for await (const row of order.submissions()) {
      const { head, bodyHashes, records } = await ports.records.readEvidence(member.actor, row.id)
      const hashing = createHashingArchive(archive)
      await hashing.addText('README.txt', readMe.replaceAll('\n', '\r\n'))
      await hashing.addText('verify.html', writeVerifyPage(order.language, { ...verifier, ...page }))
      await hashing.addText('verify.mjs', writeVerifier(verifier))
      await hashing.addText('records.jsonl', joinLines(records.map((record) => formatCanonicalJson(record))))
      await hashing.addText('chain.txt', joinLines(bodyHashes))
      await addSubmission(ports, { archive: hashing, order, name: 'interview' }, row)
      const pack = {
        submissionId: row.id,
        createdAt: new Date(context.copiedAtMs).toISOString(),
        head,
        recordCount: records.length,
        files: hashing.files,
      }
      const sha256 = createHash('sha256').update(formatCanonicalJson(pack)).digest('hex')
      await archive.addText('pack.json', `${JSON.stringify({ ...pack, sha256 }, null, 2)}\n`)
    }
    archive.end()
  })

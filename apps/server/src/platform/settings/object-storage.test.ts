import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { startLoopbackS3 } from '@candor/media/testing'
import { expect, test } from 'vitest'
import { openObjects } from '../ports/create-ports'
import { readEnv } from './env'

const whole = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'recordings',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}
const getRefusal = (change: Readonly<Record<string, string>>): string => {
  try {
    readEnv({ ...whole, ...change })
    return ''
  } catch (error) {
    return error instanceof Error && error.name === 'StartError' ? error.message : String(error)
  }
}

test('returns null without settings or with empty ones, so that recordings stay on the disk', async () => {
  for (const source of [{}, { S3_ENDPOINT: '', S3_BUCKET: ' ' }, { S3_REGION: 'eu-1', S3_PREFIX: 'a/' }]) {
    const env = readEnv(source)
    expect(env.objectStorage).toBe(null)
    expect(await openObjects(env)).toBe(null)
  }
})

test('refuses incomplete settings in one sentence that names the missing ones', () => {
  for (const name of Object.keys(whole))
    expect(getRefusal({ [name]: ' ' })).toBe(`Object storage is half configured: also set ${name}, or none of them.`)
  expect(getRefusal({ S3_BUCKET: '', S3_ENDPOINT: '' })).toContain('set S3_ENDPOINT, S3_BUCKET,')
  expect(getRefusal({})).toBe('')
})

test('refuses an invalid address or prefix', () => {
  for (const endpoint of ['s3.example.org', 'ftp://s3.example.org', 'https://a:b@s3.example.org', 'https://s3/?x=1']) {
    expect(getRefusal({ S3_ENDPOINT: endpoint })).toContain('S3_ENDPOINT')
  }
  for (const prefix of ['candor', '/candor/', 'a//b/', '../', 'ứng viên/']) {
    expect(getRefusal({ S3_PREFIX: prefix })).toContain('S3_PREFIX')
  }
  for (const prefix of ['', 'candor/', 'a/b.c/']) expect(getRefusal({ S3_PREFIX: prefix })).toBe('')
})

test('stores objects encrypted in the bucket and reads them back decrypted', async () => {
  const service = await startLoopbackS3()
  const store = await openObjects(
    readEnv({
      S3_ENDPOINT: service.endpoint,
      S3_BUCKET: service.bucket,
      S3_ACCESS_KEY_ID: service.accessKeyId,
      S3_SECRET_ACCESS_KEY: service.secretAccessKey,
      MEDIA_KEY: randomBytes(32).toString('base64'),
    }),
  )
  if (store === null) throw new Error('No store was opened')
  const words = Buffer.from('words of a candidate')
  const sha256 = createHash('sha256').update(words).digest('hex')
  await store.put({ key: 'k', sizeBytes: words.byteLength, sha256, open: async () => Readable.from([words]) })
  const lying = service.objects.get('candor/k')?.bytes
  // The words and one tag that authenticates them.
  expect(lying?.byteLength).toBe(words.byteLength + 16)
  expect(Buffer.from(lying ?? '').toString()).not.toBe(words.toString())
  const blocks: Buffer[] = []
  for await (const block of (await store.read('k')) ?? []) blocks.push(block)
  expect(Buffer.concat(blocks).toString()).toBe(words.toString())
  await store.close()
  await service.close()
})

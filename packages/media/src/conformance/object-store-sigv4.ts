import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const hashSha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')
const computeHmac = (key: Uint8Array | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const canonicalizeQuery = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')

const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

export interface SignedRequest {
  readonly request: IncomingMessage
  readonly url: URL
  readonly body: Uint8Array
}

/** Checks a request's signature (version 4). Returns the protocol's error code, or null when it is valid. */
export const findSignatureError = (
  { request, url, body }: SignedRequest,
  keys: { readonly accessKeyId: string; readonly secretAccessKey: string },
): string | null => {
  const match = authorizationPattern.exec(request.headers.authorization ?? '')
  if (match === null) return 'AccessDenied'
  const [, accessKeyId = '', date = '', region = '', signedHeaders = '', signature = ''] = match
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  const payloadHash = String(request.headers['x-amz-content-sha256'])
  if (payloadHash !== hashSha256(body)) return 'XAmzContentSHA256Mismatch'
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('')
  const parts = [request.method ?? '', url.pathname, canonicalizeQuery(url), headers, signedHeaders, payloadHash]
  const scope = `${date}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', String(request.headers['x-amz-date']), scope, hashSha256(parts.join('\n'))].join(
    '\n',
  )
  const chain = [date, region, 's3', 'aws4_request']
  const key = chain.reduce<Uint8Array | string>(
    (secret, text) => computeHmac(secret, text),
    `AWS4${keys.secretAccessKey}`,
  )
  const expected = computeHmac(key, toSign)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

import { LRUCache } from 'lru-cache'

export interface BucketSize {
  /** What a client may use at once. */
  readonly tokens: number
  readonly tokensPerSecond: number
}

interface Bucket {
  tokens: number
  atMs: number
}

const maxBuckets = 50_000

/** Token buckets by key. The least recently used are forgotten, which fills them up. */
export const createTokenBuckets = (size: BucketSize, nowMs: () => number) => {
  const buckets = new LRUCache<string, Bucket>({ max: maxBuckets })
  const refill = (key: string): Bucket => {
    const now = nowMs()
    const bucket = buckets.get(key) ?? { tokens: size.tokens, atMs: now }
    const addedTokens = (Math.max(0, now - bucket.atMs) * size.tokensPerSecond) / 1000
    bucket.tokens = Math.min(size.tokens, bucket.tokens + addedTokens)
    bucket.atMs = now
    buckets.set(key, bucket)
    return bucket
  }
  return {
    /** Seconds to wait; 0: the tokens are there. */
    getWaitSeconds(key: string, tokens: number): number {
      const missing = tokens - refill(key).tokens
      return missing <= 0 ? 0 : Math.ceil(missing / size.tokensPerSecond)
    },
    /** A negative number gives tokens back. */
    take(key: string, tokens: number): void {
      const bucket = refill(key)
      bucket.tokens = Math.min(size.tokens, bucket.tokens - tokens)
    },
  }
}
export type TokenBuckets = ReturnType<typeof createTokenBuckets>

import { safeReturnPath } from '@candor/domain'

/** Plain-string query parameters, typed. The router's own parser turns `?code=123456` into a number and leaves `012345` a string. */
type Raw = Record<string, unknown>
type Reader<T> = (raw: unknown) => T | undefined
type Shape = Record<string, Reader<unknown>>
type Out<S extends Shape> = { [K in keyof S]?: NonNullable<ReturnType<S[K]>> | undefined }

export const text: Reader<string> = (raw) => (typeof raw === 'string' && raw !== '' ? raw : undefined)

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const id: Reader<string> = (raw) => (typeof raw === 'string' && uuid.test(raw) ? raw : undefined)

export const flag: Reader<true> = (raw) =>
  raw === '' || raw === '1' || raw === 'true' || raw === true ? true : undefined

function toNumber(raw: unknown): number {
  if (typeof raw === 'number') return raw
  return typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : Number.NaN
}

export const int =
  (min: number): Reader<number> =>
  (raw) => {
    const value = toNumber(raw)
    return Number.isSafeInteger(value) && value >= min ? value : undefined
  }

export const parseEnum =
  <const T extends string>(...all: readonly T[]): Reader<T> =>
  (raw) =>
    all.find((value) => value === raw)

/** A path inside the product, as `return_url` and `from` must be; anything that could lead elsewhere is dropped (W-03). */
export const innerPath: Reader<string> = (raw) => text(typeof raw === 'string' ? safeReturnPath(raw, '') : raw)

/**
 * A `validateSearch` that keeps the known parameters that read well. The others are undefined and not absent, because the router adds
 * what the address says where a parameter is absent.
 */
export const search =
  <S extends Shape>(shape: S) =>
  (raw: Raw): Out<S> => {
    const out: Out<S> = {}
    for (const key in shape) Object.assign(out, { [key]: shape[key]?.(raw[key]) })
    return out
  }

export const parseSearch = (query: string): Raw => Object.fromEntries(new URLSearchParams(query))

export function stringifySearch(values: Raw): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') params.set(key, value === true ? '1' : String(value))
  }
  const query = params.toString()
  return query && `?${query}`
}

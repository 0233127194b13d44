import { BlockList, isIP } from 'node:net'

/** The proxies whose `X-Forwarded-For` is believed. */
export interface TrustedProxies {
  includes(address: string): boolean
}

const getFamily = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

interface Range {
  readonly address: string
  /** Null: a single address. */
  readonly bits: number | null
}

const rangePattern = /^([^/]+)(?:\/(\d{1,3}))?$/

const parseRange = (text: string): Range | null => {
  const [, address = '', prefix] = rangePattern.exec(text) ?? []
  if (isIP(address) === 0) return null
  if (prefix === undefined) return { address, bits: null }
  const maxBits = isIP(address) === 6 ? 128 : 32
  return Number(prefix) <= maxBits ? { address, bits: Number(prefix) } : null
}

/** Reads addresses and ranges, separated by commas; null if one of them is neither. */
export const parseTrustedProxies = (value: string): TrustedProxies | null => {
  const entries = value.split(',').map((part) => part.trim())
  const ranges = entries.filter((entry) => entry !== '').map(parseRange)
  const list = new BlockList()
  for (const range of ranges) {
    if (range === null) return null
    const { address, bits } = range
    if (bits === null) list.addAddress(address, getFamily(address))
    else list.addSubnet(address, bits, getFamily(address))
  }
  return { includes: (address) => isIP(address) !== 0 && list.check(address, getFamily(address)) }
}

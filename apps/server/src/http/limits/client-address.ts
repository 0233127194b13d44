import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { TrustedProxies } from '../../platform/settings/trusted-proxies'

/** IPv4 as it is; `::ffff:1.2.3.4` is IPv4 too. */
export const normalizeAddress = (address: string): string =>
  address.toLowerCase().startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address

const expandGroups = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
}

/** What one client can't change at will: an IPv4 address, or the /64 network of an IPv6 address. */
export const getNetwork = (address: string): string => {
  const normal = normalizeAddress(address)
  if (isIP(normal) !== 6) return normal
  const groups = expandGroups(normal.split('%')[0] ?? '').slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/**
 * The network that a request comes from. A trusted proxy's `X-Forwarded-For` is read from its end, because everything in front of
 * the first address that is not trusted was written by the client. Null: a trusted proxy itself, which is not limited.
 */
export const findClientNetwork = (
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string | null => {
  const chain = (forwardedFor ?? '').split(',').map((part) => normalizeAddress(part.trim()))
  let address = normalizeAddress(socketAddress ?? '')
  while (proxies.includes(address)) {
    const next = chain.pop()
    if (next === undefined || isIP(next) === 0) return null
    address = next
  }
  return getNetwork(address)
}

export const readForwardedFor = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const value = headers['x-forwarded-for']
  return Array.isArray(value) ? value.join(',') : value
}

/** `findClientNetwork` for a request. */
export const getClientNetwork = (request: FastifyRequest, proxies: TrustedProxies): string | null =>
  findClientNetwork(request.raw.socket.remoteAddress, readForwardedFor(request), proxies)

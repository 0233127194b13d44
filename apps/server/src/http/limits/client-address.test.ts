import { expect, test } from 'vitest'
import { parseTrustedProxies } from '../../platform/settings/trusted-proxies'
import { findClientNetwork, getNetwork } from './client-address'

const parse = (value: string) => {
  const proxies = parseTrustedProxies(value)
  if (proxies === null) throw new Error(`${value} can't be read`)
  return proxies
}
const none = parse('')
const proxies = parse('10.0.0.0/8, 192.168.1.7,fd00::/8')

test('the network of a client is its IPv4 address, or the first half of its IPv6 address however it is written', () => {
  expect(getNetwork('203.0.113.9')).toBe('203.0.113.9')
  expect(getNetwork('::ffff:203.0.113.9')).toBe('203.0.113.9')
  const forms = ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:1:2:3', '2001:db8:1:2:0:0:0:9']
  expect(new Set(forms.map(getNetwork))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(getNetwork('::1')).toBe('0:0:0:0::/64')
})

test('X-Forwarded-For of a client that is no trusted proxy is ignored', () => {
  expect(findClientNetwork('203.0.113.9', '198.51.100.1', none)).toBe('203.0.113.9')
  expect(findClientNetwork('203.0.113.9', '198.51.100.1', proxies)).toBe('203.0.113.9')
})

test('behind trusted proxies the last address that is not trusted counts, so that a client can’t choose it', () => {
  expect(findClientNetwork('10.0.0.1', '198.51.100.1', proxies)).toBe('198.51.100.1')
  expect(findClientNetwork('10.0.0.1', '1.1.1.1, 198.51.100.1, 192.168.1.7', proxies)).toBe('198.51.100.1')
  expect(findClientNetwork('::ffff:10.0.0.1', '2001:db8:1:2::5', proxies)).toBe('2001:db8:1:2::/64')
})

test('a trusted proxy that names no client is not limited', () => {
  expect(findClientNetwork('10.0.0.1', undefined, proxies)).toBeNull()
  expect(findClientNetwork('10.0.0.1', 'unknown', proxies)).toBeNull()
})

test.each(['10.0.0', '10.0.0.1/33', '10.0.0.1/', '10.0.0.1/8/8', 'proxy.example', 'fd00::/129'])(
  'a list of proxies with %s is refused',
  (value) => {
    expect(parseTrustedProxies(value)).toBeNull()
  },
)

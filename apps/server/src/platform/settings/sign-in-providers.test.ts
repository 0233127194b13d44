import { expect, test } from 'vitest'
import { readEnv } from './env'
import { readSignInProviders } from './sign-in-providers'

const google = { CONNECT_PROVIDERS: 'google', CONNECT_GOOGLE_CLIENT_ID: 'id', CONNECT_GOOGLE_CLIENT_SECRET: 'secret' }
const acme = {
  CONNECT_PROVIDERS: 'acme-id',
  CONNECT_ACME_ID_ISSUER: 'https://login.acme.example/realms/staff',
  CONNECT_ACME_ID_CLIENT_ID: 'id',
  CONNECT_ACME_ID_CLIENT_SECRET: 'secret',
}
const getRefusal = (change: Readonly<Record<string, string>>): string => {
  try {
    readSignInProviders({ ...google, ...change })
    return ''
  } catch (error) {
    return error instanceof Error && error.name === 'StartError' ? error.message : String(error)
  }
}

test.each([undefined, '', ' , '])('configures no provider if CONNECT_PROVIDERS is %j', (ids) => {
  expect(readEnv({ CONNECT_PROVIDERS: ids, CONNECT_GOOGLE_CLIENT_ID: 'unused' }).signInProviders).toEqual([])
})

test('uses known addresses for known providers and OpenID Connect for others, in the given order', () => {
  const secrets = Object.fromEntries(
    ['GITHUB', 'LINKEDIN'].flatMap((name) => [
      [`CONNECT_${name}_CLIENT_ID`, 'id'],
      [`CONNECT_${name}_CLIENT_SECRET`, 'secret'],
    ]),
  )
  const CONNECT_PROVIDERS = 'linkedin, acme-id,google,github'
  const providers = readSignInProviders({ ...google, ...acme, ...secrets, CONNECT_PROVIDERS })
  expect(providers.map(({ id, kind, label, issuer }) => [id, kind, label, issuer.href])).toEqual([
    ['linkedin', 'linkedin', 'LinkedIn', 'https://www.linkedin.com/oauth'],
    ['acme-id', 'openid', 'acme-id', 'https://login.acme.example/realms/staff'],
    ['google', 'openid', 'Google', 'https://accounts.google.com/'],
    ['github', 'github', 'GitHub', 'https://github.com/'],
  ])
})

test('shows a configured label', () => {
  expect(readSignInProviders({ ...acme, CONNECT_ACME_ID_LABEL: ' Công ty Sao ' })[0]?.label).toBe('Công ty Sao')
})

test.each([
  [{ CONNECT_GOOGLE_CLIENT_ID: ' ' }, 'CONNECT_GOOGLE_CLIENT_ID'],
  [{ CONNECT_GOOGLE_CLIENT_SECRET: '' }, 'CONNECT_GOOGLE_CLIENT_SECRET'],
  [{ CONNECT_PROVIDERS: 'acme' }, 'CONNECT_ACME_ISSUER'],
  [{ CONNECT_PROVIDERS: 'google,google' }, 'CONNECT_PROVIDERS'],
  [{ CONNECT_PROVIDERS: 'Google' }, 'CONNECT_PROVIDERS'],
  [{ CONNECT_PROVIDERS: '../x' }, 'CONNECT_PROVIDERS'],
  [{ CONNECT_GOOGLE_LABEL: 'x'.repeat(41) }, 'CONNECT_GOOGLE_LABEL'],
  [{ CONNECT_GOOGLE_ISSUER: 'accounts.google.com' }, 'CONNECT_GOOGLE_ISSUER'],
  [{ CONNECT_GOOGLE_ISSUER: 'http://accounts.google.com' }, 'CONNECT_GOOGLE_ISSUER'],
  [{ CONNECT_GOOGLE_ISSUER: 'http://localhost.evil.example' }, 'CONNECT_GOOGLE_ISSUER'],
  [{ CONNECT_GOOGLE_ISSUER: 'ftp://localhost' }, 'CONNECT_GOOGLE_ISSUER'],
  [{ CONNECT_GOOGLE_ISSUER: 'https://a:b@accounts.google.com' }, 'CONNECT_GOOGLE_ISSUER'],
  [{ CONNECT_GOOGLE_ISSUER: 'https://accounts.google.com/?x=1' }, 'CONNECT_GOOGLE_ISSUER'],
])('refuses to start with %j and names the setting to correct', (change, setting) => {
  expect(getRefusal(change)).toMatch(new RegExp(`^${setting} `))
})

test('accepts http only for a provider on this machine', () => {
  expect(getRefusal({ CONNECT_GOOGLE_ISSUER: 'http://127.0.0.1:4000' })).toBe('')
})

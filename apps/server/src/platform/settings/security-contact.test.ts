import { expect, test } from 'vitest'
import { readEnv } from './env'

test.each([
  [{ SECURITY_CONTACT: 'security@example.org' }, 'mailto:security@example.org'],
  [{ SECURITY_CONTACT: 'https://example.org/report' }, 'https://example.org/report'],
  [{ SUPPORT_EMAIL: 'help@example.org' }, 'mailto:help@example.org'],
  [{ SECURITY_CONTACT: 'security@example.org', SUPPORT_EMAIL: 'help@example.org' }, 'mailto:security@example.org'],
  [{ SUPPORT_EMAIL: 'Room 4' }, null],
  [{}, null],
])('reads the security contact from %j', (settings, contact) => {
  expect(readEnv(settings).securityContact).toBe(contact)
})

test.each(['call us', 'http://example.org/report', 'a@example.org\nContact: b@example.org'])(
  'refuses to start with the security contact %j',
  (contact) => {
    expect(() => readEnv({ SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT must be')
  },
)

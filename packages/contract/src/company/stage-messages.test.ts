import { expect, test } from 'vitest'
import { fillPlaceholders, hasKnownPlaceholders, zStageMessages } from './stage-messages'

test.each(['Hello {first_name}', 'no placeholder', '{position} at {organization}'])('accepts "%s"', (text) => {
  expect(hasKnownPlaceholders(text)).toBe(true)
})

test.each(['Hello {name}', 'Hello {first_name', 'Hello first_name}', 'Hello {{first_name}}', 'Hello {}'])(
  'refuses "%s"',
  (text) => {
    expect(hasKnownPlaceholders(text)).toBe(false)
  },
)

test('fills placeholders, and reads none in the values', () => {
  const values = { first_name: '{position}', position: 'Cook', organization: '$& & Co' }
  expect(fillPlaceholders('{first_name}, {position}, {organization}', values)).toBe('{position}, Cook, $& & Co')
})

test('needs every language and refuses an empty or a broken text', () => {
  const message = { subject: 'About {position}', text: 'Hello {first_name}' }
  expect(zStageMessages.safeParse({ en: message, vi: null }).success).toBe(true)
  expect(zStageMessages.safeParse({ en: message }).success).toBe(false)
  expect(zStageMessages.safeParse({ en: { ...message, text: ' ' }, vi: null }).success).toBe(false)
  expect(zStageMessages.safeParse({ en: { ...message, subject: '{role}' }, vi: null }).success).toBe(false)
})

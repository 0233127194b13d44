import { describe, expect, test } from 'vitest'
import { isDisplayName, neutralizeName } from './display-name'

const names = [
  'Nguyễn Thị Ánh',
  'O’Brien',
  'J.R.R. Tolkien',
  'TP.HCM',
  'PGS.TS Lê Minh',
  'Sao Mai Co., Ltd.',
  'AT&T',
  'نرگس‌ها',
]
const refused = [
  'https://evil.example',
  'Win at evil.com',
  'evil.com/prize',
  'bit.ly/x',
  'WWW.evil',
  'mai@example.org',
  'Mai\u202Egnp.exe',
  'Mai\u2066x',
  'Mai\u0007',
  'Mai\u200B',
  'Mai\r\nBcc: x',
]

describe('isDisplayName', () => {
  test.each(names)('accepts the name %j', (name) => {
    expect(isDisplayName(name)).toBe(true)
  })

  test.each(refused)('refuses %j', (name) => {
    expect(isDisplayName(name)).toBe(false)
  })
})

describe('neutralizeName', () => {
  test.each(refused)('leaves nothing of %j that a mail program would link or reorder', (name) => {
    expect(isDisplayName(neutralizeName(name))).toBe(true)
  })

  test('leaves an ordinary name unchanged', () => {
    expect(neutralizeName('Nguyễn Thị Ánh')).toBe('Nguyễn Thị Ánh')
  })
})

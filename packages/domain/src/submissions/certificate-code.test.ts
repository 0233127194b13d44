import { expect, test } from 'vitest'
import {
  certificateCodeBytes,
  createCertificateCode,
  formatCertificateCode,
  parseCertificateCode,
} from './certificate-code'

const bytes = Uint8Array.from({ length: certificateCodeBytes }, (_, index) => (index * 37 + 11) % 256)

test('createCertificateCode uses every bit of 17 bytes and half of the last one', () => {
  const codes = new Set<string>()
  for (let bit = 0; bit < 144; bit += 1) {
    const flipped = Uint8Array.from(bytes)
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (0x80 >> (bit & 7))
    codes.add(createCertificateCode(flipped))
  }
  // The last four bits have no character.
  codes.delete(createCertificateCode(bytes))
  expect(codes.size).toBe(140)
})

test('createCertificateCode rejects fewer bytes than a code needs', () => {
  expect(() => createCertificateCode(bytes.slice(1))).toThrow('too few random bytes')
})

test('parseCertificateCode reads what formatCertificateCode writes, and what people make of it', () => {
  const code = createCertificateCode(bytes)
  const written = formatCertificateCode(code)
  expect(written).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
  const typed = written.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ' ')
  for (const text of [code, written, ` ${typed} `]) expect(parseCertificateCode(text)).toBe(code)
})

test('parseCertificateCode rejects other lengths and characters', () => {
  const code = createCertificateCode(bytes)
  for (const text of ['', code.slice(1), `${code}0`, `U${code.slice(1)}`, `%${code.slice(1)}`]) {
    expect(parseCertificateCode(text)).toBe(null)
  }
})

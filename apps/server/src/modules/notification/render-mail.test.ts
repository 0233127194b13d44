import { interfaceLanguages, secondFactorChanges } from '@candor/contract'
import { describe, expect, test } from 'vitest'
import type { MailTemplate } from './mail-template'
import { renderMail } from './render-mail'

const templates: readonly MailTemplate[] = [
  { name: 'sign-up-code', code: '482913', minutes: 10 },
  { name: 'sign-in-code', code: '482913', minutes: 10 },
  { name: 'candidate-code', code: '482913', minutes: 10 },
  { name: 'reset-code', code: '482913', minutes: 10 },
  { name: 'sign-in-link', url: 'https://candor.example/in', minutes: 15 },
  { name: 'candidate-link', url: 'https://candor.example/interview/x', minutes: 15 },
  { name: 'confirm-email', url: 'https://candor.example/verify', hours: 24 },
  { name: 'no-interviews' },
  { name: 'password-changed', resetUrl: 'https://candor.example/reset' },
  ...secondFactorChanges.map((change) => ({
    name: 'second-factor-changed' as const,
    change,
    settingsUrl: 'https://candor.example/settings',
  })),
  { name: 'provider-linked', provider: 'Acme', settingsUrl: 'https://candor.example/settings' },
  {
    name: 'organization-invite',
    organizationName: 'Sao Mai',
    invitedBy: 'Mai Trần',
    role: 'reviewer',
    url: 'https://candor.example/invite',
    days: 7,
  },
  { name: 'already-registered', signInUrl: 'https://candor.example/sign-in' },
  { name: 'no-account', signUpUrl: 'https://candor.example/sign-up' },
]
const words = (value: string): string[] => value.split(/\s+/)

describe('renderMail', () => {
  test.each(templates)(
    'a mail of kind $name says the same in plain text and in HTML, in both languages',
    (template) => {
      for (const language of interfaceLanguages) {
        const { subject, text, html } = renderMail(template, language)
        expect(subject.length).toBeGreaterThan(5)
        const shown = html.replaceAll(/<head>.*<\/head>/g, ' ').replaceAll(/<[^>]+>/g, ' ')
        const plain = text.replaceAll(/: https?:\S+/g, '').replace('--', '')
        expect(words(shown).filter(Boolean).join(' ')).toBe(words(plain).filter(Boolean).join(' '))
        expect(html).toContain(`<html lang="${language}">`)
      }
      expect(renderMail(template, 'en').text).not.toBe(renderMail(template, 'vi').text)
    },
  )

  test('a mail with an unsubscribe link has it in the text and the HTML', () => {
    const unsubscribeUrl = 'https://candor.example/unsubscribe?token=a.b'
    const { text, html } = renderMail({ name: 'no-interviews' }, 'en', { unsubscribeUrl })
    expect(text).toContain(`Unsubscribe from invitations: ${unsubscribeUrl}`)
    expect(html).toContain(`href="${unsubscribeUrl}"`)
    expect(renderMail({ name: 'no-interviews' }, 'en').text).not.toContain('Unsubscribe')
  })

  test('a mail has its link in the text and the HTML', () => {
    const { text, html } = renderMail({ name: 'no-account', signUpUrl: 'https://candor.example/x?a=1&b=2' }, 'vi')
    expect(text).toContain('https://candor.example/x?a=1&b=2')
    expect(html).toContain('href="https://candor.example/x?a=1&amp;b=2"')
  })

  test('a mail escapes markup', () => {
    const { html } = renderMail({ name: 'sign-up-code', code: '<img src=x onerror="alert(1)">', minutes: 10 }, 'en')
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  })

  test('a mail keeps its subject on one line', () => {
    const { subject } = renderMail({ name: 'sign-up-code', code: '1\r\nBcc: eve@example.org', minutes: 10 }, 'en')
    expect(subject).toBe('1 Bcc: eve@example.org is your Candor code')
  })
})

import { interfaceLanguages, noticeKinds, secondFactorChanges } from '@candor/contract'
import { describe, expect, test } from 'vitest'
import { omitLogo } from './logo-image'
import type { MailTemplate } from './mail-template'
import { renderCalendar, renderMail } from './render-mail'
import { digestTemplate, interviewTemplate } from './testing/mail-fixture'
import { parseCalendar } from './testing/parse-calendar'

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
  {
    name: 'notice-digest',
    organizationName: 'Sao Mai',
    counts: noticeKinds.map((kind, index) => ({ kind, count: index + 1 })),
    url: 'https://candor.example/company/notices',
    settingsUrl: 'https://candor.example/company/setting/notices',
  },
  { name: 'result-ready', organizationName: 'Sao Mai', url: 'https://candor.example/submission/1' },
  {
    name: 'interview-submitted',
    organizationName: 'Sao Mai',
    positionName: 'Kỹ sư',
    isAiAllowed: true,
    isResultShared: false,
    replyByMs: Date.UTC(2026, 11, 4, 9),
    url: 'https://candor.example/submission/1',
  },
  {
    name: 'interview-deleted',
    organizationName: 'Sao Mai',
    positionName: 'Recruiter',
    undoMinutes: 10,
    keptUntilMs: null,
    url: 'https://candor.example/submission/1',
  },
]
const interviewTemplates = [
  interviewTemplate,
  { ...interviewTemplate, name: 'interview-reminder' as const, contact: null, recipientName: '', isSpoken: false },
]
const words = (value: string): string[] => value.split(/\s+/)

describe('renderMail', () => {
  test('a mail of an interview shows the logo by the company’s name, and is the same without it', () => {
    const [without, shown] = [false, true].map((hasLogo) => renderMail({ ...interviewTemplate, hasLogo }, 'en'))
    expect([without?.hasLogo, shown?.hasLogo]).toEqual([false, true])
    expect(shown?.html).toContain('<img src="cid:logo@candor" alt="Sao Mai"')
    expect(omitLogo(shown?.html ?? '')).toBe(without?.html)
    expect(shown?.text).toBe(without?.text)
  })

  test('markup in the name of a company can’t leave the logo’s text, nor stay behind when the logo is removed', () => {
    const template = { ...interviewTemplate, organizationName: '"><script>1</script>' }
    const [without, shown] = [false, true].map((hasLogo) => renderMail({ ...template, hasLogo }, 'en'))
    expect(shown?.html).not.toContain('<script')
    expect(omitLogo(shown?.html ?? '')).toBe(without?.html)
  })

  test('says first in an invitation that an AI asks the questions, links its notice, and says that one can ask for an adjustment', () => {
    for (const name of ['interview-invitation', 'interview-reminder'] as const) {
      const texts = (['en', 'vi'] as const).map((language) => renderMail({ ...interviewTemplate, name }, language).text)
      expect(texts.map((text) => text.split('\n\n')[2])).toEqual([
        'An AI asks the questions in this interview. People at the company decide.',
        'Trí tuệ nhân tạo (AI) đặt câu hỏi trong buổi phỏng vấn này. Con người tại công ty quyết định.',
      ])
      for (const text of texts) expect(text).toContain(interviewTemplate.noticeUrl)
      expect(texts[0]).toContain('you can ask for an adjustment on its page, before or during it')
      expect(texts[1]).toContain('bạn có thể yêu cầu điều chỉnh trên trang phỏng vấn')
    }
  })

  test.each([...templates, ...interviewTemplates])(
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
    const digest = renderMail(digestTemplate, 'vi', { unsubscribeUrl })
    expect(digest.text).toContain(`Ngừng nhận các email này: ${unsubscribeUrl}`)
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

  test('a digest counts what is new in both languages, and links to the notices and to their settings', () => {
    const template = {
      name: 'notice-digest',
      organizationName: 'evil.example',
      counts: [
        { kind: 'new_submission', count: 3 },
        { kind: 'mention', count: 1 },
      ],
      url: 'https://candor.example/company/notices',
      settingsUrl: 'https://candor.example/company/setting/notices',
    } as const
    const [english, vietnamese] = [renderMail(template, 'en'), renderMail(template, 'vi')]
    expect(english.text).toContain('3 new interviews were submitted.\n\nA colleague mentioned you in a note.')
    expect(vietnamese.text).toContain('3 buổi phỏng vấn mới đã được nộp.')
    for (const { subject, text } of [english, vietnamese]) {
      expect(text).toContain(template.settingsUrl)
      expect(text).toContain(`: ${template.url}\n`)
      expect(`${subject} ${text}`).not.toContain('evil.example')
    }
  })

  test('the mail to a candidate whose result is ready has the link in both languages', () => {
    const url = 'https://candor.example/submission/1?interview=2'
    const template = { name: 'result-ready', organizationName: 'Sao Mai', url } as const
    const [english, vietnamese] = [renderMail(template, 'en'), renderMail(template, 'vi')]
    expect(english.subject).toBe('Your interview result from Sao Mai')
    expect(english.text).toContain(`View result: ${url}`)
    expect(vietnamese.subject).toBe('Kết quả phỏng vấn của bạn tại Sao Mai')
    expect(vietnamese.text).toContain(`Xem kết quả: ${url}`)
  })

  test('a mail about an assessment makes no link of an organization’s name', () => {
    const template = { name: 'result-ready', organizationName: 'evil.example', url: 'https://candor.example' } as const
    const { subject, text } = renderMail(template, 'en')
    expect(`${subject} ${text}`).not.toContain('evil.example')
  })

  test('a mail keeps its subject on one line', () => {
    const { subject } = renderMail({ name: 'sign-up-code', code: '1\r\nBcc: eve@example.org', minutes: 10 }, 'en')
    expect(subject).toBe('1 Bcc: eve@example.org is your Candor code')
  })
})

describe('renderCalendar', () => {
  const nowMs = Date.UTC(2026, 10, 26)
  const parse = (template: MailTemplate, language: 'en' | 'vi') =>
    parseCalendar(renderCalendar(template, language, nowMs) ?? '')

  test('an invitation has an event at its deadline in the language of the mail', () => {
    expect(parse(interviewTemplate, 'en')).toMatchObject({
      start: '20261210T165900Z',
      title: 'Last chance to start: interview with Sao Mai',
      language: 'en',
    })
    const { title, description, language } = parse(interviewTemplate, 'vi')
    expect([title, language]).toEqual(['Hạn bắt đầu: phỏng vấn với Sao Mai', 'vi'])
    expect(description).toContain('Vị trí: Kỹ sư; độ tin cậy, Hà Nội.')
  })

  test('the event of a reminder has the id of the invitation’s event', () => {
    const reminder = { ...interviewTemplate, name: 'interview-reminder' as const }
    expect(parse(reminder, 'en').uid).toBe(parse(interviewTemplate, 'en').uid)
    const other = { ...interviewTemplate, invitationId: 'fedcba98-89ab-7def-8123-456789abcdef' }
    expect(parse(other, 'en').uid).not.toBe(parse(interviewTemplate, 'en').uid)
  })

  test('the event has no personal link, and no person of the company', () => {
    for (const language of interfaceLanguages) {
      const file = (renderCalendar(interviewTemplate, language, nowMs) ?? '').replaceAll('\r\n ', '')
      for (const secret of ['http', 'secret', 'Mai Trần', 'mai@example.org', 'Linh']) expect(file).not.toContain(secret)
    }
  })

  test('other mails have no calendar file', () => {
    for (const template of templates) expect(renderCalendar(template, 'en', nowMs)).toBeNull()
  })
})

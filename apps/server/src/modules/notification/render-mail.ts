import type { InterfaceLanguage, MailCategory } from '@candor/contract'
import { formatCalendar } from './format-calendar'
import { formatLogoImage } from './logo-image'
import type { MailTemplate, MailTexts } from './mail-template'
import { getCategory, mailTexts } from './templates'

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The HTML shows the organization's logo, which is attached when the mail is sent. */
  readonly hasLogo: boolean
}

interface Unsubscribe {
  readonly label: string
  readonly url: string
}
const unsubscribeLabels: Readonly<Record<MailCategory, Readonly<Record<InterfaceLanguage, string>>>> = {
  invitations: { en: 'Unsubscribe from invitations', vi: 'Ngừng nhận lời mời' },
  notices: { en: 'Unsubscribe from these emails', vi: 'Ngừng nhận các email này' },
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (value: string): string => value.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const asText = (texts: MailTexts, unsubscribe: Unsubscribe | null): string =>
  [
    texts.heading,
    ...(texts.code === undefined ? [] : [texts.code]),
    ...texts.lines,
    ...(texts.action === undefined ? [] : [`${texts.action.label}: ${texts.action.url}`]),
    ...(texts.details === undefined ? [] : [`${texts.details.label}: ${texts.details.url}`]),
    '--',
    texts.footer,
    ...(unsubscribe === null ? [] : [`${unsubscribe.label}: ${unsubscribe.url}`]),
  ].join('\n\n')

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;line-height:1.6;white-space:pre-line">${escapeHtml(text)}</p>`
const codeBlock = (code: string): string =>
  `<p style="margin:0 0 16px;font-size:32px;letter-spacing:6px;font-weight:600;font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`
const button = ({ label, url }: NonNullable<MailTexts['action']>): string =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;background:#3a50ca;color:#ffffff;padding:12px 24px;border-radius:10px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`

const detailsLine = ({ label, url }: NonNullable<MailTexts['details']>): string =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="color:#3a50ca">${escapeHtml(label)}</a></p>`

const unsubscribeLine = ({ label, url }: Unsubscribe): string =>
  `<p style="margin:12px 0 0;font-size:13px"><a href="${escapeHtml(url)}" style="color:#656972">${escapeHtml(label)}</a></p>`

const asHtml = (texts: MailTexts, language: InterfaceLanguage, unsubscribe: Unsubscribe | null): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(texts.subject)}</title></head>`,
    '<body style="margin:0;background:#fbfaf7;color:#181b25;font-family:ui-sans-serif,system-ui,Segoe UI,Roboto,sans-serif;font-size:16px">',
    '<div style="max-width:520px;margin:0 auto;padding:32px 20px">',
    texts.logoText === undefined ? '' : formatLogoImage(escapeHtml(texts.logoText)),
    `<h1 style="font-size:22px;line-height:1.35;margin:0 0 16px">${escapeHtml(texts.heading)}</h1>`,
    texts.code === undefined ? '' : codeBlock(texts.code),
    ...texts.lines.map(paragraph),
    texts.action === undefined ? '' : button(texts.action),
    texts.details === undefined ? '' : detailsLine(texts.details),
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e3e2dd;color:#656972;font-size:13px;line-height:1.6">${escapeHtml(texts.footer)}</p>`,
    unsubscribe === null ? '' : unsubscribeLine(unsubscribe),
    '</div></body></html>',
  ].join('')

/** Subject, plain text and HTML of a template. Values are escaped in the HTML and can't break header lines. */
export const renderMail = (
  template: MailTemplate,
  language: InterfaceLanguage,
  { unsubscribeUrl = null }: { readonly unsubscribeUrl?: string | null } = {},
): RenderedMail => {
  const texts = mailTexts(template, language)
  const label = unsubscribeLabels[getCategory(template) ?? 'invitations'][language]
  const unsubscribe = unsubscribeUrl === null ? null : { label, url: unsubscribeUrl }
  return {
    subject: texts.subject.replaceAll(/[\r\n]+/g, ' '),
    text: asText(texts, unsubscribe),
    html: asHtml(texts, language, unsubscribe),
    hasLogo: texts.logoText !== undefined,
  }
}

/** The calendar file of a template; null: it has none. */
export const renderCalendar = (template: MailTemplate, language: InterfaceLanguage, nowMs: number): string | null => {
  const { event } = mailTexts(template, language)
  return event === undefined ? null : formatCalendar(event, { nowMs, language })
}

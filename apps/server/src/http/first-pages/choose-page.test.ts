import { expect, test } from 'vitest'
import { chooseLanguage, choosePage } from './choose-page'

const linkId = 'aB3_-'.repeat(5)
const choose = (url: string, parts: { hostname?: string; hasInterviews?: boolean } = {}) => {
  const { pathname, search } = new URL(url, 'https://candor.example')
  const visit = {
    path: pathname,
    search: new URLSearchParams(search),
    hostname: 'candor.example',
    hasInterviews: false,
  }
  return choosePage({ ...visit, ...parts })
}

test.each([
  ['/', 'home'],
  ['/?anything=1', 'home'],
  ['/company/sign-in', 'sign-in'],
  ['/company/sign-in?selected_lang=vi&utm_source=mail', 'sign-in'],
  ['/company/sign-in?email=mai@example.org', 'skeleton'],
  ['/company/sign-in?return_url=/company/outbox', 'skeleton'],
  [`/interview/${linkId}`, 'intro'],
  [`/interview/${linkId}?selected_lang=vi`, 'intro'],
  [`/interview/${linkId}?code=1`, 'skeleton'],
  [`/interview/${linkId}?access_token=a&lg_key=b`, 'skeleton'],
  [`/interview/${linkId}?mode=text`, 'skeleton'],
  ['/interview/short', 'skeleton'],
  [`/interview/${linkId}/start`, 'skeleton'],
  ['/company/interview-sets', 'skeleton'],
  ['/no/page/of/ours', 'skeleton'],
])('%s shows the page %s', (url, page) => {
  expect(choose(url).page).toBe(page)
})

test('the first step of an interview is not rendered for a browser that has interviews', () => {
  expect(choose(`/interview/${linkId}`)).toEqual({ page: 'intro', linkId })
  expect(choose(`/interview/${linkId}`, { hasInterviews: true })).toEqual({ page: 'skeleton' })
})

test.each([
  ['candor.example', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('signing in at %s offers passkeys: %s', (hostname, canUsePasskeys) => {
  expect(choose('/company/sign-in', { hostname })).toEqual({ page: 'sign-in', canUsePasskeys })
})

test.each([
  ['', {}, 'en'],
  ['?selected_lang=vi', {}, 'vi'],
  ['?selected_lang=fr', {}, 'en'],
  ['', { candor_language: 'vi' }, 'vi'],
  ['', { '__Host-candor_language': 'vi' }, 'vi'],
  ['?selected_lang=en', { candor_language: 'vi' }, 'en'],
  ['', { candor_language: '../vi' }, 'en'],
])('with the address %s and the cookies %o the language is %s', (search, cookies, language) => {
  expect(chooseLanguage(new URLSearchParams(search), cookies)).toBe(language)
})

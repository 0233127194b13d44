import { expect, test } from 'vitest'
import { parseInterviewLink } from './parse-interview-link'

const origin = 'https://candor.example'
const path = '/interview/q7wlUcrGmvnpTT-8wMFMWA'

test.each([
  [`${origin}${path}`, path],
  [`  ${origin}${path}/start?mode=text `, path],
  [path, path],
  [`${origin}${path}?code=a.b&utm_source=mail`, `${path}?code=a.b`],
])('parseInterviewLink finds the interview of %s', (link, expected) => {
  expect(parseInterviewLink(link, origin)).toBe(expected)
})

test.each([
  '',
  'hello',
  'https://elsewhere.example/interview/q7wlUcrGmvnpTT-8wMFMWA',
  `${origin}/interview/short`,
  `${origin}/company/sign-in`,
  'javascript:alert(1)',
])('parseInterviewLink rejects %s', (link) => {
  expect(parseInterviewLink(link, origin)).toBe(null)
})

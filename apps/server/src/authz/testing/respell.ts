import type { Random } from './random'

const escapeCharacter = (character: string): string => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`

type Respelling = (path: string, random: Random) => string

const escapeLetter: Respelling = (path, random) => {
  const letters = [...path.matchAll(/[a-z]/gi)].map(({ index }) => index)
  const at = random.pick(letters)
  return `${path.slice(0, at)}${escapeCharacter(path.charAt(at))}${path.slice(at + 1)}`
}

/* Dot segments, backslashes and absolute addresses need a real socket: request-targets.test.ts sends them. */
const respellings: readonly Respelling[] = [
  escapeLetter,
  (path) => path.replace('/api', '/%61pi'),
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('/api/', '/api;x=1/'),
  (path) => path.replace('/api', '/%2561pi'),
]

/** The same address in a spelling that a check and a router could read differently. */
export const respell = (url: string, random: Random): string => {
  const at = url.indexOf('?')
  const [path, query] = at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
  return `${random.pick(respellings)(path, random)}${query}`
}

/** Letters of other scripts that look like Latin ones. Read for detection only; a stored text is never changed. */
const twins: Readonly<Record<string, string>> = {
  а: 'a',
  ɑ: 'a',
  α: 'a',
  в: 'b',
  β: 'b',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  е: 'e',
  ε: 'e',
  ҽ: 'e',
  ɡ: 'g',
  һ: 'h',
  н: 'h',
  і: 'i',
  ı: 'i',
  ι: 'i',
  ј: 'j',
  к: 'k',
  κ: 'k',
  ӏ: 'l',
  м: 'm',
  ո: 'n',
  п: 'n',
  ν: 'v',
  о: 'o',
  ο: 'o',
  օ: 'o',
  р: 'p',
  ρ: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ս: 'u',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
  γ: 'y',
}
const digitTwins: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}
const unseen = /\p{DI}/gu
const otherScript = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}ɑɡı]/gu
/** Bounded, and looked at one by one: a pattern over the whole would take the square of a word's length. */
const letterRuns = /[\p{L}\d@$]{3,64}/gu
const mixesDigits = /\p{L}[0134579@$]+\p{L}|[0134579@$]\p{L}{2}/u
const spelledOut = /(?<![\p{L}\d])(?:\p{L}[\s.\-_*·]{1,2}){6,}\p{L}(?![\p{L}\d])/gu
const encoded = /[A-Za-z0-9+/]{20,4000}={0,2}/gu
const plainText = /^[\p{L}\p{N}\p{P}\s]+$/u
const shortestPlain = 12

/** The text as a reader sees it: without unseen characters, look-alikes of other scripts in Latin letters. */
export function seen(text: string): string {
  return text
    .replace(unseen, '')
    .normalize('NFKC')
    .replace(otherScript, (letter) => twins[letter] ?? twins[letter.toLowerCase()] ?? letter)
}

/** What else the text may say: digits read as letters, spelled-out words joined, encoded runs decoded. */
export function readings(text: string): string[] {
  const plain = seen(text)
  const found = [plain]
  const spoken = plain.replace(letterRuns, (word) =>
    mixesDigits.test(word) ? word.replace(/[013457@$]/gu, (sign) => digitTwins[sign] ?? sign) : word,
  )
  if (spoken !== plain) found.push(spoken)
  for (const [run] of plain.matchAll(spelledOut)) found.push(run.replace(/[\s.\-_*·]/gu, ''))
  for (const [run] of plain.matchAll(encoded)) found.push(...decoded(run))
  return found
}

function decoded(run: string): string[] {
  const text = Buffer.from(run, 'base64').toString('utf8')
  return text.length >= shortestPlain && plainText.test(text) && text.includes(' ') ? [text] : []
}

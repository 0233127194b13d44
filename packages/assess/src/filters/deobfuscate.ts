/** Letters of other scripts that look Latin. Used for detection only; the stored text never changes. */
const homoglyphs: Readonly<Record<string, string>> = {
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
const leetspeakDigits: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}
const invisibleChars = /\p{DI}/gu
const otherScript = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}ɑɡı]/gu
/** Bounded, and looked at one by one: a pattern over the whole would take the square of a word's length. */
const letterRuns = /[\p{L}\d@$]{3,64}/gu
const mixesDigits = /\p{L}[0134579@$]+\p{L}|[0134579@$]\p{L}{2}/u
const spelledOut = /(?<![\p{L}\d])(?:\p{L}[\s.\-_*·]{1,2}){6,}\p{L}(?![\p{L}\d])/gu
const encoded = /[A-Za-z0-9+/]{20,4000}={0,2}/gu
const plainText = /^[\p{L}\p{N}\p{P}\s]+$/u
const minDecodedChars = 12

/** Removes invisible characters and replaces homoglyphs with Latin letters. */
export function normalizeHomoglyphs(text: string): string {
  return text
    .replace(invisibleChars, '')
    .normalize('NFKC')
    .replace(otherScript, (letter) => homoglyphs[letter] ?? homoglyphs[letter.toLowerCase()] ?? letter)
}

/** Lists what the text may hide: leetspeak, spelled-out words and Base64, decoded. */
export function listDeobfuscations(text: string): string[] {
  const normalized = normalizeHomoglyphs(text)
  const found = [normalized]
  const leetspeakDecoded = normalized.replace(letterRuns, (word) =>
    mixesDigits.test(word) ? word.replace(/[013457@$]/gu, (sign) => leetspeakDigits[sign] ?? sign) : word,
  )
  if (leetspeakDecoded !== normalized) found.push(leetspeakDecoded)
  for (const [run] of normalized.matchAll(spelledOut)) found.push(run.replace(/[\s.\-_*·]/gu, ''))
  for (const [run] of normalized.matchAll(encoded)) found.push(...decodeBase64(run))
  return found
}

function decodeBase64(run: string): string[] {
  const text = Buffer.from(run, 'base64').toString('utf8')
  return text.length >= minDecodedChars && plainText.test(text) && text.includes(' ') ? [text] : []
}

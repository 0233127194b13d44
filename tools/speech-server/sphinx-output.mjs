/** A timed line of `pocketsphinx_continuous -time yes`: token, start and end in seconds, posterior probability. */
const timedLine = /^(\S+) (\d+\.\d+) (\d+\.\d+) (\d+\.\d+)$/

/** Noises and pauses: `<sil>`, `[NOISE]`, `++UH++`. */
const noise = /^(<.*>|\[.*\]|\+\+.*\+\+)$/

/** `for(3)` is the third pronunciation of `for`. */
const removePronunciation = (token) => token.replace(/\(\d+\)$/, '')

function parseTokens(output) {
  return output
    .split('\n')
    .map((line) => timedLine.exec(line.trim()))
    .filter((match) => match !== null)
    .map(([, token, start, end, probability]) => ({
      token,
      start: Number(start),
      end: Number(end),
      probability: Math.min(1, Number(probability)),
    }))
}

/** Starts a new utterance at each `<s>`. */
function splitUtterances(tokens) {
  const utterances = []
  for (const token of tokens) {
    if (token.token === '<s>') utterances.push([])
    utterances.at(-1)?.push(token)
  }
  return utterances
}

function listWords(tokens) {
  return tokens
    .filter(({ token }) => !noise.test(token))
    .map(({ token, ...times }) => ({ word: removePronunciation(token), ...times }))
}

/**
 * Reads what pocketsphinx_continuous prints for one file: for each utterance a line of text, then one timed line for each
 * token from `<s>` to `</s>`. The untimed line adds nothing and is skipped. It can't look like a timed one, because the
 * dictionary has no digits.
 */
export function readSphinxOutput(output) {
  const utterances = splitUtterances(parseTokens(output)).filter((tokens) => listWords(tokens).length > 0)
  const words = utterances.flatMap(listWords)
  const segments = utterances.map((tokens, id) => ({
    id,
    text: listWords(tokens)
      .map(({ word }) => word)
      .join(' '),
    start: tokens[0].start,
    end: tokens.at(-1).end,
  }))
  return { text: segments.map(({ text }) => text).join(' '), words, segments }
}

import { addition, closing, consequence, contrast, time } from './en-connectives'
import { enFunctionWords, enMaskWords, enPastActions, enPraise, splitWords } from './en-words'
import { injectionPatterns } from './injection'
import type { Lexicon } from './lexicon-shape'
import { buildPhraseIndex } from './phrase-index'

const first = [
  'first',
  'firstly',
  'at first',
  'first of all',
  'to begin with',
  'to start with',
  'in the beginning',
  'initially',
]
const next = [
  'second',
  'secondly',
  'third',
  'thirdly',
  'then',
  'next',
  'after that',
  'afterwards',
  'later',
  'later on',
  'and then',
  'meanwhile',
  'the next step',
]
const last = [
  'finally',
  'in the end',
  'lastly',
  'at the end',
  'eventually',
  'in conclusion',
  'to conclude',
  'to sum up',
  'overall',
  'in summary',
]
const reason = [
  'because',
  'because of',
  'since',
  'so that',
  'in order to',
  'the reason',
  'due to',
  'that is why',
  "that's why",
  'this is why',
  'as i',
  'as we',
]
const example = [
  'for example',
  'for instance',
  'such as',
  'one example',
  'in particular',
  'specifically',
  'to illustrate',
  'one time',
  'an example',
]
const result = [
  'as a result',
  'the result',
  'resulted in',
  'so that',
  'therefore',
  'led to',
  'in the end',
  'turned out',
  'consequently',
  'thus',
  'the outcome',
  'which meant',
  'ended up',
]
const _condition = [
  'if',
  'would',
  'in case',
  'unless',
  'i will',
  "i'd",
  "i'll",
  'suppose',
  'assuming',
  'depends',
  'depending on',
]

/** "uhmm", "ehm", "eerm"; German "ähm", French "euh", Japanese "eeto" and "ano". "am", "em", "eu" and "are" are words. */
const fillerSpelling =
  /^(?:u+h*m+h*|u+h+|u+r+m+|[ae]+h+m*|e+r+h*m*|[äöœ]+h*m*|eu+h+m*|eu+m+|hu*m+h*|m+h+m+h*|m{2,}h*|e+t+o+|ano+u?)$/u

/** English. */
export const en: Lexicon = {
  language: 'en',
  disfluency: {
    fillers: new Set(splitWords('um uh er erm uhm hmm hm mm mmm ah eh umm uhh err uhhh ummm mhm ờ ừ ừm ờm ơ')),
    fillerSpelling,
    unitsAfterNumber: new Set(['mm']),
    fillerPhrases: buildPhraseIndex([
      'you know',
      'i mean',
      'sort of',
      'kind of',
      'you see',
      'how to say',
      'how do you say',
      'what is it called',
    ]),
    fillerPhraseBlockers: new Set(
      splitWords(
        'what this that some any which different same a every do did if as one the new each special certain all these those',
      ),
    ),
    doubledFillers: new Set(['like', 'so', 'well']),
    reduplications: new Set(splitWords('very really had bye no yes yeah')),
  },
  functionWords: enFunctionWords,
  firstPerson: new Set(
    splitWords("i me my mine myself we us our ours ourselves i'm i've i'd i'll we're we've we'd we'll"),
  ),
  connectives: buildPhraseIndex([
    ...new Set([
      ...first,
      ...next,
      ...last,
      ...reason,
      ...example,
      ...result.filter((p) => p !== 'in the end'),
      ...contrast,
      ...addition,
      ...consequence,
      ...time,
      ...closing,
      'if',
      'unless',
      'in case',
      'so',
      'and so',
    ]),
  ]),
  pastActions: enPastActions,
  praise: enPraise,
  boilerplate: buildPhraseIndex([
    'the ideal candidate',
    'the successful candidate',
    'we are looking for',
    'responsibilities include',
    'the candidate will',
    'competitive salary',
    'equal opportunity',
    'must have experience',
    'in today world',
    "in today's world",
    "in today's fast-paced",
    'communication is key',
    'teamwork is important',
    'it is what it is',
    'at the end of the day',
    'fast-paced environment',
    'the right candidate',
    'you will be responsible',
    'requirements include',
    'years of experience required',
    'it is widely known',
    'everyone knows that',
    'it is important to',
    'success comes from',
  ]),
  injection: injectionPatterns,
  maskWords: enMaskWords,
  ageAfterNumber: [['years', 'old'], ['year', 'old'], ['years', 'of', 'age'], ['-year-old']],
  unitStarters: new Set(
    splitWords('so and but because then when after if however also although while finally first therefore since'),
  ),
}

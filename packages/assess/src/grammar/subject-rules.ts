import { clearPlurals, collectives, massNouns, needyNouns, singularNouns } from '../lexicons/en-nouns'
import { subjectBases, sureBases, thirdForms } from '../lexicons/en-verbs'
import type { Word } from '../tag/word'
import { possessives } from './agreement-rules'
import { isLoneSubject } from './clause-start'
import { adverb, both, matching, notBefore, oneOf, optional, type Rule, startsClause, without } from './pattern'
import { isPluralNoun, isSingularNoun } from './word-predicates'

const objectStarts = new Set(['DET', 'PRON', 'ADP', 'PART', 'SCONJ', 'ADV', 'NUM'])
const noVerbNext = (word: Word | undefined): boolean => word !== undefined && objectStarts.has(word.pos)
const modalLike = new Set(['must', 'can', 'will', 'may', 'might', 'need'])
const adjective = optional(matching((word) => word.pos === 'ADJ' && !word.form.endsWith('er')))
const people = 'people students children teenagers kids teachers parents friends companies employees customers'
/** Nothing before it in its clause can take a bare verb: "help him and it become". */
const noneCausing = (_word: Word | undefined, earlier: readonly Word[] = []): boolean =>
  earlier.every((word) => !bareVerbAfter.has(word.form))
const bareVerbAfter = new Set(
  'to make makes made making let lets help helps helped see saw watch have had hear feel can could will would should must may might does do did want suggest recommend insist demand important essential necessary vital better'.split(
    ' ',
  ),
)
/** Nouns that stand alone as a subject and take a singular verb. */
const bareSubjects =
  'technology education internet society music nature knowledge information money water life government advertising television experience everything everybody everyone somebody someone nobody nothing'
const plainBases = without(sureBases, 'be have do')
const ofWords = new Set('of one between among in about with for from on at'.split(' '))

/** Subject and verb do not agree, where the subject is longer or has no article. */
export const subjectRules: readonly Rule[] = [
  {
    id: 'and_it_base',
    places: [oneOf('it'), adverb, oneOf(without(subjectBases, 'please'))],
    before: (word, earlier) => word?.form === 'and' && noneCausing(word, earlier),
  },
  {
    id: 'any_singular_base',
    places: [
      oneOf(`${without(possessives.split(' '), 'her').join(' ')} the this every each`),
      adjective,
      matching((word) => isSingularNoun(word) && !modalLike.has(word.form)),
      adverb,
      oneOf(plainBases),
    ],
    before: isLoneSubject,
    after: noVerbNext,
  },
  {
    id: 'bare_subject_base',
    places: [oneOf(bareSubjects), adverb, oneOf(['have', 'make', 'give', 'help', ...plainBases])],
    before: startsClause,
    after: noVerbNext,
  },
  {
    id: 'bare_noun_base',
    places: [oneOf(needyNouns), adverb, oneOf(['have', 'need', 'want', ...plainBases])],
    before: startsClause,
    after: noVerbNext,
  },
  {
    id: 'people_who_third',
    places: [oneOf([...clearPlurals, 'people', 'those']), oneOf('who'), adverb, oneOf(thirdForms)],
    before: (_word, earlier = []) => earlier.every((word) => !ofWords.has(word.form)),
  },
  {
    id: 'person_who_base',
    places: [
      oneOf('a every each another any this the'),
      adjective,
      oneOf(singularNouns.filter((noun) => !collectives.has(noun))),
      oneOf('who'),
      adverb,
      oneOf(without(subjectBases, 'have do')),
    ],
    before: notBefore('of and or'),
  },
  {
    id: 'everyone_who_base',
    places: [
      oneOf('everyone everybody someone somebody anyone anybody'),
      oneOf('who'),
      oneOf([...subjectBases, 'are']),
    ],
  },
  {
    id: 'there_is_editors',
    places: [oneOf('there'), oneOf("is was isn't wasn't"), adjective, matching(isPluralNoun)],
    after: (word) => word === undefined || (word.pos !== 'NOUN' && word.form !== 'and'),
  },
  {
    id: 'there_are_mass',
    places: [
      oneOf('there'),
      oneOf('are were'),
      optional(oneOf('a some much many so')),
      optional(oneOf('lot lots much many')),
      optional(oneOf('of')),
      oneOf(without(massNouns.split(' '), 'software hardware')),
    ],
    after: (word) => word === undefined || (word.pos !== 'NOUN' && word.form !== 'and'),
  },
  {
    id: 'plural_not',
    places: [oneOf(people), oneOf('not'), oneOf(without(subjectBases, 'please'))],
    before: both(isLoneSubject, notBefore('if whether')),
  },
]

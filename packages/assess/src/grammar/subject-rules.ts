import { clearPlurals, collectives, countNounsNeedingDeterminer, massNouns, singularNouns } from '../lexicons/en-nouns'
import { subjectBases, sureBases, thirdForms } from '../lexicons/en-verbs'
import type { Word } from '../tag/word'
import { possessives } from './agreement-rules'
import { isLoneSubject } from './clause-start'
import {
  adverb,
  checkBoth,
  excludeForms,
  makeOptional,
  matchesNone,
  matchForms,
  matchWord,
  type Rule,
  startsClause,
} from './pattern'
import { isPluralNoun, isSingularNoun } from './word-predicates'

const objectStarts = new Set(['DET', 'PRON', 'ADP', 'PART', 'SCONJ', 'ADV', 'NUM'])
const isNotBeforeVerb = (word: Word | undefined): boolean => word !== undefined && objectStarts.has(word.pos)
const modalLike = new Set(['must', 'can', 'will', 'may', 'might', 'need'])
const adjective = makeOptional(matchWord((word) => word.pos === 'ADJ' && !word.form.endsWith('er')))
const people = 'people students children teenagers kids teachers parents friends companies employees customers'
/** Nothing before it in its clause can take a bare verb: "help him and it become". */
const hasNoCausative = (_word: Word | undefined, earlier: readonly Word[] = []): boolean =>
  earlier.every((word) => !bareVerbAfter.has(word.form))
const bareVerbAfter = new Set(
  'to make makes made making let lets help helps helped see saw watch have had hear feel can could will would should must may might does do did want suggest recommend insist demand important essential necessary vital better'.split(
    ' ',
  ),
)
/** Nouns that form a subject without a determiner and take a singular verb. */
const bareSubjects =
  'technology education internet society music nature knowledge information money water life government advertising television experience everything everybody everyone somebody someone nobody nothing'
const plainBases = excludeForms(sureBases, 'be have do')
const ofWords = new Set('of one between among in about with for from on at'.split(' '))

/** Subject and verb do not agree, where the subject is longer or has no article. */
export const subjectRules: readonly Rule[] = [
  {
    id: 'and_it_base',
    slots: [matchForms('it'), adverb, matchForms(excludeForms(subjectBases, 'please'))],
    before: (word, earlier) => word?.form === 'and' && hasNoCausative(word, earlier),
  },
  {
    id: 'any_singular_base',
    slots: [
      matchForms(`${excludeForms(possessives.split(' '), 'her').join(' ')} the this every each`),
      adjective,
      matchWord((word) => isSingularNoun(word) && !modalLike.has(word.form)),
      adverb,
      matchForms(plainBases),
    ],
    before: isLoneSubject,
    after: isNotBeforeVerb,
  },
  {
    id: 'bare_subject_base',
    slots: [matchForms(bareSubjects), adverb, matchForms(['have', 'make', 'give', 'help', ...plainBases])],
    before: startsClause,
    after: isNotBeforeVerb,
  },
  {
    id: 'bare_noun_base',
    slots: [matchForms(countNounsNeedingDeterminer), adverb, matchForms(['have', 'need', 'want', ...plainBases])],
    before: startsClause,
    after: isNotBeforeVerb,
  },
  {
    id: 'people_who_third',
    slots: [matchForms([...clearPlurals, 'people', 'those']), matchForms('who'), adverb, matchForms(thirdForms)],
    before: (_word, earlier = []) => earlier.every((word) => !ofWords.has(word.form)),
  },
  {
    id: 'person_who_base',
    slots: [
      matchForms('a every each another any this the'),
      adjective,
      matchForms(singularNouns.filter((noun) => !collectives.has(noun))),
      matchForms('who'),
      adverb,
      matchForms(excludeForms(subjectBases, 'have do')),
    ],
    before: matchesNone('of and or'),
  },
  {
    id: 'everyone_who_base',
    slots: [
      matchForms('everyone everybody someone somebody anyone anybody'),
      matchForms('who'),
      matchForms([...subjectBases, 'are']),
    ],
  },
  {
    id: 'there_is_editors',
    slots: [matchForms('there'), matchForms("is was isn't wasn't"), adjective, matchWord(isPluralNoun)],
    after: (word) => word === undefined || (word.pos !== 'NOUN' && word.form !== 'and'),
  },
  {
    id: 'there_are_mass',
    slots: [
      matchForms('there'),
      matchForms('are were'),
      makeOptional(matchForms('a some much many so')),
      makeOptional(matchForms('lot lots much many')),
      makeOptional(matchForms('of')),
      matchForms(excludeForms(massNouns.split(' '), 'software hardware')),
    ],
    after: (word) => word === undefined || (word.pos !== 'NOUN' && word.form !== 'and'),
  },
  {
    id: 'plural_not',
    slots: [matchForms(people), matchForms('not'), matchForms(excludeForms(subjectBases, 'please'))],
    before: checkBoth(isLoneSubject, matchesNone('if whether')),
  },
]

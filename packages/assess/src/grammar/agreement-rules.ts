import type { Word } from '../tag/word'
import { baseVerbs, numbersFromTwo, pluralNouns, possessives, singularNouns, thirdPerson } from './nouns'
import { adverb, notBefore, oneOf, opensClause, optional, type Rule } from './pattern'

const causes =
  "do does did don't doesn't didn't can could will would shall should may might must to make makes made let lets help helped see saw watch watched have had if that and or suggest recommend wish"
const prepositions = new Set([
  'of',
  'to',
  'for',
  'with',
  'in',
  'about',
  'from',
  'by',
  'between',
  'and',
  'or',
  'on',
  'at',
  'like',
  'than',
  'do',
  'does',
  'did',
  'if',
  'that',
])

/** No preposition or conjunction shortly before: the noun here is the subject, not part of "one of my friends". */
const isSubject = (_word: Word | undefined, earlier: readonly Word[]): boolean =>
  earlier.every((word) => !prepositions.has(word.form) || word.form === 'that')

/** Subject and verb do not agree. (he/she count as one form.) */
export const agreementRules: readonly Rule[] = [
  { id: 'he_dont', places: [oneOf('he it'), adverb, oneOf("don't haven't")], before: notBefore(causes) },
  { id: 'he_have', places: [oneOf('he'), adverb, oneOf('have are')], before: notBefore(`${causes} you we they i`) },
  { id: 'it_are', places: [oneOf('it'), oneOf('are')], before: opensClause },
  { id: 'he_base', places: [oneOf('he'), adverb, oneOf(baseVerbs)], before: notBefore(causes) },
  { id: 'they_is', places: [oneOf('they we'), adverb, oneOf(`is was has doesn't isn't wasn't hasn't`)] },
  { id: 'they_third', places: [oneOf('they we i'), adverb, oneOf(thirdPerson)], before: notBefore('than as') },
  { id: 'i_is', places: [oneOf('i'), oneOf("is has are doesn't isn't")], before: opensClause },
  { id: 'you_is', places: [oneOf('you'), oneOf("is was has doesn't isn't wasn't")], before: opensClause },
  {
    id: 'people_is',
    places: [oneOf('people children'), adverb, oneOf(`is was has doesn't isn't wasn't ${thirdPerson}`)],
    before: isSubject,
  },
  {
    id: 'everyone_are',
    places: [
      oneOf('everyone everybody someone somebody nobody everything something'),
      oneOf("are were have don't want need think know"),
    ],
    before: opensClause,
  },
  {
    id: 'plural_is',
    places: [
      oneOf(`${possessives} the some many these those`),
      oneOf(pluralNouns),
      oneOf("is was has doesn't isn't wasn't"),
    ],
    before: isSubject,
  },
  {
    id: 'singular_are',
    places: [oneOf(`${possessives} the this a every each`), oneOf(singularNouns), oneOf("are were have don't aren't")],
    before: isSubject,
  },
  { id: 'this_are', places: [oneOf('this'), oneOf('are were')], before: opensClause },
  { id: 'these_is', places: [oneOf('these those'), oneOf('is was has')], before: opensClause },
  {
    id: 'there_is_plural',
    places: [oneOf('there'), oneOf('is was'), oneOf(`many several ${numbersFromTwo} ${pluralNouns}`)],
  },
  {
    id: 'there_is_some',
    places: [
      oneOf('there'),
      oneOf('is was'),
      oneOf('some a'),
      optional(oneOf('few other')),
      oneOf(`${pluralNouns} people`),
    ],
  },
  { id: 'there_are_one', places: [oneOf('there'), oneOf('are were'), oneOf('a'), oneOf(singularNouns)] },
]

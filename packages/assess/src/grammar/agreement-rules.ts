import { clearPlurals, collectives, pluralNouns, singularNouns } from '../lexicons/en-nouns'
import { subjectBases, sureBases, thirdForms } from '../lexicons/en-verbs'
import type { Word } from '../tag/word'
import { isFact, isLoneSubject, isSubject } from './clause-start'
import {
  adverb,
  both,
  matching,
  noNounNext,
  notBefore,
  oneOf,
  only,
  opensClause,
  optional,
  type Rule,
  startsClause,
  without,
} from './pattern'
import { isPluralNoun, isSingularNoun } from './word-predicates'

export const possessives = 'my our your their his her its'
export const numbersFromTwo = 'two three four five six seven eight nine ten'
const singularBe = "is was has doesn't isn't wasn't hasn't"
const pluralBe = "are were have don't aren't weren't haven't"
/** "made he go", "suggest that he go", "did he go", "you and he go" are right. */
const causes =
  "do does did don't doesn't didn't can can't could couldn't will won't would wouldn't shall should shouldn't may might must to make makes made let lets help helped see saw watch watched have had if that and or nor neither suggest suggested suggests recommend insist demand ask wish than as is was are were lest rather you we they i"
const subjectWords = 'the some many most these those several few all both other'
const people = 'people children students teenagers kids teachers parents friends companies employees customers'
const loneNouns = singularNouns.filter((noun) => !collectives.has(noun) && noun !== 'way')
const plainAdjective = optional(matching((word) => word.pos === 'ADJ' && !word.form.endsWith('er')))
const nearOf = new Set("it it's of one between in about with for to tell told and from by on at".split(' '))

/** "It is learning facts that is hard", "a book for students that is new": the verb belongs to an earlier word. */
const isNearest = (_word: Word | undefined, earlier: readonly Word[] = []): boolean =>
  earlier.every((word) => !nearOf.has(word.form) && !word.form.endsWith('ing'))
const modalLike = new Set(['must', 'can', 'will', 'may', 'might', 'time'])

/** Subject and verb do not agree. (he/she count as one form.) */
export const agreementRules: readonly Rule[] = [
  { id: 'he_dont', places: [oneOf('he'), adverb, oneOf("don't haven't")], before: notBefore(causes) },
  { id: 'it_dont', places: [oneOf('it'), adverb, oneOf("don't haven't")], before: opensClause },
  { id: 'he_have', places: [oneOf('he'), adverb, oneOf('have are do')], before: notBefore(causes) },
  { id: 'it_are', places: [oneOf('it'), oneOf('are')], before: both(opensClause, notBefore('and')) },
  {
    id: 'it_have',
    places: [oneOf('it'), adverb, oneOf(without(subjectBases, 'please'))],
    before: startsClause,
  },
  {
    id: 'he_base',
    places: [oneOf('he'), adverb, oneOf(without(subjectBases, 'have do'))],
    before: notBefore(causes),
  },
  {
    id: 'this_base',
    places: [oneOf('this'), oneOf('have make give become seem mean depend help')],
    before: startsClause,
    after: (word) => word?.pos !== 'AUX' && word?.form !== 'of',
  },
  {
    id: 'they_is',
    places: [oneOf('they we'), adverb, oneOf("is was has doesn't isn't wasn't hasn't")],
    before: notBefore('than as'),
  },
  {
    id: 'they_third',
    places: [oneOf('they we i you'), adverb, oneOf(thirdForms)],
    before: notBefore(
      'than as with for to around about of from in on between behind near like by without give gives help helps make makes teach teaches tell tells',
    ),
    after: (word) => word?.form !== 'likes',
  },
  { id: 'i_is', places: [oneOf('i'), oneOf("is has are doesn't isn't")], before: both(opensClause, notBefore('and')) },
  { id: 'i_were', places: [oneOf('i he it'), oneOf("were weren't")], before: only('but so because when') },
  { id: 'you_is', places: [oneOf('you'), oneOf("is was has doesn't isn't wasn't")], before: opensClause },
  {
    id: 'does_has',
    places: [oneOf('does do did'), oneOf('he they we you'), oneOf([...thirdForms, 'had', 'went'])],
    before: notBefore('he she it they we you i than as who'),
  },
  {
    id: 'do_he',
    places: [oneOf("do don't"), oneOf('he'), oneOf(subjectBases)],
    before: notBefore('to would could can will'),
  },
  {
    id: 'people_is',
    places: [oneOf(people), adverb, oneOf(`${singularBe}`)],
    before: isSubject,
    after: (word) => word?.form !== 'like',
  },
  { id: 'people_third', places: [oneOf(people), adverb, oneOf(thirdForms)], before: isSubject },
  {
    id: 'plural_third',
    places: [oneOf(`${possessives} ${subjectWords}`), plainAdjective, oneOf(clearPlurals), adverb, oneOf(thirdForms)],
    before: isSubject,
  },
  {
    id: 'everyone_are',
    places: [
      oneOf('everyone everybody someone somebody nobody anyone anybody everything something nothing'),
      oneOf("are were have don't want need think know aren't weren't haven't believe do go make say"),
    ],
    before: (word) =>
      word === undefined ||
      ['and', 'but', 'so', 'because', 'that', 'when', 'think', 'believe', 'know', 'where', 'what'].includes(word.form),
  },
  {
    id: 'plural_is',
    places: [oneOf(`${possessives} ${subjectWords}`), plainAdjective, oneOf(clearPlurals), oneOf(singularBe)],
    before: isSubject,
  },
  {
    id: 'singular_are',
    places: [
      oneOf(`${possessives} the this a every each that`),
      optional(oneOf('best main first biggest only new good whole')),
      oneOf(loneNouns),
      oneOf(pluralBe),
    ],
    before: isFact,
  },
  {
    id: 'singular_do',
    places: [oneOf(`${possessives} the this a every each that`), oneOf(loneNouns), oneOf('do'), oneOf('not')],
    before: isSubject,
  },
  {
    id: 'singular_base',
    places: [
      oneOf(`${possessives} the this a every each that`),
      oneOf(loneNouns),
      adverb,
      oneOf(without(sureBases, 'be have do')),
    ],
    before: isLoneSubject,
    after: (word) =>
      word !== undefined && word.form !== 'and' && word.form !== 'or' && word.pos !== 'VERB' && word.pos !== 'AUX',
  },
  {
    id: 'any_singular_are',
    places: [
      oneOf(`${possessives} the this a every each`),
      plainAdjective,
      matching((word) => isSingularNoun(word) && !modalLike.has(word.form)),
      oneOf(pluralBe),
    ],
    before: isFact,
    after: (word) => word?.form !== 'to',
  },
  {
    id: 'any_plural_is',
    places: [
      oneOf(`${possessives} ${subjectWords}`),
      plainAdjective,
      matching(isPluralNoun),
      oneOf([...singularBe.split(' '), ...without(thirdForms, 'means runs plays works')]),
    ],
    before: isSubject,
  },
  {
    id: 'bare_plural_is',
    places: [matching(isPluralNoun), oneOf("is was has doesn't isn't wasn't")],
    before: (word) => word === undefined || ['because', 'that', 'if', 'when', 'think', 'believe'].includes(word.form),
    after: (word) => word !== undefined && word.pos !== 'DET' && word.pos !== 'NOUN',
  },
  {
    id: 'a_who_have',
    places: [
      oneOf('a every each another any'),
      plainAdjective,
      matching(isSingularNoun),
      oneOf('who'),
      adverb,
      oneOf("have are do don't want need were go think like make get"),
    ],
  },
  {
    id: 'any_which_is',
    places: [matching(isPluralNoun), oneOf('who that'), oneOf("is was has doesn't isn't wasn't")],
    before: isNearest,
  },
  { id: 'this_are', places: [oneOf('this'), oneOf("are aren't")], before: startsClause },
  { id: 'these_is', places: [oneOf('these those'), oneOf("is was has isn't wasn't doesn't")], before: isSubject },
  {
    id: 'there_is_plural',
    places: [
      oneOf('there'),
      oneOf('is was'),
      oneOf([...'many several few various'.split(' '), ...numbersFromTwo.split(' '), ...pluralNouns]),
    ],
  },
  {
    id: 'there_is_some',
    places: [
      oneOf('there'),
      oneOf('is was'),
      oneOf('some a no'),
      optional(oneOf('few other more')),
      plainAdjective,
      oneOf(pluralNouns),
    ],
  },
  {
    id: 'there_are_one',
    places: [oneOf('there'), oneOf('are were'), oneOf('a another no one'), plainAdjective, oneOf(singularNouns)],
    after: noNounNext,
  },
  {
    id: 'which_plural',
    places: [
      oneOf(clearPlurals.concat('people')),
      oneOf('who that'),
      adverb,
      oneOf(['is', 'was', 'has', "doesn't", "isn't", "wasn't", 'does']),
    ],
    before: isNearest,
  },
  {
    id: 'which_singular',
    places: [
      oneOf('person student someone somebody anyone everyone man teacher child thing friend'),
      oneOf('who that'),
      adverb,
      oneOf("have don't are want need were"),
    ],
    before: (word, earlier) => word?.form !== 'only' && earlier.every((one) => one.form !== 'of' && one.form !== 'and'),
  },
  {
    id: 'one_of_are',
    places: [
      oneOf('one each either neither'),
      oneOf('of'),
      oneOf(`${possessives} the these those`),
      plainAdjective,
      oneOf(pluralNouns),
      oneOf("are were have don't"),
    ],
    before: (word) => word === undefined || ['and', 'but', 'because', 'that', 'so', 'think'].includes(word.form),
  },
  { id: 'them_are', places: [oneOf('them us'), oneOf('are is have has was were')], before: startsClause },
]

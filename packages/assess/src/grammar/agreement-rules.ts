import { clearPlurals, collectives, pluralNouns, singularNouns } from '../lexicons/en-nouns'
import { subjectBases, sureBases, thirdForms } from '../lexicons/en-verbs'
import type { Word } from '../tag/word'
import { isLoneSubject, isNotHypothetical, isSubject } from './clause-start'
import {
  adverb,
  checkBoth,
  excludeForms,
  isNotBeforeNoun,
  makeOptional,
  matchesAny,
  matchesNone,
  matchForms,
  matchWord,
  opensClause,
  type Rule,
  startsClause,
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
const plainAdjective = makeOptional(matchWord((word) => word.pos === 'ADJ' && !word.form.endsWith('er')))
const separatingWords = new Set("it it's of one between in about with for to tell told and from by on at".split(' '))

/** "It is learning facts that is hard", "a book for students that is new": the verb belongs to an earlier word. */
const isNearestSubject = (_word: Word | undefined, earlier: readonly Word[] = []): boolean =>
  earlier.every((word) => !separatingWords.has(word.form) && !word.form.endsWith('ing'))
const modalLike = new Set(['must', 'can', 'will', 'may', 'might', 'time'])

/** Subject and verb do not agree. (he/she count as one form.) */
export const agreementRules: readonly Rule[] = [
  { id: 'he_dont', slots: [matchForms('he'), adverb, matchForms("don't haven't")], before: matchesNone(causes) },
  { id: 'it_dont', slots: [matchForms('it'), adverb, matchForms("don't haven't")], before: opensClause },
  { id: 'he_have', slots: [matchForms('he'), adverb, matchForms('have are do')], before: matchesNone(causes) },
  { id: 'it_are', slots: [matchForms('it'), matchForms('are')], before: checkBoth(opensClause, matchesNone('and')) },
  {
    id: 'it_have',
    slots: [matchForms('it'), adverb, matchForms(excludeForms(subjectBases, 'please'))],
    before: startsClause,
  },
  {
    id: 'he_base',
    slots: [matchForms('he'), adverb, matchForms(excludeForms(subjectBases, 'have do'))],
    before: matchesNone(causes),
  },
  {
    id: 'this_base',
    slots: [matchForms('this'), matchForms('have make give become seem mean depend help')],
    before: startsClause,
    after: (word) => word?.pos !== 'AUX' && word?.form !== 'of',
  },
  {
    id: 'they_is',
    slots: [matchForms('they we'), adverb, matchForms("is was has doesn't isn't wasn't hasn't")],
    before: matchesNone('than as'),
  },
  {
    id: 'they_third',
    slots: [matchForms('they we i you'), adverb, matchForms(thirdForms)],
    before: matchesNone(
      'than as with for to around about of from in on between behind near like by without give gives help helps make makes teach teaches tell tells',
    ),
    after: (word) => word?.form !== 'likes',
  },
  {
    id: 'i_is',
    slots: [matchForms('i'), matchForms("is has are doesn't isn't")],
    before: checkBoth(opensClause, matchesNone('and')),
  },
  {
    id: 'i_were',
    slots: [matchForms('i he it'), matchForms("were weren't")],
    before: matchesAny('but so because when'),
  },
  { id: 'you_is', slots: [matchForms('you'), matchForms("is was has doesn't isn't wasn't")], before: opensClause },
  {
    id: 'does_has',
    slots: [matchForms('does do did'), matchForms('he they we you'), matchForms([...thirdForms, 'had', 'went'])],
    before: matchesNone('he she it they we you i than as who'),
  },
  {
    id: 'do_he',
    slots: [matchForms("do don't"), matchForms('he'), matchForms(subjectBases)],
    before: matchesNone('to would could can will'),
  },
  {
    id: 'people_is',
    slots: [matchForms(people), adverb, matchForms(`${singularBe}`)],
    before: isSubject,
    after: (word) => word?.form !== 'like',
  },
  { id: 'people_third', slots: [matchForms(people), adverb, matchForms(thirdForms)], before: isSubject },
  {
    id: 'plural_third',
    slots: [
      matchForms(`${possessives} ${subjectWords}`),
      plainAdjective,
      matchForms(clearPlurals),
      adverb,
      matchForms(thirdForms),
    ],
    before: isSubject,
  },
  {
    id: 'everyone_are',
    slots: [
      matchForms('everyone everybody someone somebody nobody anyone anybody everything something nothing'),
      matchForms("are were have don't want need think know aren't weren't haven't believe do go make say"),
    ],
    before: (word) =>
      word === undefined ||
      ['and', 'but', 'so', 'because', 'that', 'when', 'think', 'believe', 'know', 'where', 'what'].includes(word.form),
  },
  {
    id: 'plural_is',
    slots: [
      matchForms(`${possessives} ${subjectWords}`),
      plainAdjective,
      matchForms(clearPlurals),
      matchForms(singularBe),
    ],
    before: isSubject,
  },
  {
    id: 'singular_are',
    slots: [
      matchForms(`${possessives} the this a every each that`),
      makeOptional(matchForms('best main first biggest only new good whole')),
      matchForms(loneNouns),
      matchForms(pluralBe),
    ],
    before: isNotHypothetical,
  },
  {
    id: 'singular_do',
    slots: [
      matchForms(`${possessives} the this a every each that`),
      matchForms(loneNouns),
      matchForms('do'),
      matchForms('not'),
    ],
    before: isSubject,
  },
  {
    id: 'singular_base',
    slots: [
      matchForms(`${possessives} the this a every each that`),
      matchForms(loneNouns),
      adverb,
      matchForms(excludeForms(sureBases, 'be have do')),
    ],
    before: isLoneSubject,
    after: (word) =>
      word !== undefined && word.form !== 'and' && word.form !== 'or' && word.pos !== 'VERB' && word.pos !== 'AUX',
  },
  {
    id: 'any_singular_are',
    slots: [
      matchForms(`${possessives} the this a every each`),
      plainAdjective,
      matchWord((word) => isSingularNoun(word) && !modalLike.has(word.form)),
      matchForms(pluralBe),
    ],
    before: isNotHypothetical,
    after: (word) => word?.form !== 'to',
  },
  {
    id: 'any_plural_is',
    slots: [
      matchForms(`${possessives} ${subjectWords}`),
      plainAdjective,
      matchWord(isPluralNoun),
      matchForms([...singularBe.split(' '), ...excludeForms(thirdForms, 'means runs plays works')]),
    ],
    before: isSubject,
  },
  {
    id: 'bare_plural_is',
    slots: [matchWord(isPluralNoun), matchForms("is was has doesn't isn't wasn't")],
    before: (word) => word === undefined || ['because', 'that', 'if', 'when', 'think', 'believe'].includes(word.form),
    after: (word) => word !== undefined && word.pos !== 'DET' && word.pos !== 'NOUN',
  },
  {
    id: 'a_who_have',
    slots: [
      matchForms('a every each another any'),
      plainAdjective,
      matchWord(isSingularNoun),
      matchForms('who'),
      adverb,
      matchForms("have are do don't want need were go think like make get"),
    ],
  },
  {
    id: 'any_which_is',
    slots: [matchWord(isPluralNoun), matchForms('who that'), matchForms("is was has doesn't isn't wasn't")],
    before: isNearestSubject,
  },
  { id: 'this_are', slots: [matchForms('this'), matchForms("are aren't")], before: startsClause },
  {
    id: 'these_is',
    slots: [matchForms('these those'), matchForms("is was has isn't wasn't doesn't")],
    before: isSubject,
  },
  {
    id: 'there_is_plural',
    slots: [
      matchForms('there'),
      matchForms('is was'),
      matchForms([...'many several few various'.split(' '), ...numbersFromTwo.split(' '), ...pluralNouns]),
    ],
  },
  {
    id: 'there_is_some',
    slots: [
      matchForms('there'),
      matchForms('is was'),
      matchForms('some a no'),
      makeOptional(matchForms('few other more')),
      plainAdjective,
      matchForms(pluralNouns),
    ],
  },
  {
    id: 'there_are_one',
    slots: [
      matchForms('there'),
      matchForms('are were'),
      matchForms('a another no one'),
      plainAdjective,
      matchForms(singularNouns),
    ],
    after: isNotBeforeNoun,
  },
  {
    id: 'which_plural',
    slots: [
      matchForms(clearPlurals.concat('people')),
      matchForms('who that'),
      adverb,
      matchForms(['is', 'was', 'has', "doesn't", "isn't", "wasn't", 'does']),
    ],
    before: isNearestSubject,
  },
  {
    id: 'which_singular',
    slots: [
      matchForms('person student someone somebody anyone everyone man teacher child thing friend'),
      matchForms('who that'),
      adverb,
      matchForms("have don't are want need were"),
    ],
    before: (word, earlier) =>
      word?.form !== 'only' && earlier.every((earlierWord) => earlierWord.form !== 'of' && earlierWord.form !== 'and'),
  },
  {
    id: 'one_of_are',
    slots: [
      matchForms('one each either neither'),
      matchForms('of'),
      matchForms(`${possessives} the these those`),
      plainAdjective,
      matchForms(pluralNouns),
      matchForms("are were have don't"),
    ],
    before: (word) => word === undefined || ['and', 'but', 'because', 'that', 'so', 'think'].includes(word.form),
  },
  { id: 'them_are', slots: [matchForms('them us'), matchForms('are is have has was were')], before: startsClause },
]

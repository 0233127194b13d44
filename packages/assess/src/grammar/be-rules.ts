import { isIng, isRegularPast, sureBases, sureTakenPast, thirdForms } from '../lexicons/en-verbs'
import { splitWords } from '../lexicons/en-words'
import type { Word } from '../tag/word'
import {
  adverb,
  checkBoth,
  excludeForms,
  makeOptional,
  matchesNone,
  matchForms,
  matchWord,
  opensClause,
  type Rule,
} from './pattern'
import { isPluralNoun, isSingularNoun } from './word-predicates'

const be = 'is are was were am'
const subjects = 'i he they we you it'
/** "what it is has changed", "all I am is". */
const questionWords = 'what where who how that which than as all whatever whoever'
const asking = new Set(splitWords(questionWords))
const doing = new Set(
  splitWords(
    'do does did done all what thing to job goal step plan idea way purpose aim priority task role point choice option rule secret key advice tip solution answer challenge reason habit approach move',
  ),
)
/** "all we did was go": the verb after "is" is right where something was done before. */
const hasNoAction = (_word: Word | undefined, earlier: readonly Word[] = []): boolean =>
  earlier.every((word) => !doing.has(word.form))
const afterBe = excludeForms(
  sureBases,
  'become come be have separate complete fix express do see contract run present spread put set cut content travel search focus suffer study',
)
const passiveBases =
  'use make do take give find know teach write buy eat choose provide affect replace reduce prevent avoid achieve remember forget follow create develop improve solve consider allow include go learn understand see get become describe explain happen say tell help pay'
const notNoun = (word: Word | undefined): boolean => word === undefined || word.pos !== 'NOUN'

/** Wrong forms after "be", and "be" where it does not belong. */
export const beRules: readonly Rule[] = [
  {
    id: 'am_base',
    slots: [
      matchForms("am i'm"),
      makeOptional(matchForms('not very really also')),
      matchForms([
        ...excludeForms(sureBases, 'become come be separate complete content'),
        ...'work use play talk help want need like love think live'.split(' '),
      ]),
    ],
    before: matchesNone('who what where how than as all'),
  },
  {
    id: 'is_agree',
    slots: [
      matchForms("is are was were isn't aren't we're they're he's you're it's"),
      makeOptional(matchForms('not also really very')),
      matchForms('agree disagree depend belong exist consist happen contain seem'),
    ],
    before: matchesNone('what all thing do'),
  },
  {
    id: 'is_base',
    slots: [matchForms(subjects), matchForms(be), makeOptional(matchForms('not also')), matchForms(afterBe)],
    before: checkBoth(matchesNone(questionWords), hasNoAction),
    after: notNoun,
  },
  {
    id: 'noun_is_base',
    slots: [
      matchWord((word) => (isSingularNoun(word) || isPluralNoun(word)) && !doing.has(word.form)),
      matchForms('is are was were'),
      makeOptional(matchForms('not also')),
      matchForms(afterBe),
    ],
    before: checkBoth(matchesNone(questionWords), hasNoAction),
    after: (word) => notNoun(word) && word?.pos !== 'ADJ',
  },
  {
    id: 'is_third',
    slots: [
      matchForms(`${subjects} this which`),
      matchForms(be),
      matchForms(
        thirdForms
          .filter(
            (form) =>
              ![
                'works',
                'looks',
                'plays',
                'starts',
                'calls',
                'talks',
                'needs',
                'thinks',
                'lives',
                'means',
                'wants',
                'loves',
                'likes',
                'helps',
              ].includes(form),
          )
          .concat('means', 'helps', 'needs'),
      ),
    ],
    before: matchesNone(questionWords),
  },
  {
    id: 'was_happened',
    slots: [
      matchForms("is are was were am been being be it's"),
      adverb,
      matchForms('happened occurred appeared disappeared existed belonged consisted seemed died arrived'),
    ],
    before: matchesNone('what that who which'),
  },
  {
    id: 'was_past',
    slots: [
      matchForms("is are was were am i'm be"),
      makeOptional(matchForms('also always really never')),
      matchForms(excludeForms(sureTakenPast, 'saw fell broke drank')),
    ],
    before: matchesNone('what that who which how where all'),
  },
  {
    id: 'be_doubled',
    slots: [
      matchForms('i he they we you it'),
      matchForms(be),
      matchForms("is are was were am have has can could will would should do does did must can't don't doesn't will"),
    ],
    before: (_word, earlier = []) => earlier.every((word) => !asking.has(word.form)),
    typedOnly: true,
  },
  { id: 'its_is', slots: [matchForms("it's that's he's there's"), matchForms('is are was were has can will')] },
  {
    id: 'be_have',
    slots: [matchForms("i'm am"), matchForms("have has can could will would do did must can't don't")],
    before: matchesNone(`${questionWords} so nor neither`),
  },
  {
    id: 'be_base_passive',
    slots: [
      matchForms("can could will would should must may might to can't won't"),
      makeOptional(matchForms('not also')),
      matchForms('be'),
      matchForms(passiveBases),
    ],
    after: notNoun,
    before: matchesNone('do'),
  },
  {
    id: 'is_cause_by',
    slots: [
      matchForms('is are was were be been'),
      matchForms([
        ...excludeForms(sureBases, 'come'),
        ...'cause influence control damage use help base surround support change'.split(' '),
      ]),
      matchForms('by'),
    ],
  },
  { id: 'is_base_on', slots: [matchForms('is are was were'), matchForms('base'), matchForms('on')] },
  {
    id: 'is_call',
    slots: [matchForms('is are was were'), matchForms('call')],
    after: (word) => word === undefined || ['a', 'the'].includes(word.form) || word.pos === 'PROPN',
  },
  {
    id: 'do_adjective',
    slots: [
      matchForms("don't doesn't didn't"),
      matchForms('afraid able happy important good possible difficult ready available aware necessary interested easy'),
    ],
    after: notNoun,
  },
  {
    id: 'modal_adjective',
    slots: [
      matchForms("can could should must would will can't won't couldn't shouldn't"),
      makeOptional(matchForms('not')),
      makeOptional(matchForms('very more')),
      matchForms(
        'happy important sad afraid successful possible difficult careful available useful helpful interesting aware different necessary dangerous impossible ready angry tired',
      ),
    ],
    before: matchesNone('the a my his her their our your good free own how of'),
    after: notNoun,
  },
  {
    id: 'used_to_ed',
    slots: [matchForms('used'), matchForms('to'), matchWord((word) => isRegularPast(word.form) && word.pos === 'VERB')],
  },
  {
    id: 'used_to_ing',
    slots: [
      matchForms('i we they he'),
      matchForms('used'),
      matchForms('to'),
      matchWord((word) => isIng(word.form) && word.pos === 'VERB'),
    ],
    before: opensClause,
  },
  {
    id: 'been_base',
    slots: [
      matchForms("have has had i've we've they've"),
      matchForms('been'),
      matchForms(excludeForms(afterBe, 'fix')),
    ],
    after: notNoun,
  },
]

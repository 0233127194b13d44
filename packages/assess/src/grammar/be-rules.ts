import { isIng, isRegularPast, sureBases, sureTakenPast, thirdForms } from '../lexicons/en-verbs'
import { words as list } from '../lexicons/en-words'
import type { Word } from '../tag/word'
import { adverb, both, matching, notBefore, oneOf, opensClause, optional, type Rule, without } from './pattern'
import { isPluralNoun, isSingularNoun } from './word-predicates'

const be = 'is are was were am'
const subjects = 'i he they we you it'
/** "what it is has changed", "all I am is". */
const questionWords = 'what where who how that which than as all whatever whoever'
const asking = new Set(list(questionWords))
const doing = new Set(
  list(
    'do does did done all what thing to job goal step plan idea way purpose aim priority task role point choice option rule secret key advice tip solution answer challenge reason habit approach move',
  ),
)
/** "all we did was go": the verb after "is" is right where something was done before. */
const noDoing = (_word: Word | undefined, earlier: readonly Word[] = []): boolean =>
  earlier.every((word) => !doing.has(word.form))
const afterBe = without(
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
    places: [
      oneOf("am i'm"),
      optional(oneOf('not very really also')),
      oneOf([
        ...without(sureBases, 'become come be separate complete content'),
        ...'work use play talk help want need like love think live'.split(' '),
      ]),
    ],
    before: notBefore('who what where how than as all'),
  },
  {
    id: 'is_agree',
    places: [
      oneOf("is are was were isn't aren't we're they're he's you're it's"),
      optional(oneOf('not also really very')),
      oneOf('agree disagree depend belong exist consist happen contain seem'),
    ],
    before: notBefore('what all thing do'),
  },
  {
    id: 'is_base',
    places: [oneOf(subjects), oneOf(be), optional(oneOf('not also')), oneOf(afterBe)],
    before: both(notBefore(questionWords), noDoing),
    after: notNoun,
  },
  {
    id: 'noun_is_base',
    places: [
      matching((word) => (isSingularNoun(word) || isPluralNoun(word)) && !doing.has(word.form)),
      oneOf('is are was were'),
      optional(oneOf('not also')),
      oneOf(afterBe),
    ],
    before: both(notBefore(questionWords), noDoing),
    after: (word) => notNoun(word) && word?.pos !== 'ADJ',
  },
  {
    id: 'is_third',
    places: [
      oneOf(`${subjects} this which`),
      oneOf(be),
      oneOf(
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
    before: notBefore(questionWords),
  },
  {
    id: 'was_happened',
    places: [
      oneOf("is are was were am been being be it's"),
      adverb,
      oneOf('happened occurred appeared disappeared existed belonged consisted seemed died arrived'),
    ],
    before: notBefore('what that who which'),
  },
  {
    id: 'was_past',
    places: [
      oneOf("is are was were am i'm be"),
      optional(oneOf('also always really never')),
      oneOf(without(sureTakenPast, 'saw fell broke drank')),
    ],
    before: notBefore('what that who which how where all'),
  },
  {
    id: 'be_doubled',
    places: [
      oneOf('i he they we you it'),
      oneOf(be),
      oneOf("is are was were am have has can could will would should do does did must can't don't doesn't will"),
    ],
    before: (_word, earlier = []) => earlier.every((word) => !asking.has(word.form)),
    written: true,
  },
  { id: 'its_is', places: [oneOf("it's that's he's there's"), oneOf('is are was were has can will')] },
  {
    id: 'be_have',
    places: [oneOf("i'm am"), oneOf("have has can could will would do did must can't don't")],
    before: notBefore(`${questionWords} so nor neither`),
  },
  {
    id: 'be_base_passive',
    places: [
      oneOf("can could will would should must may might to can't won't"),
      optional(oneOf('not also')),
      oneOf('be'),
      oneOf(passiveBases),
    ],
    after: notNoun,
    before: notBefore('do'),
  },
  {
    id: 'is_cause_by',
    places: [
      oneOf('is are was were be been'),
      oneOf([
        ...without(sureBases, 'come'),
        ...'cause influence control damage use help base surround support change'.split(' '),
      ]),
      oneOf('by'),
    ],
  },
  { id: 'is_base_on', places: [oneOf('is are was were'), oneOf('base'), oneOf('on')] },
  {
    id: 'is_call',
    places: [oneOf('is are was were'), oneOf('call')],
    after: (word) => word === undefined || ['a', 'the'].includes(word.form) || word.pos === 'PROPN',
  },
  {
    id: 'do_adjective',
    places: [
      oneOf("don't doesn't didn't"),
      oneOf('afraid able happy important good possible difficult ready available aware necessary interested easy'),
    ],
    after: notNoun,
  },
  {
    id: 'modal_adjective',
    places: [
      oneOf("can could should must would will can't won't couldn't shouldn't"),
      optional(oneOf('not')),
      optional(oneOf('very more')),
      oneOf(
        'happy important sad afraid successful possible difficult careful available useful helpful interesting aware different necessary dangerous impossible ready angry tired',
      ),
    ],
    before: notBefore('the a my his her their our your good free own how of'),
    after: notNoun,
  },
  {
    id: 'used_to_ed',
    places: [oneOf('used'), oneOf('to'), matching((word) => isRegularPast(word.form) && word.pos === 'VERB')],
  },
  {
    id: 'used_to_ing',
    places: [
      oneOf('i we they he'),
      oneOf('used'),
      oneOf('to'),
      matching((word) => isIng(word.form) && word.pos === 'VERB'),
    ],
    before: opensClause,
  },
  {
    id: 'been_base',
    places: [oneOf("have has had i've we've they've"), oneOf('been'), oneOf(without(afterBe, 'fix'))],
    after: notNoun,
  },
]

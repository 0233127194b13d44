import {
  allBases,
  clearParticiples,
  isIng,
  isRegularPast,
  sureNotBase,
  sureTakenPast,
  thirdForms,
} from '../lexicons/en-verbs'
import { adverb, both, matching, notBefore, oneOf, optional, type Rule, startsClause, without } from './pattern'

const modals = "can could should must would cannot can't couldn't shouldn't wouldn't won't mustn't"
const dont = "don't doesn't didn't"
const determiners = 'a the my our his her their your this that no of'
/** "the best we can to help" is right. */
const limits = new Set([
  'best',
  'everything',
  'all',
  'hard',
  'much',
  'thing',
  'things',
  'what',
  'anything',
  'whatever',
  'as',
])
const regularPast = matching((word) => word.pos !== 'ADJ' && isRegularPast(word.form))
const ing = matching((word) => isIng(word.form) && word.pos === 'VERB')

/** Verb forms that no standard variety of English joins. */
export const verbRules: readonly Rule[] = [
  {
    id: 'have_past',
    places: [
      oneOf("have has had i've we've they've you've haven't hasn't hadn't having"),
      adverb,
      oneOf([...without(sureTakenPast, 'drank showed')]),
    ],
    before: notBefore('that what which'),
  },
  {
    id: 'have_base',
    places: [
      oneOf("have has had i've we've they've haven't hasn't"),
      optional(oneOf('always never already just also ever')),
      oneOf('go see take write speak choose eat give know begin grow forget learn do improve decide'),
    ],
    before: notBefore('to what all that things thing'),
  },
  {
    id: 'did_past',
    places: [oneOf(dont), adverb, oneOf([...sureNotBase, ...thirdForms, 'was', 'were', 'is', 'are'])],
    before: notBefore('that what which who'),
  },
  {
    id: 'did_not_past',
    places: [oneOf('did does do'), oneOf('not'), oneOf([...sureNotBase, ...thirdForms, 'was', 'were'])],
  },
  { id: 'did_ed', places: [oneOf(dont), adverb, regularPast] },
  { id: 'do_not_ing', places: [oneOf(dont), ing] },
  { id: 'does_not_ing', places: [oneOf('do does did'), oneOf('not'), ing] },
  {
    id: 'modal_to',
    places: [oneOf(modals), optional(oneOf('not')), oneOf('to')],
    after: (word) => word !== undefined && allBases.includes(word.form),
    before: (word, earlier = []) => notBefore(determiners)(word) && earlier.every((one) => !limits.has(one.form)),
  },
  {
    id: 'modal_finite',
    places: [
      oneOf(`${modals} will`),
      adverb,
      oneOf([...without(sureNotBase, 'found left felt'), ...thirdForms, 'is', 'was', 'were', 'had', 'are', 'am']),
    ],
    before: both(
      notBefore(`${determiners} good free own strong s what all`),
      (word, earlier = []) =>
        (word === undefined || word.pos !== 'ADJ') && earlier.every((one) => !limits.has(one.form)),
    ),
    after: (word) => word?.form !== 'will',
  },
  {
    id: 'modal_ed',
    places: [oneOf(`${modals} will`), adverb, regularPast],
    before: notBefore(determiners),
    after: (word) => word?.pos !== 'NOUN',
  },
  {
    id: 'modal_ing',
    places: [oneOf(`${modals} will`), optional(oneOf('not')), ing],
    before: (word) =>
      word !== undefined && notBefore(`${determiners} trash so what how why when where nor neither that`)(word),
  },
  {
    id: 'modal_modal',
    places: [oneOf(`${modals} will may might`), oneOf("can could should must will would can't won't")],
    before: notBefore(`${determiners} that as than you i he they we it`),
  },
  {
    id: 'can_able',
    places: [oneOf("can could can't will would must should may"), optional(oneOf('not')), oneOf('able')],
  },
  {
    id: 'pronoun_no',
    places: [oneOf('i he we they you'), oneOf('no'), oneOf('have know understand like want need go')],
  },
  {
    id: 'pronoun_not',
    places: [oneOf('i he we they'), oneOf('not'), oneOf(without(allBases, 'be have'))],
    before: notBefore(
      'could would should did do does can will may might must whether if am is are why that and was were shall to',
    ),
  },
  { id: 'pronoun_participle', places: [oneOf('i we they he'), oneOf(clearParticiples)], before: startsClause },
  {
    id: 'pronoun_ing',
    places: [
      oneOf('i we they he'),
      oneOf(
        'going working trying talking doing making getting looking thinking studying learning living using waiting',
      ),
    ],
    before: (word) => word === undefined || ['because', 'but', 'when', 'that', 'if'].includes(word.form),
    written: true,
  },
  {
    id: 'past_time_base',
    places: [
      oneOf('yesterday'),
      oneOf('i we he they'),
      oneOf('go have see take meet make do get come work buy eat play'),
    ],
  },
  {
    id: 'last_time_base',
    places: [
      oneOf('last'),
      oneOf('year month week night summer weekend'),
      oneOf('i we he they'),
      oneOf('go have see take meet make do get come work buy eat play am is are'),
    ],
  },
  {
    id: 'ago_base',
    places: [
      oneOf('ago'),
      oneOf('i we he they'),
      oneOf('go have see take meet make do get come work buy start begin am is are'),
    ],
  },
  {
    id: 'how_look_like',
    places: [
      oneOf('how'),
      oneOf('does do did is'),
      oneOf('it he they the this that'),
      optional(oneOf('company office place city team job work')),
      oneOf('look looks like'),
      oneOf('like'),
    ],
  },
  {
    id: 'regular_irregular',
    places: [
      oneOf(
        'dealed teached goed runned buyed catched thinked feeled maked writed speaked taked gived knowed growed throwed choosed breaked eated falled forgetted beginned bringed hurted cutted losed keeped sleeped meaned telled sended spended understanded winned readed drived comed becomed finded fighted setted hitted letted sayed heared sitted standed swimmed drinked stealed stucked wented tooked broked leaded gaved drawed flied',
      ),
    ],
  },
]

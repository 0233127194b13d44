import {
  allBases,
  clearParticiples,
  isIng,
  isRegularPast,
  sureNotBase,
  sureTakenPast,
  thirdForms,
} from '../lexicons/en-verbs'
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
const regularPast = matchWord((word) => word.pos !== 'ADJ' && isRegularPast(word.form))
const ing = matchWord((word) => isIng(word.form) && word.pos === 'VERB')

/** Verb forms that no standard variety of English joins. */
export const verbRules: readonly Rule[] = [
  {
    id: 'have_past',
    slots: [
      matchForms("have has had i've we've they've you've haven't hasn't hadn't having"),
      adverb,
      matchForms([...excludeForms(sureTakenPast, 'drank showed')]),
    ],
    before: matchesNone('that what which'),
  },
  {
    id: 'have_base',
    slots: [
      matchForms("have has had i've we've they've haven't hasn't"),
      makeOptional(matchForms('always never already just also ever')),
      matchForms('go see take write speak choose eat give know begin grow forget learn do improve decide'),
    ],
    before: matchesNone('to what all that things thing'),
  },
  {
    id: 'did_past',
    slots: [matchForms(dont), adverb, matchForms([...sureNotBase, ...thirdForms, 'was', 'were', 'is', 'are'])],
    before: matchesNone('that what which who'),
  },
  {
    id: 'did_not_past',
    slots: [matchForms('did does do'), matchForms('not'), matchForms([...sureNotBase, ...thirdForms, 'was', 'were'])],
  },
  { id: 'did_ed', slots: [matchForms(dont), adverb, regularPast] },
  { id: 'do_not_ing', slots: [matchForms(dont), ing] },
  { id: 'does_not_ing', slots: [matchForms('do does did'), matchForms('not'), ing] },
  {
    id: 'modal_to',
    slots: [matchForms(modals), makeOptional(matchForms('not')), matchForms('to')],
    after: (word) => word !== undefined && allBases.includes(word.form),
    before: (word, earlier = []) =>
      matchesNone(determiners)(word) && earlier.every((earlierWord) => !limits.has(earlierWord.form)),
  },
  {
    id: 'modal_finite',
    slots: [
      matchForms(`${modals} will`),
      adverb,
      matchForms([
        ...excludeForms(sureNotBase, 'found left felt'),
        ...thirdForms,
        'is',
        'was',
        'were',
        'had',
        'are',
        'am',
      ]),
    ],
    before: checkBoth(
      matchesNone(`${determiners} good free own strong s what all`),
      (word, earlier = []) =>
        (word === undefined || word.pos !== 'ADJ') && earlier.every((earlierWord) => !limits.has(earlierWord.form)),
    ),
    after: (word) => word?.form !== 'will',
  },
  {
    id: 'modal_ed',
    slots: [matchForms(`${modals} will`), adverb, regularPast],
    before: matchesNone(determiners),
    after: (word) => word?.pos !== 'NOUN',
  },
  {
    id: 'modal_ing',
    slots: [matchForms(`${modals} will`), makeOptional(matchForms('not')), ing],
    before: (word) =>
      word !== undefined && matchesNone(`${determiners} trash so what how why when where nor neither that`)(word),
  },
  {
    id: 'modal_modal',
    slots: [matchForms(`${modals} will may might`), matchForms("can could should must will would can't won't")],
    before: matchesNone(`${determiners} that as than you i he they we it`),
  },
  {
    id: 'can_able',
    slots: [
      matchForms("can could can't will would must should may"),
      makeOptional(matchForms('not')),
      matchForms('able'),
    ],
  },
  {
    id: 'pronoun_no',
    slots: [matchForms('i he we they you'), matchForms('no'), matchForms('have know understand like want need go')],
  },
  {
    id: 'pronoun_not',
    slots: [matchForms('i he we they'), matchForms('not'), matchForms(excludeForms(allBases, 'be have'))],
    before: matchesNone(
      'could would should did do does can will may might must whether if am is are why that and was were shall to',
    ),
  },
  { id: 'pronoun_participle', slots: [matchForms('i we they he'), matchForms(clearParticiples)], before: startsClause },
  {
    id: 'pronoun_ing',
    slots: [
      matchForms('i we they he'),
      matchForms(
        'going working trying talking doing making getting looking thinking studying learning living using waiting',
      ),
    ],
    before: (word) => word === undefined || ['because', 'but', 'when', 'that', 'if'].includes(word.form),
    typedOnly: true,
  },
  {
    id: 'past_time_base',
    slots: [
      matchForms('yesterday'),
      matchForms('i we he they'),
      matchForms('go have see take meet make do get come work buy eat play'),
    ],
  },
  {
    id: 'last_time_base',
    slots: [
      matchForms('last'),
      matchForms('year month week night summer weekend'),
      matchForms('i we he they'),
      matchForms('go have see take meet make do get come work buy eat play am is are'),
    ],
  },
  {
    id: 'ago_base',
    slots: [
      matchForms('ago'),
      matchForms('i we he they'),
      matchForms('go have see take meet make do get come work buy start begin am is are'),
    ],
  },
  {
    id: 'how_look_like',
    slots: [
      matchForms('how'),
      matchForms('does do did is'),
      matchForms('it he they the this that'),
      makeOptional(matchForms('company office place city team job work')),
      matchForms('look looks like'),
      matchForms('like'),
    ],
  },
  {
    id: 'regular_irregular',
    slots: [
      matchForms(
        'dealed teached goed runned buyed catched thinked feeled maked writed speaked taked gived knowed growed throwed choosed breaked eated falled forgetted beginned bringed hurted cutted losed keeped sleeped meaned telled sended spended understanded winned readed drived comed becomed finded fighted setted hitted letted sayed heared sitted standed swimmed drinked stealed stucked wented tooked broked leaded gaved drawed flied',
      ),
    ],
  },
]

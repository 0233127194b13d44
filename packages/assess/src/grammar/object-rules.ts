import { allBases, isIng, isRegularPast, sureBases } from '../lexicons/en-verbs'
import type { Word } from '../tag/word'
import { adverb, matching, notBefore, oneOf, optional, type Rule, startsClause, without } from './pattern'

const objects = 'me him us them people everyone everybody someone'
const doers = 'me him us them you he they we people students children others everyone everybody'
const notNoun = (word: Word | undefined): boolean => word === undefined || !['NOUN', 'PROPN', 'ADJ'].includes(word.pos)
const ing = matching((word) => isIng(word.form) && word.pos === 'VERB' && !['being', 'having'].includes(word.form))
const plainBases = without(sureBases, 'be have do come become')
/** Nouns that learners use as verbs. */
const nounsForVerbs = 'success growth advice choice belief loss improvement'
const asking = new Set('what who which where how that than as all whatever whoever do does did'.split(' '))
const noAsking = (_word: Word | undefined, earlier: readonly Word[] = []): boolean =>
  earlier.every((word) => !asking.has(word.form))

/** Wrong forms of the verb after an object, after another verb and after a few fixed words. */
export const objectRules: readonly Rule[] = [
  {
    id: 'want_object_base',
    places: [
      oneOf('want wants wanted allow allows allowed allowing enable enables enabled encourage encourages encouraged'),
      oneOf(objects),
      oneOf(sureBases),
    ],
  },
  {
    id: 'want_that',
    places: [oneOf('want wants wanted'), oneOf('that'), oneOf('you he they we people everyone everybody')],
    after: (word) => word !== undefined,
  },
  { id: 'tell_to_me', places: [oneOf('tell tells told telling'), oneOf('to'), oneOf(doers)] },
  {
    id: 'help_to_me',
    places: [oneOf('helps helped allow allows allowed'), oneOf('to'), oneOf('me him us them you people')],
  },
  {
    id: 'be_never_base',
    places: [
      oneOf('i he they we you it this that which who there'),
      oneOf('is are was were am'),
      oneOf('never always usually still already really just only'),
      oneOf(without(plainBases, 'express complete separate')),
    ],
    before: noAsking,
    after: notNoun,
  },
  {
    id: 'isnt_base',
    places: [oneOf("isn't aren't wasn't weren't"), oneOf(without(plainBases, 'express complete separate'))],
    after: notNoun,
  },
  {
    id: 'this_is_base',
    places: [
      oneOf('this which who'),
      oneOf('is are was were'),
      oneOf(without(plainBases, 'express complete separate')),
    ],
    before: noAsking,
    after: notNoun,
  },
  {
    id: 'are_tend',
    places: [
      oneOf('am is are was were'),
      optional(oneOf('not also really')),
      oneOf('tend prefer include provide require appreciate'),
    ],
    before: noAsking,
    after: (word) => word !== undefined && word.pos !== 'NOUN',
  },
  {
    id: 'are_not_want',
    places: [
      oneOf('i he they we you people students children teenagers'),
      oneOf('is are was were am'),
      oneOf('not'),
      oneOf('have want know think understand'),
    ],
    before: noAsking,
  },
  {
    id: 'be_base_sure',
    places: [
      oneOf("will would can could should must may might can't won't"),
      optional(oneOf('not also always never')),
      oneOf('be'),
      oneOf([
        ...without(plainBases, 'express complete separate give find know teach write buy eat choose go'),
        ...'come become have decrease increase damage change base'.split(' '),
      ]),
    ],
    before: (_word, earlier = []) => noAsking(undefined, earlier) && earlier.every((word) => word.form !== 'there'),
    after: notNoun,
  },
  {
    id: 'we_have_base',
    places: [
      oneOf('i he we they you'),
      oneOf("have has haven't hasn't"),
      adverb,
      oneOf(without(plainBases, 'go do make know understand learn see find feel')),
    ],
    before: startsClause,
    after: (word) => word?.pos !== 'NOUN' || ['a', 'the', 'my'].includes(word.form),
  },
  {
    id: 'pronoun_any_ing',
    places: [oneOf('i we they he it'), optional(oneOf('not always just still')), ing],
    before: startsClause,
    written: true,
  },
  { id: 'can_used', places: [oneOf("can could should would must will can't couldn't may might"), oneOf('used')] },
  {
    id: 'without_to',
    places: [oneOf('without before after by'), oneOf('to'), oneOf(sureBases)],
    before: notBefore('day week time ever'),
  },
  {
    id: 'had_better_to',
    places: [oneOf("had i'd we'd they'd you'd he'd would"), oneOf('better rather'), oneOf('to'), oneOf(allBases)],
  },
  {
    id: 'how_to_ed',
    places: [oneOf('how'), oneOf('to'), matching((word) => word.pos !== 'ADJ' && isRegularPast(word.form))],
  },
  {
    id: 'try_to_success',
    places: [oneOf('want wants wanted need needs able try trying tries'), oneOf('to'), oneOf(nounsForVerbs)],
    after: (word) => word?.pos !== 'NOUN',
  },
  {
    id: 'can_growth',
    places: [oneOf("can could would can't should must"), oneOf(nounsForVerbs)],
    after: (word) => word?.pos !== 'NOUN',
  },
  {
    id: 'its_make',
    places: [
      oneOf("it's"),
      oneOf('depend depends make makes help helps become becomes seem seems mean take takes give gives happen happens'),
    ],
    before: startsClause,
  },
  {
    id: 'its_depends',
    places: [oneOf('its'), oneOf('depend depends makes becomes seems')],
    before: startsClause,
  },
]

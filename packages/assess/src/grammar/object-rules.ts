import { allBases, isIng, isRegularPast, sureBases } from '../lexicons/en-verbs'
import type { Word } from '../tag/word'
import {
  adverb,
  excludeForms,
  makeOptional,
  matchesNone,
  matchForms,
  matchWord,
  type Rule,
  startsClause,
} from './pattern'

const objects = 'me him us them people everyone everybody someone'
const doers = 'me him us them you he they we people students children others everyone everybody'
const notNoun = (word: Word | undefined): boolean => word === undefined || !['NOUN', 'PROPN', 'ADJ'].includes(word.pos)
const ing = matchWord((word) => isIng(word.form) && word.pos === 'VERB' && !['being', 'having'].includes(word.form))
const plainBases = excludeForms(sureBases, 'be have do come become')
/** Nouns that learners use as verbs. */
const nounsForVerbs = 'success growth advice choice belief loss improvement'
const asking = new Set('what who which where how that than as all whatever whoever do does did'.split(' '))
const hasNoRequestVerb = (_word: Word | undefined, earlier: readonly Word[] = []): boolean =>
  earlier.every((word) => !asking.has(word.form))

/** Wrong forms of the verb after an object, after another verb and after a few fixed words. */
export const objectRules: readonly Rule[] = [
  {
    id: 'want_object_base',
    slots: [
      matchForms(
        'want wants wanted allow allows allowed allowing enable enables enabled encourage encourages encouraged',
      ),
      matchForms(objects),
      matchForms(sureBases),
    ],
  },
  {
    id: 'want_that',
    slots: [
      matchForms('want wants wanted'),
      matchForms('that'),
      matchForms('you he they we people everyone everybody'),
    ],
    after: (word) => word !== undefined,
  },
  { id: 'tell_to_me', slots: [matchForms('tell tells told telling'), matchForms('to'), matchForms(doers)] },
  {
    id: 'help_to_me',
    slots: [matchForms('helps helped allow allows allowed'), matchForms('to'), matchForms('me him us them you people')],
  },
  {
    id: 'be_never_base',
    slots: [
      matchForms('i he they we you it this that which who there'),
      matchForms('is are was were am'),
      matchForms('never always usually still already really just only'),
      matchForms(excludeForms(plainBases, 'express complete separate')),
    ],
    before: hasNoRequestVerb,
    after: notNoun,
  },
  {
    id: 'isnt_base',
    slots: [
      matchForms("isn't aren't wasn't weren't"),
      matchForms(excludeForms(plainBases, 'express complete separate')),
    ],
    after: notNoun,
  },
  {
    id: 'this_is_base',
    slots: [
      matchForms('this which who'),
      matchForms('is are was were'),
      matchForms(excludeForms(plainBases, 'express complete separate')),
    ],
    before: hasNoRequestVerb,
    after: notNoun,
  },
  {
    id: 'are_tend',
    slots: [
      matchForms('am is are was were'),
      makeOptional(matchForms('not also really')),
      matchForms('tend prefer include provide require appreciate'),
    ],
    before: hasNoRequestVerb,
    after: (word) => word !== undefined && word.pos !== 'NOUN',
  },
  {
    id: 'are_not_want',
    slots: [
      matchForms('i he they we you people students children teenagers'),
      matchForms('is are was were am'),
      matchForms('not'),
      matchForms('have want know think understand'),
    ],
    before: hasNoRequestVerb,
  },
  {
    id: 'be_base_sure',
    slots: [
      matchForms("will would can could should must may might can't won't"),
      makeOptional(matchForms('not also always never')),
      matchForms('be'),
      matchForms([
        ...excludeForms(plainBases, 'express complete separate give find know teach write buy eat choose go'),
        ...'come become have decrease increase damage change base'.split(' '),
      ]),
    ],
    before: (_word, earlier = []) =>
      hasNoRequestVerb(undefined, earlier) && earlier.every((word) => word.form !== 'there'),
    after: notNoun,
  },
  {
    id: 'we_have_base',
    slots: [
      matchForms('i he we they you'),
      matchForms("have has haven't hasn't"),
      adverb,
      matchForms(excludeForms(plainBases, 'go do make know understand learn see find feel')),
    ],
    before: startsClause,
    after: (word) => word?.pos !== 'NOUN' || ['a', 'the', 'my'].includes(word.form),
  },
  {
    id: 'pronoun_any_ing',
    slots: [matchForms('i we they he it'), makeOptional(matchForms('not always just still')), ing],
    before: startsClause,
    typedOnly: true,
  },
  {
    id: 'can_used',
    slots: [matchForms("can could should would must will can't couldn't may might"), matchForms('used')],
  },
  {
    id: 'without_to',
    slots: [matchForms('without before after by'), matchForms('to'), matchForms(sureBases)],
    before: matchesNone('day week time ever'),
  },
  {
    id: 'had_better_to',
    slots: [
      matchForms("had i'd we'd they'd you'd he'd would"),
      matchForms('better rather'),
      matchForms('to'),
      matchForms(allBases),
    ],
  },
  {
    id: 'how_to_ed',
    slots: [matchForms('how'), matchForms('to'), matchWord((word) => word.pos !== 'ADJ' && isRegularPast(word.form))],
  },
  {
    id: 'try_to_success',
    slots: [
      matchForms('want wants wanted need needs able try trying tries'),
      matchForms('to'),
      matchForms(nounsForVerbs),
    ],
    after: (word) => word?.pos !== 'NOUN',
  },
  {
    id: 'can_growth',
    slots: [matchForms("can could would can't should must"), matchForms(nounsForVerbs)],
    after: (word) => word?.pos !== 'NOUN',
  },
  {
    id: 'its_make',
    slots: [
      matchForms("it's"),
      matchForms(
        'depend depends make makes help helps become becomes seem seems mean take takes give gives happen happens',
      ),
    ],
    before: startsClause,
  },
  {
    id: 'its_depends',
    slots: [matchForms('its'), matchForms('depend depends makes becomes seems')],
    before: startsClause,
  },
]

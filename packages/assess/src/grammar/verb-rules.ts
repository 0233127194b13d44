import type { Word } from '../tag/word'
import { baseVerbs, pastForms, thirdPerson } from './nouns'
import { adverb, matching, notBefore, oneOf, optional, type Rule } from './pattern'

const edVerb = matching(
  (word: Word) => word.pos === 'VERB' && /[a-z]{3}ed$/u.test(word.form) && !/(?:eed|bed|sed)$/u.test(word.form),
)
const modals = "can could should must would might cannot can't couldn't shouldn't wouldn't won't"
const didNot = "didn't doesn't don't"
const plainVerbs = 'go make get be have do know see become understand buy find learn'

/** Verb forms that no standard variety of English joins. */
export const verbRules: readonly Rule[] = [
  {
    id: 'have_past',
    places: [
      oneOf("have has had i've we've they've you've haven't hasn't hadn't"),
      adverb,
      oneOf(`${pastForms} was were`),
    ],
    before: notBefore('that what which'),
  },
  {
    id: 'did_past',
    places: [oneOf("didn't"), adverb, oneOf(`${pastForms} had was were got made said told ${thirdPerson}`)],
  },
  {
    id: 'did_not_past',
    places: [oneOf('did does do'), oneOf('not'), oneOf(`${pastForms} had was were ${thirdPerson}`)],
  },
  { id: 'did_ed', places: [oneOf(didNot), edVerb] },
  {
    id: 'dont_third',
    places: [oneOf("don't doesn't"), adverb, oneOf(thirdPerson)],
    before: notBefore('that what which'),
  },
  {
    id: 'modal_to',
    places: [oneOf(modals), oneOf('to')],
    after: (word) => word?.pos === 'VERB' || word?.form === 'be',
    before: notBefore('a the'),
  },
  {
    id: 'modal_finite',
    places: [oneOf(`${modals} will may`), adverb, oneOf(`${pastForms} ${thirdPerson} is was were had`)],
    before: notBefore('a the my our his her their in of'),
    after: (word) => word?.form !== 'will',
  },
  {
    id: 'modal_ing',
    places: [
      oneOf(modals),
      matching((word) => word.pos === 'VERB' && /[a-z]{3}ing$/u.test(word.form) && !['bring'].includes(word.form)),
    ],
    before: notBefore('a the'),
  },
  {
    id: 'to_past',
    places: [
      oneOf('to'),
      oneOf('went saw took came became wrote gave knew chose began goes makes gets takes gives helps'),
    ],
    before: notBefore('prior'),
  },
  {
    id: 'want_base',
    places: [oneOf('want wants wanted'), oneOf('go make get be have do know become learn understand see buy find')],
  },
  {
    id: 'want_past',
    places: [
      oneOf('want wants wanted need needs needed have has had like likes'),
      oneOf('to'),
      oneOf(`${pastForms} had was were made got said`),
    ],
  },
  {
    id: 'am_base',
    places: [
      oneOf("am i'm"),
      optional(oneOf('not very really')),
      oneOf('agree go want know think have believe understand study hope like'),
    ],
  },
  {
    id: 'is_base',
    places: [oneOf('is are was were'), oneOf('agree want know believe depend happen')],
    before: notBefore('all what you thing do'),
  },
  {
    id: 'was_happened',
    places: [oneOf('is are was were am'), oneOf('happened went came occurred appeared became')],
    before: notBefore('what that who'),
  },
  {
    id: 'prep_base',
    places: [oneOf('without of by after before about'), oneOf('have be do make get become go learn understand')],
    after: (word) => word?.form !== 'or',
    before: notBefore('kind sort could should would might must think'),
  },
  { id: 'for_base', places: [oneOf('for'), oneOf(`${plainVerbs} improve`)], after: notBefore('and or') },
  { id: 'for_to', places: [oneOf('for'), oneOf('to'), oneOf(plainVerbs)] },
  {
    id: 'let_to',
    places: [
      oneOf('make makes made let lets'),
      oneOf('me her us them you people'),
      oneOf('to'),
      oneOf(`${plainVerbs} ${baseVerbs}`),
    ],
  },
  {
    id: 'enjoy_to',
    places: [
      oneOf('enjoy enjoys enjoyed avoid avoids avoided finish finished'),
      oneOf('to'),
      matching((word) => word.pos === 'VERB'),
    ],
  },
  { id: 'can_able', places: [oneOf('can could'), oneOf('able')] },
  {
    id: 'pronoun_very',
    places: [oneOf('i he we they'), oneOf('very')],
    before: notBefore("am is are was were do don't not"),
  },
  {
    id: 'pronoun_no',
    places: [oneOf('i he we they you'), oneOf('no'), oneOf('have know understand like want need go')],
  },
  {
    id: 'past_time_base',
    places: [oneOf('yesterday'), oneOf('i we he they'), oneOf('go have see take meet make do get come work')],
  },
  {
    id: 'last_time_base',
    places: [
      oneOf('last'),
      oneOf('year month week'),
      oneOf('i we he they'),
      oneOf('go have see take meet make do get come work'),
    ],
  },
]

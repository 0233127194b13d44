import { numbersFromTwo } from './nouns'
import { notBefore, oneOf, optional, type Rule } from './pattern'

const comparatives =
  'better worse easier faster bigger smaller cheaper higher lower older younger stronger harder happier safer simpler larger greater longer shorter'
const superlatives = 'best worst easiest fastest biggest smallest highest strongest hardest happiest largest greatest'

/** Fixed usage: double comparatives, prepositions that the verb does not take, double negation. */
export const usageRules: readonly Rule[] = [
  { id: 'double_comparative', places: [oneOf('more'), oneOf(comparatives)], before: notBefore('many no any') },
  { id: 'double_superlative', places: [oneOf('most'), oneOf(superlatives)] },
  { id: 'discuss_about', places: [oneOf('discuss discussed discusses discussing'), oneOf('about')] },
  {
    id: 'explain_me',
    places: [oneOf('explain explained explains say said says'), oneOf('me him her us them')],
    after: (word) => word === undefined || !['self'].includes(word.form),
  },
  { id: 'depend_of', places: [oneOf('depend depends depended depending'), oneOf('of')] },
  { id: 'listen_object', places: [oneOf('listen listens listened listening'), oneOf('music me him her us them')] },
  { id: 'hand', places: [oneOf('in'), oneOf('the'), oneOf('other'), oneOf('hand')] },
  {
    id: 'since_years',
    places: [oneOf('since'), oneOf(`# ${numbersFromTwo}`), oneOf('years months weeks days')],
    after: notBefore('ago'),
  },
  { id: 'as_same', places: [oneOf('as'), oneOf('same'), oneOf('as')] },
  {
    id: 'there_have',
    places: [oneOf('there'), oneOf('have has'), oneOf('a many some no several two three lots people')],
    before: notBefore('do does did'),
  },
  {
    id: 'double_negative',
    places: [
      oneOf("don't doesn't didn't can't couldn't won't haven't"),
      oneOf('have do know need want see say get'),
      oneOf('nothing nobody no'),
    ],
    after: notBefore('matter'),
  },
  {
    id: 'suggest_me',
    places: [oneOf('suggest suggested suggests'), oneOf('me him us them'), optional(oneOf('not')), oneOf('to')],
  },
  { id: 'do_mistake', places: [oneOf('do did doing done'), optional(oneOf('a some many')), oneOf('mistake mistakes')] },
  { id: 'different_of', places: [oneOf('different'), oneOf('of')] },
  { id: 'contact_with', places: [oneOf('marry married'), oneOf('with'), oneOf('him her a my')] },
  { id: 'another_plural', places: [oneOf('others'), oneOf('people things students ways countries persons')] },
]

import { splitWords } from './en-words'

/**
 * Neighbours that ordered English seldom has: before the colon the left words, after it what hardly ever stands behind them. In
 * capitals kinds of word: NOUN and NOUNS, VERB (as it stands after "to"), VERBS (it works), VERBED, ADJ, ADV. Authored by what
 * English grammar allows and kept where the project's own English (its documents, comments and words on screens, 180,000 words)
 * has the pair less often than a third of what chance would give. No single pair is a slip: many of them together are a sign.
 */
const lines = `
i we they: NOUN NOUNS ADJ VERBS is the a that to in for and of
he: NOUN NOUNS ADJ the a to in for of
you: NOUN NOUNS VERBS is was be of its
who: NOUN ADJ and of
it: NOUN NOUNS ADJ be have about of another
there: NOUN NOUNS ADJ VERBS not a of
can could would will should may must cannot can't: NOUN NOUNS ADJ VERBS VERBED to in of for is and that
do does did: VERBS VERBED of
have has: is of this in and
am is are was were be been: NOUN VERBS
is are was were: is are was were be of has have may must can do does would
be: not to be is are has was
to: NOUN VERBS VERBED in is at are and by may was of only they
the: VERB VERBS is a all we they another in after every our have your you what not or was are to of and their them any if i the for with must may by at never it there can will while do has could should would
a: another the not have all you is for what be their they any its this those are did has that in every of i and with must to we or no may by it
my our your their its: VERB VERBED VERBS that is of it and are was has have
this: are be not the to and for a of
these those: NOUN VERB the a
every each another no: NOUNS VERB VERBS the a is of and to that it
for: VERB VERBED VERBS be can is are in to of not with
of: VERB VERBED VERBS you to is are with they we i in can be have do does when so
in: VERB VERBED VERBS they i you is be to
with: VERB VERBED VERBS is are to of and
at by on from: VERB VERBED VERBS are is of be was
about after before without into between through: VERB VERBS is of be and
because: VERB VERBS is are was has have can will
if when: VERBS is in
than: VERBS VERB of is that
but: is
not: NOUN NOUNS VERBS has is are was and no
VERB: be was were had did does not
VERBED: VERB was no do have would can than does has
VERBS: NOUN VERB VERBED not they be have can could
VERBING: VERB be are not
NOUN: the a an what how have be not your their just this all some them my its every our also were me something someone these well another anything those whether
NOUNS: not be was me your their this once our another any these most
ADJ: the your their this its our no VERB VERBED what how every
also never always really just even still already very too often: NOUN
so: NOUN VERBS is a
`

const parseSeldomPairs = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const pairs = new Map<string, ReadonlySet<string>>()
  for (const line of lines.trim().split('\n')) {
    const [left = '', right = ''] = line.split(':')
    for (const parsePhrases of splitWords(left))
      pairs.set(parsePhrases, new Set([...(pairs.get(parsePhrases) ?? []), ...splitWords(right)]))
  }
  return pairs
}

/** Left word or kind of word, and what is seldom found behind it. */
export const enSeldomPairs: ReadonlyMap<string, ReadonlySet<string>> = parseSeldomPairs()

const toSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words that end no phrase: what follows them is missing. */
export const FUNCTION_WORDS = toSet(
  'a an the this that these those and or but nor of to in on at for with from by as into onto upon about against between among across through during within without under over above below per via than then so such both either neither each every any some all most more many much other another not no our your their its his her my whose which who whom what when where while how why if whether because although though also including include includes etc ie eg new very highly strong good excellent well up-to-date related relevant various multiple several necessary required appropriate',
)

/** A phrase that holds one of these is a clause. */
export const FINITE_VERBS = toSet(
  "is are was were am be been being has have had having do does did can could will would shall should may might must isn't aren't won't don't doesn't can't cannot it's we're you're we've you've i'm they're that's there's let's",
)

export const PRONOUNS = toSet(
  "i me my mine we us ours ourselves you your yours yourself yourselves he him she her they them themselves it itself one oneself who whom someone somebody everyone everybody anyone we'll you'll they'll he'll she'll it'll",
)

/** Articles and pronouns of possession: what belongs to the company is "the" for the person asked. */
export const POSSESSIVES = toSet('our your my')

/** Verbs that say what a person is or gets, not what the person does. */
export const STATIVE_VERBS = toSet(
  'be become have get receive join need want like love enjoy thrive believe expect include consist require belong earn find feel seem remain stay possess hold encounter experience gain benefit deserve own-up look know understand exist depend rely qualify stand fit work-hard celebrate live think demonstrate possess show display exhibit bring',
)

/** Words before "to" that make it part of the phrase, not the purpose of the deed. */
export const KEEPS_TO = toSet(
  'able ability need needs how respond responding contribute adhere relate related refer attend access due according commitment committed apply add listen report close next speak talk lead up available similar back look seek want prepare ready help helping required willing willingness desire decide continue learn try way ways what where when whether opportunity opportunities relating pertaining subject responses response approach answers solution solutions contributions changes go come move transfer reply respect',
)

/** -ly words that begin a line before its verb. */
export const isAdverb = (word: string): boolean =>
  /^[a-z-]{3,}ly$/.test(word) && !/^(apply|supply|reply|rely|assembly|comply|family|multiply|fly)$/.test(word)

import { splitWords } from './en-words'

/** Irregular verbs: base, past, participle. Written for this project. */
const irregular = splitWords(`
go/went/gone do/did/done see/saw/seen take/took/taken become/became/become write/wrote/written speak/spoke/spoken break/broke/broken
choose/chose/chosen drive/drove/driven eat/ate/eaten fall/fell/fallen give/gave/given know/knew/known begin/began/begun grow/grew/grown
throw/threw/thrown drink/drank/drunk swim/swam/swum forget/forgot/forgotten come/came/come run/ran/run be/was/been have/had/had
make/made/made say/said/said get/got/got think/thought/thought tell/told/told find/found/found feel/felt/felt leave/left/left
keep/kept/kept bring/brought/brought buy/bought/bought teach/taught/taught catch/caught/caught mean/meant/meant meet/met/met
lose/lost/lost pay/paid/paid send/sent/sent spend/spent/spent build/built/built hear/heard/heard understand/understood/understood
sell/sold/sold sleep/slept/slept stand/stood/stood win/won/won fly/flew/flown ride/rode/ridden rise/rose/risen sing/sang/sung
hide/hid/hidden draw/drew/drawn wear/wore/worn steal/stole/stolen show/showed/shown blow/blew/blown shake/shook/shaken
`).map((entry) => entry.split('/'))

/** Regular verbs whose base form is hardly ever a noun or an adjective. */
const regular = splitWords(`
want need believe understand prefer learn seem agree improve create develop provide achieve communicate explain describe discuss
solve avoid earn reduce ensure encourage decide require consider include suggest recommend realize realise allow apply continue
enjoy explore happen improve increase introduce involve maintain organize organise participate perform prepare prevent receive
remember remind remove replace represent respond save serve succeed suffer survive teach tend wait arrive appear accept
admit affect analyze analyse appreciate argue assume attend bother celebrate collect compare complain compete complete confirm connect
contribute convince cooperate decrease defend define deliver depend destroy discover disappear disagree entertain establish examine exist
expand express fail finish fix focus gather graduate identify imagine inform invent invite join manage motivate negotiate obtain
occur offer persuade please predict pretend produce protect prove publish pursue refuse relax rely search separate spread succeed
travel treat try adapt add adopt advise belong consist contain distract educate interact inspire invest ignore imply inherit
generate concentrate emphasize oppose behave remain react refer relate resolve retire specialize strengthen suppose weaken vary
enable engage enhance evaluate facilitate illustrate indicate insist integrate justify modify observe operate possess preserve promote
recognize recover regulate restore satisfy simplify stimulate threaten tolerate translate warn clarify collaborate combine consume convert
criticize demonstrate deny deserve detect determine devote differ diminish disturb eliminate emerge employ evolve expose extend fulfill
hesitate imitate impress interrupt investigate lend maximize memorize minimize neglect pollute transmit enter distribute
`)

const listVerbForms = (index: number): string[] =>
  irregular.flatMap((forms) => {
    const form = forms[index]
    return form === undefined ? [] : [form]
  })

const bases = listVerbForms(0)
/** Past forms that are neither base nor participle, nor any other common word: "to went", "have took". */
const clearPast = irregular.flatMap(([base = '', past = '', participle = '']) =>
  past !== participle && past !== base && past !== 'was' ? [past] : [],
)
/** Participles that are not past forms too: "I seen". */
export const clearParticiples = irregular.flatMap(([base = '', past = '', participle = '']) =>
  participle !== past &&
  participle !== base &&
  !['been', 'drunk', 'known', 'born', 'worn', 'shown'].includes(participle)
    ? [participle]
    : [],
)
const pastOnly = splitWords(
  'said told felt kept brought bought taught caught heard understood sold slept stood spent paid sent had got made',
)

export function formThirdPerson(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|ch|sh|o|z)$/u.test(base) ? `${base}es` : `${base}s`
}

/** Bases that can stand for nothing else, so that "he go" and "by make" are sure. */
export const sureBases: readonly string[] = [
  ...splitWords(
    'go do see become write speak choose eat give know begin grow throw forget come make say get tell find feel keep bring buy teach lose understand sell have be meet send spend build hear wear',
  ),
  ...regular.filter(
    (verb) =>
      !splitWords('need offer search increase decrease spread focus travel treat fix save finish').includes(verb),
  ),
]
/** Verbs after a subject: a few nouns are verbs there beyond doubt ("he work", "she need"). */
export const subjectBases: readonly string[] = [
  ...new Set([
    ...sureBases.filter((base) => base !== 'be'),
    ...splitWords('want need like love live help work think look seem try play use start call ask talk'),
  ]),
]
/** Third persons that are never plural nouns after a subject. */
export const thirdForms: readonly string[] = [
  ...new Set([
    ...subjectBases.filter((base) => base !== 'have').map(formThirdPerson),
    'has',
    'thinks',
    'runs',
    'takes',
    'gets',
  ]),
]
/** Past forms after "to", "can" and "did". */
export const sureNotBase: readonly string[] = [
  ...new Set([
    ...clearPast.filter((form) => form !== 'saw' && form !== 'fell'),
    ...pastOnly,
    'thought',
    'lost',
    'won',
    'met',
    'built',
    'found',
    'left',
  ]),
]
export const sureTakenPast: readonly string[] = clearPast
export const allBases: readonly string[] = [
  ...new Set([
    ...bases,
    ...regular,
    ...splitWords(
      'like love live help work look play use start call ask talk change study stay move turn need want think',
    ),
  ]),
]

/** A word that looks like a regular past form; the verbs whose base ends so are left out. */
const notRegularPast = new Set(
  splitWords(
    'need feed speed succeed proceed exceed bleed breed embed seed weed shed wed heed indeed freed agreed hundred red bed led fed fled',
  ),
)
export const isRegularPast = (form: string): boolean => /^[a-z]{3,}ed$/u.test(form) && !notRegularPast.has(form)

const notIng = new Set(
  splitWords(
    'bring sing ring king spring string thing sting swing cling fling wing being during morning evening nothing something anything everything ceiling',
  ),
)
export const isIng = (form: string): boolean => /^[a-z]{2,}ing$/u.test(form) && !notIng.has(form)

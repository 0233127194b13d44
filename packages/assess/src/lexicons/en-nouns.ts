import { splitWords } from './en-words'

/** Countable nouns whose singular is no verb, adjective or mass noun where a noun is expected. Written for this project. */
const regularCountNouns = splitWords(`
thing problem student friend teacher customer idea job example book parent kid computer car country employee client colleague manager
product tool mistake goal decision solution opportunity meeting email member subject rule topic teen teenager adult sentence grade hobby
house animal lesson website application app feature requirement supplier developer engineer user person reason city town day hour minute
week month year object word advantage disadvantage benefit skill activity game story movie song dog cat tree teammate classmate boss
company department document problem situation difficulty language culture problem generation family university college hospital shop
restaurant apartment room bedroom bus train airplane bike ticket picture photo video magazine newspaper article essay paragraph letter
number percent scientist doctor nurse lawyer worker leader citizen tourist player neighbor neighbour baby brother sister cousin uncle
dream career event festival holiday vacation birthday disease machine device smartphone vehicle factory building street beach river
mountain island village farmer professor assignment project report result issue order request service task question way place school
class phone program club sport law bug aspect factor method technique strategy
fact concept opinion ability area consumer driver passenger researcher lecturer author reader writer speaker owner politician president expert
specialist adult boy girl son daughter grandmother grandfather teammate competitor candidate interviewer recruiter
employer supervisor consultant accountant designer programmer intern laptop tablet camera robot truck window bottle poem novel textbook
notebook theory principle argument statement century weekend obstacle accident flower bird insect dentist tradition
festival ceremony adventure salary degree certificate exam quiz brand shop store market hotel event circumstance category scientist
profession expression chemical substance ecosystem airport planet community invention experiment ingredient
`)
/** Their plural is a verb form too: "this results in". */
const pluralIsVerb = new Set(
  splitWords(
    'result report issue order request service question place phone program club object book benefit picture grade house group dream mistake email tool shop store market experiment author bottle',
  ),
)
/** Their singular is at home without an article or before any noun. */
const bareSingular = new Set(
  splitWords(
    'school class college university law sport phone email hospital service family percent word game application order request report question bus train video story tradition expression theory argument president principle community market ability experiment store substance',
  ),
)

export function pluralize(noun: string): string {
  if (noun === 'person') return 'people'
  if (/[^aeiou]y$/u.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|ch|sh)$/u.test(noun) ? `${noun}es` : `${noun}s`
}

const countable = [...new Set(regularCountNouns)].filter((noun) => noun !== 'percent')
export const singularNouns: readonly string[] = countable
export const pluralNouns: readonly string[] = [...new Set([...countable.map(pluralize), 'children'])]
/** Plurals that are no verbs. */
export const clearPlurals: readonly string[] = [
  ...new Set([...countable.filter((noun) => !pluralIsVerb.has(noun)).map(pluralize), 'children']),
].filter((noun) => noun !== 'people')
/** Singulars that need a determiner wherever they stand. */
export const countNounsNeedingDeterminer: readonly string[] = countable.filter((noun) => !bareSingular.has(noun))
/** British English lets these take a plural verb. */
export const collectives = new Set(
  splitWords('company team family class club community department country generation government staff group'),
)

export const massPlurals = `informations advices equipments furnitures homeworks knowledges softwares hardwares luggages stuffs musics moneys
vocabularys pollutions traffics transportations sceneries machineries slangs feedbacks healths weathers childrens electricities somethings anythings everythings
`
export const massNouns =
  'information advice homework equipment furniture feedback software hardware luggage money traffic knowledge pollution music'

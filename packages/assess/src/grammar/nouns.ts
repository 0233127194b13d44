import { words as list } from '../lexicons/en-words'

const regular = list(`
thing way reason problem student friend teacher customer project task idea question job skill example book place school parent
kid game activity class computer car country employee client colleague manager product tool report error mistake goal decision solution
opportunity meeting email member subject sport rule law word topic teen teenager adult child-like phone program sentence grade club
hobby house animal lesson website application app feature requirement supplier order result issue bug developer engineer user
`).filter((noun) => noun !== 'child-like')

export function plural(noun: string): string {
  if (/[^aeiou]y$/u.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|ch|sh)$/u.test(noun) ? `${noun}es` : `${noun}s`
}

/** Countable nouns whose number is certain from their spelling. */
export const singularNouns = regular.join(' ')
export const pluralNouns = regular.map(plural).join(' ')
export const numbersFromTwo = 'two three four five six seven eight nine ten'
export const possessives = 'my our your their his her its'

const bases = `
go want need know think believe feel become understand prefer learn seem come say see make give take get like love live help
`
export const baseVerbs = bases.trim()
export const thirdPerson =
  'goes wants needs knows thinks believes feels becomes understands prefers learns seems comes says sees makes gives takes gets likes loves lives helps has does'
export const pastForms =
  'went did saw took came became wrote spoke broke chose drove ate fell gave knew began grew threw drank swam forgot flew'

import { isToolName } from '../match-terms'
import { readVerb } from './base-form'
import { refuseNounPhrase } from './check-phrase'
import { readVerbPhrases } from './verb-phrase'
import { isAdverb } from './words'

/** What of a requirement can stand in a question, and in which kind of frame. */
export interface RequirementSlot {
  readonly frame: 'duty' | 'known' | 'tool'
  readonly phrase: string
}

const YEARS =
  /^(?:(?:at least|minimum(?: of)?|a minimum of|over|more than|up to)\s)?\d{1,2}(?:\+|-\d{1,2}\+?)?\s?\+?\s?(?:years?|yrs?)'?(?:\s(?:or more|plus))?(?:\sof)?\s/i
const LEVEL =
  /^(?:proficient (?!in |with )|intermediate|advanced|working|general|in-depth|in depth|deep|detailed|sound|some|full|professional|relevant|proven|hands-on|broad|thorough|expert)\s/i
const HEADS =
  /^(experience|background|expertise|knowledge|understanding|familiarity|awareness|grasp|command|proficiency|proficient|skills?|skilled|experienced|familiar|comfortable|confident|well-versed|versed|adept|expert|excels?|passion|interest)\s(in|with|of|as|within|at|for|working (?:with|in|as|on)|using|about)\s(?:the use of\s|working (?:with|in|on)\s|using\s|how to\s)?/i
/** Heads as they stand after "This job asks for". */
const HEAD_NOUNS: Readonly<Record<string, string>> = {
  proficient: 'proficiency',
  skill: 'skills',
  skilled: 'skills',
  experienced: 'experience',
  familiar: 'familiarity',
  comfortable: 'experience',
  confident: 'experience',
  'well-versed': 'experience',
  versed: 'experience',
  adept: 'skills',
  expert: 'expertise',
  excel: 'skills',
  excels: 'skills',
}

/** Names of products keep their capital: the first word of "Excel skills", both of "Google Ads". */
function lowerFirst(text: string): string {
  const [first = '', second = ''] = text.split(' ')
  const isName = !/^\p{Lu}\p{Ll}/u.test(text) || /^\p{Lu}\p{Ll}+$/u.test(second) || isToolName(first.replace(/,$/, ''))
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function stripPrefixes(name: string): string {
  // "At least 3 years in food manufacturing" leaves "in food manufacturing": experience in it.
  let text = name.replace(YEARS, '').replace(/^(?=(?:in|as|with)\s)/i, 'experience ')
  for (let pass = 0; pass < 3; pass += 1) text = text.replace(LEVEL, '')
  return text
}

function readDuty(text: string): RequirementSlot | null {
  const [phrase] = readVerbPhrases(text).phrases
  return phrase === undefined ? null : { frame: 'duty', phrase }
}

const isRole = (head: string, preposition: string) =>
  /^(?:experience|background|experienced)$/.test(head) && /^(?:working )?as$/.test(preposition)

/** A person is named as in a sentence: "a Maintenance Technician" is "a maintenance technician". */
const lowerRole = (text: string) =>
  text.replace(/\s[a-z]{3,20}ing\s.*/, '').replace(/(?<!\p{L})\p{Lu}(?=\p{Ll}+)/gu, (letter) => letter.toLowerCase())

function shortenNoun(text: string): string {
  const short =
    text.split(
      /\s(?:to (?=[a-z]+ )|in an?|in the|within|for|preferably|at an?|or (?:other )?(?:similar|related|comparable|equivalent)|and (?:other )?(?:similar|related))\s/i,
    )[0] ?? text
  return refuseNounPhrase(text) === 'long' ? short : text
}

/** "Experience working with" is experience with it. */
function getLink(preposition: string): string {
  if (/^(?:working|using)/.test(preposition)) return 'with'
  return preposition === 'within' || preposition === 'at' ? 'in' : preposition
}

function readKnown(text: string): RequirementSlot | null {
  const match = HEADS.exec(text)
  if (match === null) return null
  const [, head = '', preposition = ''] = match.map((part) => part.toLowerCase())
  const rest = text.slice(match[0].length).replace(/^(?:the|our)\s/i, '')
  const isDeed = readVerb(rest.split(' ')[0] ?? '')?.form === 'gerund'
  const duty = isDeed ? readDuty(rest) : null
  if (duty !== null) return duty
  const isPerson = isRole(head, preposition)
  const noun = isPerson ? lowerRole(shortenNoun(rest)) : shortenNoun(rest)
  if (refuseNounPhrase(noun) !== null) return null
  const lead = isPerson ? 'experience as' : `${HEAD_NOUNS[head] ?? head} ${getLink(preposition)}`
  return { frame: 'known', phrase: `${lead} ${noun}` }
}

const TAIL_HEAD = /\s(?:experience|skills|knowledge|expertise|abilities|background|proficiency)$/i

/** "Laboratory experience", "calendar management skills": the head stands at the end. */
function readTailHead(text: string): RequirementSlot | null {
  if (!TAIL_HEAD.test(text) || refuseNounPhrase(text, 7) !== null) return null
  const [, head = ''] = TAIL_HEAD.exec(text)?.[0].split(' ') ?? []
  return { frame: 'known', phrase: lowerFirst(text.slice(0, -head.length) + head.toLowerCase()) }
}

/** Traits of a person: a question can’t ask for experience with them. */
const PERSONAL =
  /(?:experience|abilit|skills|knowledge|aspiration|believes?|get |attitude|commitment|attention|preference|player|person|mindset|willing|self-|drive|sense|spirit|personality|desire|aptitude|diploma|degree|check|certif|licen[cs])/i

const ABILITY =
  /^(?:the )?(?:ability|able|willing|willingness|capacity|capable|capability|enjoys?|keen|happy|responsible) (?:to|of|for)\s/i
const PRACTICE = /^(?:experience|background|expertise)\s(?=[a-z]{2,20}ing\s)(?!working as )/i
const NOUN_FIRST = /^(?:work|project|team|network|market|product|support|design|control|test|process)$/

/** "Running Kubernetes clusters", "Develop policies": a requirement that is a deed itself. */
function readDeed(text: string): RequirementSlot | null {
  const [first = '', second = ''] = text.split(' ')
  const verb = readVerb(first.toLowerCase())
  if (verb === null || verb.form === 'past' || /^(?:knowledge|skills|experience|abilities)$/i.test(second)) return null
  return verb.form === 'base' && NOUN_FIRST.test(verb.base) ? null : readDuty(text)
}

const INNER_HEAD = /^(?:\S+\s){1,4}(?:experience|knowledge|skills)(?=\s(?:in|with|of|supporting|working|within|at)\s)/i

/** "HR experience in a factory": the head stands in the middle. */
function readInnerHead(text: string): RequirementSlot | null {
  const inner = INNER_HEAD.exec(text)?.[0]
  return inner === undefined ? null : readTailHead(inner)
}

/** A thing that one can have experience with. */
function readThing(text: string): RequirementSlot | null {
  const noun = shortenNoun(text)
  const words = noun.split(' ')
  const isThing = words.length >= 2 && !PERSONAL.test(noun) && !words.some((word) => isAdverb(word))
  return isThing && refuseNounPhrase(noun) === null
    ? { frame: 'known', phrase: `experience with ${lowerFirst(noun)}` }
    : null
}

/** What a question can say of a requirement; null when only the recruiter can put it into words. */
export function readRequirementSlot(name: string): RequirementSlot | null {
  const text = stripPrefixes(name)
  if (ABILITY.test(text)) return readDuty(text.replace(ABILITY, ''))
  if (PRACTICE.test(text)) return readDuty(text.replace(PRACTICE, ''))
  return readKnown(lowerFirst(text)) ?? readTailHead(text) ?? readDeed(text) ?? readInnerHead(text) ?? readThing(text)
}

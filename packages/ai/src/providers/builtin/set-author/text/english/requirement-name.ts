import { readVerb } from './base-form'
import { FUNCTION_WORDS, isAdverb } from './words'

/** Words that lead to what is asked for and say nothing of it. */
const LEAD_WORDS = new Set(
  "you you'll you've you're must should will would may also be being are is have has having had possess possesses possessing bring brings bringing need needs to we the a an candidate candidates applicant applicants successful ideal qualified suitable person someone some who with demonstrate demonstrates demonstrated demonstrable proven strong solid excellent exceptional outstanding good great very highly extensive deep broad prior previous relevant significant hands-on practical some incredibly extremely above all well-developed superior effective robust sound thorough keen genuine natural it's its this role position job requires require looking for enthusiastic passionate individual our ideally preferably preferable previous general our your years' past real true possessing comfortable confident experienced skilled adept well-versed versed natural".split(
    ' ',
  ),
)
/** Of those, the ones that belong to what is asked for when it begins with them. */
const MEANINGFUL = /^(?:comfortable|confident|experienced|skilled|adept|well-versed|versed)$/i

const TRAILS: readonly RegExp[] = [
  /,?\s(?:(?:is|are|would be|will be|being)\s)?(?:an?\s)?(?:strongly\s|highly\s|very\s|definite\s|huge\s|big\s|distinct\s|also\s)?(?:required|preferred|desirable|desired|essential|mandatory|must|must-have|plus|asset|bonus|advantageous|advantage|ideal|beneficial|helpful|necessary|needed|welcome)(?:\s(?:but|however|though)\s.{0,80})?$/i,
  /,?\s(?:ideally|preferably|preferred)\s.*$/i,
]
const DETAILS =
  /\s{0,4}[([{][^)\]}]{0,300}[)\]}]|,?\s(?:including|such as|e\.g|i\.e|for example|like|in order to|so that|while|whilst|because|even (?:if|when)|which|that (?:is|are|will|can)|but|to name)(?=[\s,.:;]).*|,\s(?:inspiring|ensuring|providing|juggling|allowing|enabling|showing|giving|both verbal|willing|illustrated).*|\s–\s.*|\.{3}.*/i

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const bare = (word: string) => word.toLowerCase().replace(/[,.]$/, '')

/** "Has hired engineers": what was done is asked for as the deed. */
function toBaseForm(words: string[]): void {
  const verb = readVerb(bare(words[0] ?? ''))
  if (verb?.form === 'past' && words.length > 2 && !/^(?:in|with|to|by|as|at|and)$/i.test(words[1] ?? ''))
    words[0] = verb.base
}

function isLeadWord(words: readonly string[]): boolean {
  const word = bare(words[0] ?? '')
  if (MEANINGFUL.test(word) && /^(?:in|with|as|at|working)$/i.test(words[1] ?? '')) return false
  return LEAD_WORDS.has(word) || (isAdverb(word) && words.length > 2)
}

function dropLead(text: string): string {
  const words = text.split(' ')
  while (words.length > 1 && isLeadWord(words)) {
    const isPerfect = /^(?:has|have|you've)$/.test(bare(words[0] ?? ''))
    words.shift()
    if (isPerfect) toBaseForm(words)
  }
  return words.join(' ')
}

function dropEnd(text: string): string {
  const words = text.replace(/[\s,.;:!?–-]{1,8}$/, '').split(' ')
  while (words.length > 1 && FUNCTION_WORDS.has(bare(words.at(-1) ?? '')) && bare(words.at(-1) ?? '') !== 'etc')
    words.pop()
  return words.join(' ')
}

/** A requirement without "you have", "strong" and "is required": what is asked for, in the advertisement's words. */
export function nameRequirement(part: string): string {
  let text = part.replace(/[\s.;,!]{1,8}$/, '')
  for (const trail of TRAILS) text = text.replace(trail, '')
  const short = text.replace(DETAILS, '')
  const kept = dropEnd(dropLead(short.split(' ').length >= 2 || short.length > 8 ? short : text))
  return capitalize(kept.replace(/\s+/g, ' ').replace(/"/g, '').trim())
}

const STARTS = `(?:an? )?(?:very )?(?:strong |solid |good |excellent |basic |working |proven |some |prior |previous |genuine )?(?:experience|knowledge|understanding|ability|abilities|familiarity|proficiency|expertise|awareness|willingness|commitment)`
const BOUNDARY = new RegExp(
  String.raw`;\s{0,4}(?:and |or )?|(?:,|,? and|,? as well as)\s(?=${STARTS}\s(?:of|in|with|to|as|and understanding)\b)|,(?: and)?\s(?=(?:an? )?(?:proven )?(?:track )?record of\s|fluent\s|fluency\s)`,
  'iu',
)

/** "A degree in law, and experience in a firm": what is asked for part by part. */
export const splitRequirement = (text: string): readonly string[] =>
  text
    .split(BOUNDARY)
    .map((part) => part.trim())
    .filter((part) => part.length > 2)

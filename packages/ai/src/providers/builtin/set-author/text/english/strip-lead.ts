import { readVerb } from './base-form'
import { isAdverb } from './words'

const OPENERS =
  /^(?:additionally|also|in addition|in this (?:role|position|job)|in (?:the|your) first [\w ]{1,20}|as needed|when (?:needed|required)|on a (?:daily|regular|weekly) basis|typical(?:ly)?|day to day|together with the team)[,:]?\s+/i
const AS_A = /^as (?:an?|the|our) [^,.;]{2,60},\s+/i

/** Words that hand over to a duty, with the words of the duty after them. */
const HANDOVERS: readonly RegExp[] = [
  /^(?:[^.;:]{1,80}?\s)?(?:be|is|are|being)?\s?(?:mainly |primarily |directly |also |solely |ultimately )?(?:responsible|accountable) for /i,
  /^(?:[^.;:]{1,80}?\s)?(?:in charge of|tasked with|charged with) /i,
  /^(?:[^.;:]{0,60}?\s)?(?:responsibilities|duties|tasks) (?:will )?(?:include|are|involve)\s/i,
  /^(?:[^.;:]{1,80}?\s)?(?:role|position|job|work|post) (?:involves|includes|entails|consists of)\s/i,
  /^(?:[^.;:]{1,80}?\s)?(?:looking for|looking to hire|seeking|hiring|recruiting|searching for) [^.;:]{3,90}?\sto (?=[a-z]{2,20}\s)/i,
  /^(?:you|they|he|she|we|this [a-z ]{3,40}|(?:the|our|your|[a-z]{2,30}'s) [^.,;:]{2,60}?|[A-Z][^.,;:]{2,40}?)\s?(?:will|'ll|would|shall|can|is expected to|are expected to|is required to|are required to|must)\s(?:also\s|then\s|often\s|mainly\s)?(?:be (?:able|expected|required|asked) to\s|need to\s|have to\s|be\s)?(?:also\s)?/i,
  /^[^.;:]{1,90}?\swhere you(?:'ll| will) (?:also )?(?:be )?/i,
  /^(?:they|you|he or she|she|he) (?=[a-z])/i,
  /^(?:able|ability|willing|ready|keen) to\s/i,
  /^to\s(?=[a-z])/i,
]

/** "Cataloging - maintains records": the label repeats what the line says. */
const LABEL = /^[^.;,:]{2,60}?(?:\s[-–]|:)\s/

const dropAdverbs = (text: string): string => {
  const words = text.split(' ')
  while (words.length > 2 && isAdverb((words[0] ?? '').toLowerCase().replace(/,$/, ''))) words.shift()
  if (words.length > 2 && /^(?:and|also|then)$/i.test(words[0] ?? '')) words.shift()
  return words.join(' ')
}

/** Whether the line begins with the deed itself: "Manage ...", "Managing ...", "Effectively manage ...". */
export function startsWithVerb(text: string): boolean {
  const [first = '', second = ''] = dropAdverbs(text).split(' ')
  const verb = readVerb(first.replace(/,$/, ''))
  if (verb === null || verb.form === 'past') return false
  // "Plans are made by ...", "Support is given": a noun that has its own verb.
  if (/^(?:is|are|was|were|has|have|will|can|must|of)$/i.test(second)) return false
  return verb.form !== 'base' || !/^[A-Z]{2,}$/.test(first)
}

/** The words of the duty, without what introduces them: "You will also be helping families" becomes "helping families". */
export function stripLead(text: string): string {
  const labeled = text.replace(LABEL, '')
  let rest = (startsWithVerb(labeled) ? labeled : text).replace(OPENERS, '').replace(AS_A, '')
  for (let pass = 0; pass < 3 && !startsWithVerb(rest); pass += 1) {
    const handover = HANDOVERS.find((pattern) => pattern.test(rest))
    if (handover === undefined) break
    rest = rest.replace(handover, '').replace(/^(?:also )?help(?:ing)? (?:us|the team|our team) (?:to )?(?=[a-z])/i, '')
  }
  return dropAdverbs(rest)
}

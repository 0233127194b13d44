import { detectLanguage } from '@candor/contract'
import type { AuthorLanguage, Requirement } from '../../../../ports/set-author'
import { refuseVerbPhrase } from './english/check-phrase'
import { type RequirementSlot, readRequirementSlot } from './english/requirement-slot'
import { isToolList } from './match-terms'
import { isBareYears } from './screening-facts'
import { readVietnameseSlot } from './vietnamese/requirement'
import { refusePhrase } from './vietnamese/verb-phrase'

export type Slot = RequirementSlot

const lowerFirst = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

const TOOL_HEAD =
  /^(?:(?:strong |solid |good |basic |working |intermediate |advanced |in-depth )?(?:experience|knowledge|understanding|proficiency|proficient|familiarity|familiar|skilled|skills|expertise|fluency|command)\s(?:in|with|of|using)\s(?:the use of )?|sử dụng thành thạo |thành thạo |biết sử dụng |biết )/i

function readDutySlot(name: string, language: AuthorLanguage): Slot | null {
  const phrase = lowerFirst(name)
  const refusal = language === 'vi' ? refusePhrase(phrase) : refuseVerbPhrase(phrase)
  return refusal === null ? { frame: 'duty', phrase } : null
}

/** What of a requirement can stand in a question; null for what screening asks about and for what fits no frame. */
export function readSlot({ name, kind }: Pick<Requirement, 'name' | 'kind'>, language: AuthorLanguage): Slot | null {
  if (kind === 'education' || kind === 'language' || kind === 'eligibility' || isBareYears(name)) return null
  if (kind === 'duty') return readDutySlot(name, language)
  const bare = name.replace(TOOL_HEAD, '')
  if ((kind === 'tool' && bare.split(' ').length <= 9) || isToolList(bare)) return { frame: 'tool', phrase: bare }
  if (language === 'vi' && detectLanguage(name) === 'vi') return readVietnameseSlot(name)
  return readRequirementSlot(name)
}

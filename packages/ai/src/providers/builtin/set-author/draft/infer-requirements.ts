import type { AuthorLanguage, Requirement } from '../../../../ports/set-author'
import { getCompetency } from '../bank/competencies'
import { findCompetencies, listBankQuestions } from '../bank/find-competency'
import { readVerbPhrases } from '../text/english/verb-phrase'
import { matchTerms } from '../text/match-terms'
import { readVietnamesePhrases } from '../text/vietnamese/verb-phrase'

/** The competency whose bank questions share most words with this one. */
function findNearestCompetency(question: string, language: AuthorLanguage): string | null {
  const tokenizeWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  const asked = tokenizeWords(question)
  let best: { id: string; score: number } | null = null
  for (const { source, competency } of listBankQuestions()) {
    const words = tokenizeWords(source.text[language])
    const shared = [...words].filter((word) => asked.has(word)).length
    const score = shared / Math.max(1, Math.min(words.size, asked.size))
    if (score >= 0.6 && score > (best?.score ?? 0)) best = { id: competency, score }
  }
  return best?.id ?? null
}

const DEED = /(?:(?:you )?(?:had|have) to|you would|how do you|job is to) ([^.?!]{5,200})/i
const VIETNAMESE_DEED = /(?:bạn (?:phải|sẽ)|công việc là) ([^.?!]{5,200})/i
/** Where the duty ends and the sentence around it continues. */
const OBSTACLE =
  / and (?:something|somebody|the usual|the person|the other|one person|found|the result|the figures|it did|two|an? )| in your first| mà | và (?:có|đúng|phát hiện|sau)|, and /i

function findDeed(question: string, language: AuthorLanguage): string | null {
  const deed = (language === 'vi' ? VIETNAMESE_DEED : DEED).exec(question)?.[1]?.split(OBSTACLE)[0]
  if (deed === undefined) return null
  const { phrases } = language === 'vi' ? readVietnamesePhrases(deed) : readVerbPhrases(deed)
  return phrases[0] ?? null
}

/** What a question asks about: tools and skills that it names, the duty inside it, or the competency that it belongs to. */
export function inferQuestionRequirements(question: string, language: AuthorLanguage): readonly Requirement[] {
  const base = { weight: 3, isMustHave: false, sourceQuote: question }
  const terms = matchTerms(question).map(
    (match): Requirement => ({ ...base, name: match.name[language], kind: match.kind }),
  )
  const cued = findCompetencies(question)
  const nearest = findNearestCompetency(question, language)
  const ids = nearest !== null ? [nearest] : cued
  const deed = nearest === null ? findDeed(question, language) : null
  const duty: readonly Requirement[] =
    deed === null ? [] : [{ ...base, name: deed.charAt(0).toUpperCase() + deed.slice(1), kind: 'duty' }]
  const qualities = ids.map((id): Requirement => ({ ...base, name: getCompetency(id).name[language], kind: 'quality' }))
  return [...terms, ...duty, ...qualities]
}

import { accommodationOutcomes, detectLanguage, interviewLanguages } from '@candor/contract'
import { expect, test } from 'vitest'
import { readyAnswers } from './ready-answers'

test.each(interviewLanguages.flatMap((language) => accommodationOutcomes.map((outcome) => ({ language, outcome }))))(
  'the ready text for $outcome in $language is in the language that the server asks for',
  ({ language, outcome }) => {
    expect(detectLanguage(readyAnswers[language][outcome])).toBe(language)
  },
)

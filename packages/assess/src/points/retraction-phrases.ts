import type { AssessLanguage } from '../input'
import { buildPhraseIndex, type PhraseIndex } from '../lexicons/phrase-index'

const split = (phrases: string): string[] => phrases.split('|').map((phrase) => phrase.trim().replaceAll(/\s+/gu, ' '))

/** Words that plainly take an earlier statement back. */
export const retractionPhrases: Readonly<Record<AssessLanguage, PhraseIndex>> = {
  en: buildPhraseIndex(
    split(
      `i exaggerated | i was exaggerating | i made that up | i made it up | i take that back | i have to take that back | i must take that back | i have to correct myself | i must correct myself
    | i need to correct myself | i should correct myself | let me correct myself | i have to correct what i said | that was not me | that wasn't me | it was not me who | it wasn't me who | i was not the one who
    | i wasn't the one who | i did not actually do | i didn't actually do | i never actually | i did not do that myself | i didn't do that myself | i did not do it myself | i didn't do it myself
    | i did not really do | i didn't really do | a colleague did | my colleague did | it was my colleague who | it was a colleague who | it was actually my colleague | it was actually a colleague | someone else did | somebody else did
    | that is not true what i said | what i said was not true | what i said is not true | what i said wasn't true | i should not have said | i shouldn't have said | i was not involved in that | i wasn't involved in that
    | i had nothing to do with | i was not very involved | i wasn't very involved | i did not personally | i didn't personally | i made it sound | team handled most | they handled most | others handled most | colleague handled most | i overstated | i was not honest | i wasn't honest | that was not my work | that wasn't my work | it was not my work | it wasn't my work`,
    ),
  ),
  vi: buildPhraseIndex(
    split(
      `tôi nói quá | em nói quá | mình nói quá | tôi đã nói quá | em đã nói quá | tôi phóng đại | em phóng đại | tôi đã phóng đại | em đã phóng đại | tôi xin rút lại | em xin rút lại | tôi rút lại lời | em rút lại lời
    | tôi xin đính chính | em xin đính chính | tôi phải đính chính | em phải đính chính | tôi bịa | em bịa | không phải tôi làm | không phải em làm | không phải mình làm | không phải do tôi làm | không phải do em làm
    | đồng nghiệp tôi làm | đồng nghiệp em làm | đồng nghiệp của tôi làm | đồng nghiệp của em làm | người khác làm việc đó | tôi không làm việc đó | em không làm việc đó | thật ra tôi không làm | thật ra em không làm
    | thực ra tôi không làm | thực ra em không làm | tôi nói không đúng | em nói không đúng | tôi nói sai sự thật | em nói sai sự thật | tôi không tham gia việc đó | em không tham gia việc đó`,
    ),
  ),
}

import { describe, expect, it } from 'vitest'
import type { AssessLanguage } from '../input'
import { getLexicon } from '../lexicons/lexicon'
import { markDisfluencies } from './disfluency'
import { tokenize } from './tokenize'

function listFillers(text: string, language: AssessLanguage): string[] {
  const tokens = markDisfluencies(tokenize(text), getLexicon(language).disfluency)
  return tokens.filter(({ disfluency }) => disfluency === 'filler').map(({ lower }) => lower)
}

describe('fillers', () => {
  it.each(
    'um umm uhm uhmm uh uhhh ah ahh ahm eh ehm er err errr erm eerm urm hm hmmm hum mm mmmh mhm mhmm äh ähm öhm euh eum eto eeto etto ano anou ờ ừm'.split(
      ' ',
    ),
  )("are heard in any spelling, of a learner's own language too: %s", (filler) => {
    expect(listFillers(`I ${filler} moved the records`, 'en')).toEqual([filler])
  })

  it.each('ờ ờm ờmm ơ ừ ừm ừừm ừmm ưm à àà hừm hm hmm um uhm ậm ehm ah'.split(' '))(
    'are heard in any spelling in Vietnamese: %s',
    (filler) => {
      expect(listFillers(`tôi ${filler} chuyển hồ sơ`, 'vi')).toEqual([filler])
    },
  )

  it('are no words that look like them', () => {
    expect(
      listFillers('I am here, the EU and them too, a hammer or an era are error free, ham, her, our, urn', 'en'),
    ).toEqual([])
    expect(listFillers('em ở nhà, anh hỏi thế ư, ướm thử, âm thanh, hôm nay, ôm, um tùm thì khác', 'vi')).toEqual([
      'um',
    ])
  })

  it('are no unit after a number', () => {
    expect(listFillers('a cable of 10 mm and mm a lug', 'en')).toEqual(['mm'])
    expect(listFillers('cáp 10 mm', 'vi')).toEqual([])
  })
})

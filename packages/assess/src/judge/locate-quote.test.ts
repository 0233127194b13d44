import { describe, expect, it } from 'vitest'
import { locateQuote } from './locate-quote'

const text = 'First I said: “We can’t ship this – not yet”,  and then\nthe whole team agreed… So we waited.'
const locate = (quote: string, inText = text): string | null => {
  const span = locateQuote(inText, quote)
  return span === null ? null : inText.slice(span.start, span.end)
}

describe('a quote is found at its offsets in the original text', () => {
  it.each([
    ['other quote marks and dashes', '"We can\'t ship this - not yet"', '“We can’t ship this – not yet”'],
    ['other gaps and another case', 'AND then the   whole team', 'and then\nthe whole team'],
    ['an ellipsis in dots', 'the whole team agreed... So we', 'the whole team agreed… So we'],
    ['a full stop added by the model', 'the whole team agreed. So we waited', 'the whole team agreed… So we waited'],
    ['quote marks around it', '"the whole team agreed"', 'the whole team agreed'],
  ])('%s', (_name, quote, expected) => {
    expect(locate(quote)).toBe(expected)
  })

  it('finds a quote in either Unicode form of Vietnamese', () => {
    const vi = 'Tôi đã gọi điện cho từng khách hàng để xin lỗi.'
    expect(locate('gọi điện cho từng khách'.normalize('NFD'), vi)).toBe('gọi điện cho từng khách')
    expect(locate('gọi điện cho từng khách', vi.normalize('NFD'))?.normalize('NFC')).toBe('gọi điện cho từng khách')
  })
})

describe('a quote is not found', () => {
  it.each([
    ['where one word differs', 'the whole team disagreed'],
    ['where a word is left out', 'the team agreed so we'],
    ['where it is put together from two places', 'We can’t ship this. So we waited.'],
    ['below twelve characters', 'the whole t'],
    ['where it begins or ends within a word', 'he whole team agree'],
    ['where it has no words', '… … … … … … …'],
  ])('%s', (_name, quote) => {
    expect(locate(quote)).toBeNull()
  })
})

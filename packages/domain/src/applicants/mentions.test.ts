import { describe, expect, test } from 'vitest'
import { findTypedMention, listMentionedIds, splitNote, writeMentionIds, writeMentionNames } from './mentions'

const lan = { userId: '11111111-1111-4111-8111-111111111111', name: 'Lan Phạm' }
const lanh = { userId: '22222222-2222-4222-8222-222222222222', name: 'Lan Phạm Hà' }
const gone = '33333333-3333-4333-8333-333333333333'

describe('the mentions of a note', () => {
  test('are stored as ids and written with the names of today', () => {
    const stored = writeMentionIds('Ask @Lan Phạm, please', [lan])
    expect(stored).toBe(`Ask @[${lan.userId}], please`)
    expect(writeMentionNames(stored, [{ ...lan, name: 'Lan Lê' }], 'x')).toBe('Ask @Lan Lê, please')
    expect(listMentionedIds(`${stored} ${stored} @[${gone}]`)).toEqual([lan.userId, gone])
  })

  test('prefer the longest name, and the first of two people with the same name', () => {
    expect(writeMentionIds('@Lan Phạm Hà', [lan, lanh])).toBe(`@[${lanh.userId}]`)
    expect(writeMentionIds('@Lan Phạm', [{ ...lan, userId: gone }, lan])).toBe(`@[${gone}]`)
  })

  test('are no one in an email address, in a longer word or in an unknown name', () => {
    for (const typed of ['mail a@Lan Phạm', '@Lan Phạmx', '@Lan Phạm1', '@Someone', '@', 'a @ b']) {
      expect(writeMentionIds(typed, [lan])).toBe(typed)
    }
  })

  test('leave every other character as it is: emoji, right-to-left words, markup and tokens that name no id', () => {
    const text = '👩‍💻 مرحبا <img src=x onerror=alert(1)> @[not-an-id] @[]'
    expect(splitNote(text, [lan])).toEqual([{ kind: 'text', text }])
    expect(writeMentionIds(text, [lan])).toBe(text)
    expect(splitNote('', [lan])).toEqual([])
  })

  test('name no one who has left', () => {
    const stored = `Ask @[${gone}]`
    expect(splitNote(stored, [lan])).toEqual([
      { kind: 'text', text: 'Ask ' },
      { kind: 'mention', userId: gone, name: null },
    ])
    expect(writeMentionNames(stored, [lan], 'former member')).toBe('Ask @former member')
  })
})

describe('the name that is being typed', () => {
  test('begins at an @ that is not inside a word', () => {
    expect(findTypedMention('Ask @Lan Ph', 11)).toEqual({ start: 4, word: 'Lan Ph' })
    expect(findTypedMention('@', 1)).toEqual({ start: 0, word: '' })
    expect(findTypedMention('Ask @Lan now', 8)).toEqual({ start: 4, word: 'Lan' })
  })

  test('ends with a line, with a mention that is complete, and where no name is that long', () => {
    for (const typed of ['a@Lan', 'no one', '@Lan\nnext', '@ Lan', `@${'x'.repeat(41)}`, `@[${gone}]`]) {
      expect(findTypedMention(typed, typed.length)).toBeNull()
    }
  })
})

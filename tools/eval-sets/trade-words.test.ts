import { describe, expect, it } from 'vitest'
import { holdsWord, listForeignWords } from './trade-words'

describe('words of another trade', () => {
  it('are found as words of their own', () => {
    const words = listForeignWords(['infrastructure'], 'Run Kubernetes clusters')
    expect(holdsWord('Why does a page feel slow in the browser?', words)).toBe(true)
    expect(holdsWord('Tell me about Kubernetes.', words)).toBe(false)
    expect(holdsWord('Keep at it until it works.', words)).toBe(false)
  })
  it('are not found across a comma', () => {
    expect(holdsWord('Hóa học, Sinh học', ['học sinh'])).toBe(false)
    expect(holdsWord('Dạy học sinh lớp 5.', ['học sinh'])).toBe(true)
  })
  it('are none of the words that the advertisement writes itself', () => {
    expect(listForeignWords([], 'We build a web page')).not.toContain('web page')
  })
})

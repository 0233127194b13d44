import { longerPairs } from './authored-pairs-longer'
import { nounPairs } from './authored-pairs-noun'
import { subjectPairs } from './authored-pairs-subject'
import { verbPairs } from './authored-pairs-verb'
import { wordPairs } from './authored-pairs-words'

export interface AuthoredPair {
  readonly rule: string
  readonly wrong: string
  readonly right: string
}

/** One sentence with a learner's error and its correction for every rule: the basis of the grammar tests. */
export const authoredPairs: readonly AuthoredPair[] = [subjectPairs, verbPairs, nounPairs, wordPairs, longerPairs]
  .flatMap((text) => text.trim().split('\n'))
  .map((line) => {
    const [rule = '', wrong = '', right = ''] = line.split(' | ')
    return { rule, wrong, right }
  })

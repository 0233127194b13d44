/**
 * Authored before the rules. Every second case (even index) was used to write them, the others were judged once afterwards.
 * `key` is a word of `said`; `added` takes it back in the same answer, in the answer to another question or in a follow-up, or
 * only looks as if it did.
 */
export interface WithdrawalCase {
  readonly said: string
  readonly added: string
  readonly key: string
  readonly place: 'same' | 'other' | 'followUp'
}

import { createRandom, type Random } from '../../../authz/testing/random'

const dayMs = 24 * 60 * 60_000

/** What a recruiter does about one person, and how many of a hundred do so. */
const shares = {
  /** Moves the person to a stage with a mail, before the date. */
  answers: 30,
  forgets: 20,
  answersLate: 10,
  /** Cancels the mail within the five minutes, and forgets the person. */
  cancels: 10,
  /** Moves the person back within the five minutes, and forgets them. */
  movesBack: 10,
  movesWithoutMail: 8,
  /** Calls the person before the date, and says so in Candor. */
  calls: 6,
  /** Moves the person in time, whose address refuses the mail. */
  addressRefuses: 6,
}
export type ReplyHabit = keyof typeof shares

/** One submission, and what becomes of it. Times from the beginning of the simulation. */
export interface ReplyPlan {
  readonly submittedAtMs: number
  readonly habit: ReplyHabit
  readonly actsAtMs: number
}

const isHabit = (name: string): name is ReplyHabit => name in shares
const deck = Object.entries(shares).flatMap(([name, share]) =>
  Array.from({ length: share }, () => name).filter(isHabit),
)

/** Minutes before the promised date that no act falls into: a stage's mail takes five to go out. */
const marginMs = 10 * 60_000

/** After the first run of the hourly job that looks for dates that have passed. */
const lateMs = 2 * 60 * 60_000

const chooseActMs = (random: Random, habit: ReplyHabit, promisedMs: number): number =>
  habit === 'answersLate' ? promisedMs + lateMs + random.next() * 5 * dayMs : random.next() * (promisedMs - marginMs)

/** Submissions over five days, and what recruiters who forget do about each. */
export const createReplyPlans = (seed: string, count: number, promisedMs: number): ReplyPlan[] => {
  const random = createRandom('replies', seed)
  return Array.from({ length: count }, () => {
    const submittedAtMs = Math.floor(random.next() * 5 * dayMs)
    const habit = random.pick(deck)
    return { submittedAtMs, habit, actsAtMs: submittedAtMs + Math.floor(chooseActMs(random, habit, promisedMs)) }
  })
}

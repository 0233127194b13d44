import { describe, expect, test } from 'vitest'
import { turnLimits } from '../../limits'
import { type BargeInFrame, createBargeInGate, reduceBargeIn } from './barge-in'

const frameMs = 32

/** A microphone in a room with the interviewer's loudspeaker, played frame by frame. */
class Room {
  state = createBargeInGate()
  atMs = 0
  isPlaying: boolean = true
  /** A player that takes a while to fade. */
  isFading: boolean = false
  readonly heard: { readonly atMs: number; readonly what: string }[] = []

  private frame(given: Pick<BargeInFrame, 'probability' | 'levelDb'>): void {
    const frame = { ...given, atMs: this.atMs, isInterviewerSpeaking: this.isPlaying || this.isFading }
    const { state, action, hasBargedIn } = reduceBargeIn(this.state, frame)
    this.state = state
    if (action !== 'none') this.heard.push({ atMs: this.atMs, what: action })
    if (hasBargedIn) this.heard.push({ atMs: this.atMs, what: 'bargedIn' })
    if (action === 'stop') this.isPlaying = false
    if (action === 'resume') this.isPlaying = true
    this.atMs += frameMs
  }

  /** Sound for so long, at a level that may change with time. */
  hears(forMs: number, levelDb: number | ((atMs: number) => number), probability = 0.9): this {
    const endMs = this.atMs + forMs
    while (this.atMs < endMs) {
      this.frame({ probability, levelDb: typeof levelDb === 'number' ? levelDb : levelDb(this.atMs) })
    }
    return this
  }

  quiet(forMs: number): this {
    return this.hears(forMs, this.isPlaying ? -40 : -70, 0.1)
  }

  get what() {
    return this.heard.map(({ what }) => what)
  }
}
const echoing = () => new Room().hears(2_000, -40)

describe('speech over the interviewer', () => {
  test('lowers the volume at first and stops the interviewer after a quarter of a second of speech', () => {
    const room = echoing()
    const fromMs = room.atMs
    room.hears(600, -30)
    expect(room.what).toEqual(['duck', 'stop', 'bargedIn'])
    const [duck, stop, sure] = room.heard.map(({ atMs }) => atMs - fromMs)
    expect(duck).toBeLessThanOrEqual(turnLimits.bargeInMs / 2)
    expect(stop).toBeGreaterThanOrEqual(turnLimits.bargeInMs)
    expect(stop).toBeLessThan(turnLimits.bargeInMs + frameMs)
    expect(sure).toBeLessThan(turnLimits.backchannelMs + 2 * frameMs)
  })

  test('requires speech to be six decibels louder than the echo', () => {
    expect(echoing().hears(2_000, -40 + turnLimits.bargeInOverEchoDb - 0.5).what).toEqual([])
    expect(echoing().hears(600, -40 + turnLimits.bargeInOverEchoDb + 0.1).what).toContain('stop')
  })

  test('ignores sounds that are not speech, such as a slammed door or a fan', () => {
    expect(echoing().hears(3_000, -10, 0.2).what).toEqual([])
  })

  test('does not lower the volume for a click, and lowers it only briefly for a short sound', () => {
    expect(echoing().hears(64, -20).quiet(1_000).what).toEqual([])
    expect(echoing().hears(160, -30).quiet(1_000).what).toEqual(['duck', 'resume'])
  })

  test('accepts gaps in the speech, as between syllables', () => {
    const room = echoing().hears(128, -28).quiet(64).hears(128, -28)
    expect(room.what).toEqual(['duck', 'stop'])
  })
})

test('does not mistake a candidate who was already speaking for an echo', () => {
  const room = new Room()
  room.isPlaying = false
  room.hears(2_000, (atMs) => -30 - (atMs % 96) / 32)
  room.isPlaying = true
  const fromMs = room.atMs
  room.hears(600, (atMs) => -30 - (atMs % 96) / 32)
  expect(room.what).toEqual(['duck', 'stop', 'bargedIn'])
  expect((room.heard[1]?.atMs ?? 0) - fromMs).toBeLessThan(turnLimits.bargeInMs + frameMs)
  const ended = new Room()
  ended.isPlaying = false
  ended.hears(2_000, -30).quiet(400)
  ended.isPlaying = true
  expect(ended.hears(3_000, -30).what).toEqual([])
})

describe('a “hm”', () => {
  test('resumes at the same place after a backchannel of up to 0.4 seconds', () => {
    const room = echoing().hears(352, -30)
    expect(room.what).toEqual(['duck', 'stop'])
    const quietFromMs = room.atMs
    room.quiet(1_300)
    expect(room.what).toEqual(['duck', 'stop', 'resume'])
    expect((room.heard.at(-1)?.atMs ?? 0) - quietFromMs).toBeGreaterThan(turnLimits.backchannelWaitMs - 2 * frameMs)
    expect(room.isPlaying).toBe(true)
  })

  test('treats a “hm” that continues as an interruption', () => {
    const room = echoing().hears(352, -30).quiet(800).hears(200, -30).quiet(3_000)
    expect(room.what).toEqual(['duck', 'stop', 'bargedIn'])
  })

  test('still detects an interruption after two backchannels', () => {
    const room = echoing()
    for (let count = 0; count < 4; count += 1) room.hears(200, -30).quiet(400)
    expect(room.hears(600, -30).what.slice(-2)).toEqual(['stop', 'bargedIn'])
  })

  test('forgets a backchannel when the interviewer starts to say something else', () => {
    const room = echoing().hears(352, -30).quiet(200)
    room.isPlaying = true
    expect(room.hears(3_000, -40).what).toEqual(['duck', 'stop'])
  })
})

describe('the echo', () => {
  /** Syllables, four in a second, 20 dB between loud and soft. */
  const syllables = (topDb: number) => (atMs: number) => topDb - 20 * Math.abs(Math.sin((atMs / 250) * Math.PI))

  test('never interrupts on the echo of a voice with loud and soft parts', () => {
    for (const topDb of [-60, -40, -20]) {
      const room = new Room().hears(20_000, syllables(topDb))
      expect(room.what.filter((what) => what === 'stop' || what === 'bargedIn')).toEqual([])
    }
  })

  test('adapts to an echo that becomes louder and forgets one that becomes softer', () => {
    const room = new Room().hears(20_000, (atMs) => syllables(-50)(atMs) + atMs / 1_000)
    expect(room.what).not.toContain('stop')
    const softer = new Room().hears(2_000, -20).hears(10_000, -50, 0.4)
    expect(softer.hears(600, -35).what).toContain('stop')
  })

  test('does not interrupt before the echo level is known', () => {
    expect(new Room().hears(160, -10).what).toEqual([])
  })
})

test('does not count speech during silence as an interruption, and restores the volume when it ends', () => {
  const room = new Room()
  room.isPlaying = false
  expect(room.hears(5_000, -20).what).toEqual([])
  const ducked = echoing().hears(160, -30)
  ducked.isPlaying = false
  expect(ducked.quiet(100).what).toEqual(['duck', 'resume'])
})

test('detects no second interruption while the stopped sound fades, but detects one of the next question', () => {
  const room = echoing()
  room.isFading = true
  expect(room.hears(2_000, -30).what).toEqual(['duck', 'stop', 'bargedIn'])
  room.isFading = false
  room.quiet(1_000)
  room.isPlaying = true
  expect(room.hears(1_000, -40).hears(400, -25).what.slice(3)).toEqual(['duck', 'stop'])
})

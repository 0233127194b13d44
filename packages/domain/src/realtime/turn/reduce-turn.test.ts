import { describe, expect, test } from 'vitest'
import { turnLimits } from '../../limits'
import { TurnScenario } from './testing/turn-scenario'
import { turnDueAtMs } from './turn-due'
import type { Ending } from './turn-event'

const answer = 'I rewrote the import so that it no longer loses orders'
/** Asked, six seconds of speech with words, and what is judged of them. */
const answered = (given: ConstructorParameters<typeof TurnScenario>[0] = {}, ending: Ending | null = null) => {
  const run = new TurnScenario(given).asked().speaks(6_000, answer).pass(turnLimits.pauseMs)
  return ending === null ? run : run.judged(answer, ending)
}
/** From the end of speech to the interviewer's beginning. */
const measureSilence = (run: TurnScenario): number | null => {
  const [acknowledgedMs] = run.pass(40_000).timesOf('acknowledge')
  return acknowledgedMs === undefined ? null : acknowledgedMs - 6_000
}

describe('the length of an accepted silence', () => {
  test.each([
    ['complete', 600],
    ['unknown', 1_800],
    ['incomplete', 4_000],
    ['asksForTime', 15_000],
  ] as const)('after words that sound %s is %i ms', (ending, ms) => {
    expect(measureSilence(answered({}, ending))).toBe(ms)
  })

  test('treats words whose ending was not judged as unknown', () => {
    expect(measureSilence(answered())).toBe(1_800)
  })

  test('gives half as much time again in practice', () => {
    expect(measureSilence(answered({ isPractice: true }, 'complete'))).toBe(900)
  })

  test('waits without limit outside hands-free mode and below five seconds of speech', () => {
    expect(measureSilence(answered({ isHandsFree: false }, 'complete'))).toBeNull()
    expect(measureSilence(new TurnScenario().asked().speaks(4_990, 'Yes I did'))).toBeNull()
  })

  test('reassures a candidate who asks for time once, after eight seconds', () => {
    const run = answered({}, 'asksForTime').pass(20_000)
    expect(run.timesOf('reassure')).toEqual([14_000])
  })

  test('gives fifteen seconds from the press of the button, until the candidate speaks', () => {
    const run = answered().pass(500)
    run.send({ type: 'thinkAsked', ...run.answer, nowMs: run.nowMs })
    expect(run.state.patienceMs).toBe(15_000)
    run.pass(9_000).speaks(1_000).pass(1_790)
    expect(run.timesOf('acknowledge')).toEqual([])
    expect(run.timesOf('reassure')).toHaveLength(1)
    expect(run.timesOf('stopSpeech')).toHaveLength(1)
    expect(run.pass(10).timesOf('acknowledge')).toHaveLength(1)
  })

  test('ignores a judgement of other words, or of words before the last speech', () => {
    const run = answered().judged('Something else', 'complete')
    expect(run.state.patienceMs).toBe(1_800)
    const { patienceMs } = run.speaks(1_000).state
    expect(run.judged(answer, 'complete').state.patienceMs).toBe(patienceMs)
  })

  test('acts at once on a judgement that comes after its silence limit', () => {
    const run = answered().pass(700)
    expect(run.judged(answer, 'complete').timesOf('acknowledge')).toEqual([6_950])
  })

  test('gives candidates with long pauses more time and those with short pauses less, within limits', () => {
    const pauses = (ms: number) => {
      const run = new TurnScenario().asked()
      for (let count = 0; count < 30; count += 1) run.speaks(400).pass(ms)
      return run.speaks(400).state.patienceMs
    }
    expect(pauses(300)).toBe(1_440)
    expect(pauses(700)).toBe(1_800)
    expect(pauses(1_700)).toBe(3_600)
  })
})

describe('pauses measured by the audio clock', () => {
  const late = (startLateMs: number, endLateMs: number) => {
    const run = new TurnScenario().asked()
    const startMs = run.nowMs
    run.send({ type: 'speechStarted', ...run.answer, atMs: 100, nowMs: startMs + 100 + startLateMs })
    run.send({ type: 'speechEnded', ...run.answer, atMs: 7_100, speechMs: 7_000, nowMs: startMs + 7_100 + endLateMs })
    const arrivedMs = run.nowMs - startMs
    const [acknowledgedMs = 0] = run.pass(10_000).timesOf('acknowledge')
    return { silenceMs: acknowledgedMs - 7_100, waitedMs: acknowledgedMs - arrivedMs }
  }

  test('counts the detection time of the voice detector as a part of the pause', () => {
    expect(late(0, 200).silenceMs).toBe(1_800)
    expect(late(50, 250).silenceMs).toBe(1_850)
  })

  test('does not shorten the pause for a late report, because the next report may be as late', () => {
    for (const lateMs of [250, 1_000, 5_000]) {
      const { silenceMs, waitedMs } = late(0, lateMs)
      expect(silenceMs).toBeGreaterThanOrEqual(1_800)
      expect(waitedMs).toBeGreaterThanOrEqual(1_800 - turnLimits.pauseMs)
    }
  })

  test('learns pauses only from the recording clock, not from arrival times', () => {
    const run = new TurnScenario().asked()
    const at = (ms: number) => ({ ...run.answer, atMs: ms, nowMs: run.nowMs })
    run.send({ type: 'speechStarted', ...at(0) }).send({ type: 'speechEnded', ...at(1_000), speechMs: 1_000 })
    run.nowMs += 3_000
    run.send({ type: 'speechStarted', ...at(1_100) })
    expect(run.state.pauseAverageMs).toBe(new TurnScenario().state.pauseAverageMs)
  })

  test('ignores old, repeated and reordered voice reports', () => {
    const run = answered()
    const { state } = run
    run.send({ type: 'speechStarted', ...run.answer, atMs: 0, nowMs: run.nowMs })
    run.send({ type: 'speechStarted', ...run.answer, atMs: 3_000, nowMs: run.nowMs })
    run.send({ type: 'speechEnded', ...run.answer, atMs: 6_000, speechMs: 6_000, nowMs: run.nowMs })
    run.send({ type: 'speechEnded', ...run.answer, atMs: 5_000, speechMs: 5_000, nowMs: run.nowMs })
    expect(run.state).toEqual(state)
  })
})

describe('a possible end of the answer', () => {
  test('acknowledges a possible end first and commits after the merge time', () => {
    const run = answered({}, 'complete').pass(600)
    expect(run.state.phase).toBe('yielding')
    run.send({ type: 'recorded', ...run.answer, durationMs: 9_000, segmentCount: 2, nowMs: run.nowMs }).pass(2_000)
    expect(run.timesOf('commit')).toEqual([6_600 + turnLimits.mergeMs])
    expect(run.commits).toEqual([
      { type: 'commit', turn: 1, take: 1, by: 'silence', durationMs: 9_000, speechMs: 6_000, segmentCount: 2 },
    ])
  })

  test('cancels a possible end when the candidate continues, commits nothing and keeps every word', () => {
    const run = answered({}, 'complete').pass(1_800)
    run.speaks(2_000, `${answer}, and it is faster`)
    expect(run.timesOf('stopSpeech')).toEqual([8_050])
    expect(run.commits).toEqual([])
    expect(run.pass(6_000).commits).toMatchObject([{ by: 'silence', speechMs: 8_000 }])
  })

  test('cancels a possible end on new words that the voice detector missed', () => {
    const run = answered({}, 'complete').pass(1_700).words(`${answer} because`)
    expect(run.state.phase).toBe('pausing')
    expect(run.timesOf('stopSpeech')).toHaveLength(1)
  })

  test('cancels a possible end when late words show that the answer is unfinished', () => {
    const run = answered({}, 'complete').pass(600).words(`${answer} because`).pass(0)
    expect(run.state.phase).toBe('yielding')
    run.judged(`${answer} because`, 'incomplete')
    expect([run.state.phase, run.state.patienceMs]).toEqual(['pausing', 4_000])
    expect(run.timesOf('stopSpeech')).toHaveLength(1)
  })

  test('does not cancel a commit because of voice alone', () => {
    const run = answered({}, 'complete').pass(2_000)
    expect(run.state.phase).toBe('committing')
    run.speaks(1_000)
    expect(run.state.phase).toBe('committing')
    expect([run.timesOf('stopSpeech'), run.commits.length]).toEqual([[], 1])
  })
})

describe('the finish key', () => {
  test('commits at once when the key is pressed, and a second press changes nothing', () => {
    const run = answered().key().key()
    expect(run.commits).toEqual([
      { type: 'commit', turn: 1, take: 1, by: 'key', durationMs: 10_000, speechMs: 8_000, segmentCount: 1 },
    ])
    run.send({ type: 'commitTaken', turn: 1, nowMs: run.nowMs }).key()
    expect([run.commits.length, run.state.phase]).toEqual([1, 'idle'])
  })

  test('commits once when the key is pressed while the interviewer acknowledges', () => {
    const run = answered({}, 'complete').pass(600).key().pass(4_000)
    expect(run.commits.map(({ by }) => by)).toEqual(['key'])
  })

  test('ends the question when the key is pressed during it', () => {
    const run = new TurnScenario().send({ type: 'turnAsked', turn: 1, take: 1, askingMs: 9_000, nowMs: 1_000_000 })
    expect([run.key().timesOf('stopSpeech').length, run.commits.length]).toEqual([1, 1])
  })

  test('continues a refused answer and does not commit the same silence again', () => {
    const run = answered({}, 'complete').pass(2_200)
    run.send({ type: 'commitRefused', turn: 1, nowMs: run.nowMs }).pass(60_000)
    expect([run.state.phase, run.commits.length]).toEqual(['listening', 1])
    expect(run.speaks(1_000).pass(4_000).commits).toHaveLength(2)
  })

  test('repeats the same commit when it gets no response', () => {
    const run = answered()
      .key()
      .pass(2 * turnLimits.commitAgainMs)
    expect(run.commits).toHaveLength(3)
    expect(new Set(run.commits.map((commit) => JSON.stringify(commit))).size).toBe(1)
  })
})

describe('the question', () => {
  const asking = () =>
    new TurnScenario().send({ type: 'turnAsked', turn: 1, take: 1, askingMs: 4_000, nowMs: 1_000_000 })

  test('ends the question when the browser reports it, or two seconds after its length without a report', () => {
    expect(asking().send({ type: 'askedToEnd', turn: 1, take: 1, nowMs: 1_001_000 }).state.phase).toBe('listening')
    expect(asking().pass(5_999).state.phase).toBe('asking')
    expect(asking().pass(6_000).state.phase).toBe('listening')
  })

  test('treats a fully played question as asked, so that an answer continues after a takeover', () => {
    const run = new TurnScenario().send({ type: 'turnAsked', turn: 3, take: 1, askingMs: 0, nowMs: 1_000_000 })
    expect(run.state.phase).toBe('listening')
    run.send({ type: 'speechEnded', turn: 3, take: 1, atMs: 20_000, speechMs: 12_000, nowMs: 1_000_100 })
    expect(run.state.patienceMs).toBe(1_800)
  })

  test('treats the question as asked when the candidate interrupts, and stops the interviewer', () => {
    const run = asking().send({ type: 'bargedIn', turn: 1, take: 1, atMs: 500, nowMs: 1_000_500 })
    expect([run.state.phase, run.timesOf('stopSpeech')]).toEqual(['listening', [500]])
    run.send({ type: 'speechEnded', turn: 1, take: 1, atMs: 6_000, speechMs: 5_500, nowMs: 1_006_000 })
    expect(run.state.patienceMs).toBe(1_800)
  })

  test('does not take an echo of the question for an answer', () => {
    const run = asking().speaks(3_900, 'word '.repeat(40)).pass(30_000)
    expect([run.state.phase, run.commits]).toEqual(['listening', []])
    expect(run.speaks(4_900).state.patienceMs).toBeNull()
    const through = asking()
    through.send({ type: 'speechStarted', turn: 1, take: 1, atMs: 0, nowMs: 1_000_000 }).pass(6_500)
    through.send({ type: 'speechEnded', turn: 1, take: 1, atMs: 6_500, speechMs: 6_500, nowMs: through.nowMs })
    expect(through.state.patienceMs).toBeNull()
  })

  test('ignores events of an older turn', () => {
    const run = answered().asked(2)
    expect([run.state.turn, run.state.said.text]).toEqual([2, ''])
    const { state } = run
    run.send({ type: 'turnAsked', turn: 1, take: 1, askingMs: 1, nowMs: run.nowMs })
    expect(
      run.send({ type: 'wordsHeard', turn: 1, take: 1, text: 'late', isFinal: true, nowMs: run.nowMs }).state,
    ).toBe(state)
  })
})

describe('prefetching a reply', () => {
  test('prefetches at a pause, once for the same words in any spelling', () => {
    const run = answered()
    expect([run.timesOf('prefetchReply'), run.timesOf('judgeEnding')]).toEqual([[6_250], [6_250]])
    run.words(`${answer.toUpperCase()}…`).pass(300)
    expect(run.timesOf('prefetchReply')).toHaveLength(1)
    run.words(`${answer} at all`).pass(0)
    expect(run.timesOf('prefetchReply')).toEqual([6_250, 6_550])
    expect(run.words(answer).pass(100).timesOf('prefetchReply')).toHaveLength(2)
  })

  test('does not prefetch in a short pause or more than six times, but still judges endings', () => {
    const run = new TurnScenario({ isHandsFree: false }).asked().speaks(1_000, 'So').pass(200).speaks(1_000, 'So I')
    expect(run.timesOf('prefetchReply')).toEqual([])
    for (let count = 1; count < 10; count += 1) run.pass(300).speaks(1_000, `So I${' and'.repeat(count)}`)
    expect(run.pass(300).timesOf('prefetchReply')).toHaveLength(turnLimits.maxPrefetches)
    expect(run.timesOf('judgeEnding')).toHaveLength(10)
  })
})

describe('words without a voice detector', () => {
  test('treats words without voice detection as speech: they end a silence, and twenty make an answer', () => {
    const run = new TurnScenario().asked().words('one two three').pass(1_000)
    run.words(Array.from({ length: 20 }, (_, index) => `word${index}`).join(' '))
    expect(run.state.patienceMs).toBe(1_800)
    expect(run.pass(1_790).timesOf('acknowledge')).toEqual([])
    expect(run.pass(10).timesOf('acknowledge')).toEqual([2_800])
    expect(run.pass(2_000).commits).toMatchObject([{ by: 'silence', speechMs: 5_000 }])
  })
})

describe('a stopped turn', () => {
  test.each(['held', 'lineLost'] as const)(
    'stops the silence timer while the turn is %s and restarts it afterwards',
    (type) => {
      const run = answered().send({ type, nowMs: 1_006_250 })
      expect([run.state.phase, turnDueAtMs(run.state)]).toEqual(['held', null])
      run.pass(600_000).send({ type: type === 'held' ? 'released' : 'lineBack', nowMs: run.nowMs + 600_000 })
      const backMs = run.nowMs - 1_000_000
      expect(run.pass(5_000).timesOf('acknowledge')).toEqual([backMs + 1_800])
    },
  )

  test('resets the audio clock after a device restart and still knows that the candidate speaks', () => {
    const run = answered().send({ type: 'held', nowMs: 1_006_300 }).send({ type: 'released', nowMs: 1_007_000 })
    run.send({ type: 'speechStarted', ...run.answer, atMs: 100, nowMs: 1_007_100 })
    run.send({ type: 'lineLost', nowMs: 1_009_000 }).send({ type: 'lineBack', nowMs: 1_019_000 })
    run.send({ type: 'speechEnded', ...run.answer, atMs: 50, speechMs: 6_000, nowMs: run.nowMs })
    expect(run.pass(60_000).state.phase).toBe('listening')
    run.send({ type: 'speechEnded', ...run.answer, atMs: 3_000, speechMs: 9_000, nowMs: run.nowMs })
    expect(run.state.phase).toBe('pausing')
  })

  test('cancels an acknowledgement that has started, and the key still works', () => {
    const run = answered({}, 'complete').pass(700)
    run.send({ type: 'held', nowMs: run.nowMs })
    expect([run.state.phase, run.timesOf('stopSpeech').length]).toEqual(['held', 1])
    expect(run.key().state.phase).toBe('committing')
  })
})

describe('the end', () => {
  test('commits what there is at the end of the time, in any state', () => {
    const run = new TurnScenario().asked()
    run.send({ type: 'speechStarted', ...run.answer, atMs: 0, nowMs: run.nowMs }).pass(3_000)
    run.send({ type: 'timeUp', nowMs: run.nowMs }).send({ type: 'timeUp', nowMs: run.nowMs })
    expect(run.commits).toMatchObject([{ by: 'time' }])
  })

  test('ignores every event after the end of the session', () => {
    const run = answered().send({ type: 'sessionOver', nowMs: 1_009_000 })
    const { state } = run
    run.asked(2).speaks(6_000, answer).key().pass(60_000)
    expect(run.state).toBe(state)
    expect(run.phases.at(-1)).toBe('over')
  })
})

test('applies a change of mode from the moment of the change', () => {
  const run = answered({ isHandsFree: false }).pass(30_000)
  expect(run.state.phase).toBe('pausing')
  run.send({ type: 'modeChanged', isHandsFree: true, nowMs: run.nowMs }).pass(1_790)
  expect(run.state.phase).toBe('pausing')
  run.pass(10)
  expect(run.state.phase).toBe('yielding')
  run.send({ type: 'modeChanged', isHandsFree: false, nowMs: run.nowMs }).pass(60_000)
  expect([run.state.phase, run.timesOf('stopSpeech').length, run.commits.length]).toEqual(['pausing', 1, 0])
})

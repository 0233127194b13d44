import { describe, expect, test } from 'vitest'
import { turnLimits } from '../../limits'
import { turnDueAtMs } from './turn-due'
import type { Ending } from './turn-event'
import { TurnScenario } from './turn-scenario'

const answer = 'I rewrote the import so that it no longer loses orders'
/** Asked, six seconds of speech with words, and what is judged of them. */
const answered = (given: ConstructorParameters<typeof TurnScenario>[0] = {}, ending: Ending | null = null) => {
  const run = new TurnScenario(given).asked().speaks(6_000, answer).pass(turnLimits.pauseMs)
  return ending === null ? run : run.judged(answer, ending)
}
/** From the end of speech to the interviewer's beginning. */
const silenceOf = (run: TurnScenario): number | null => {
  const [acknowledgedMs] = run.pass(40_000).timesOf('acknowledge')
  return acknowledgedMs === undefined ? null : acknowledgedMs - 6_000
}

describe('how long a silence may last', () => {
  test.each([
    ['complete', 600],
    ['unknown', 1_800],
    ['incomplete', 4_000],
    ['asksForTime', 15_000],
  ] as const)('after words that sound %s: %i ms', (ending, ms) => {
    expect(silenceOf(answered({}, ending))).toBe(ms)
  })

  test('words of which nothing was judged sound unknown', () => {
    expect(silenceOf(answered())).toBe(1_800)
  })

  test('practice gives half as much again', () => {
    expect(silenceOf(answered({ isPractice: true }, 'complete'))).toBe(900)
  })

  test('for ever where the mode is not hands-free, and less than five seconds were said', () => {
    expect(silenceOf(answered({ isHandsFree: false }, 'complete'))).toBeNull()
    expect(silenceOf(new TurnScenario().asked().speaks(4_990, 'Yes I did'))).toBeNull()
  })

  test('a wish for time is met with one word after eight seconds', () => {
    const run = answered({}, 'asksForTime').pass(20_000)
    expect(run.timesOf('reassure')).toEqual([14_000])
  })

  test('the button gives fifteen seconds from when it is pressed, and speech ends them', () => {
    const run = answered().pass(500)
    run.send({ type: 'thinkAsked', ...run.of, nowMs: run.nowMs })
    expect(run.state.patienceMs).toBe(15_000)
    run.pass(9_000).speaks(1_000).pass(1_790)
    expect(run.timesOf('acknowledge')).toEqual([])
    expect(run.timesOf('reassure')).toHaveLength(1)
    expect(run.timesOf('stopSpeech')).toHaveLength(1)
    expect(run.pass(10).timesOf('acknowledge')).toHaveLength(1)
  })

  test('a judgement of other words, or of words before the last speech, says nothing', () => {
    const run = answered().judged('Something else', 'complete')
    expect(run.state.patienceMs).toBe(1_800)
    const { patienceMs } = run.speaks(1_000).state
    expect(run.judged(answer, 'complete').state.patienceMs).toBe(patienceMs)
  })

  test('a judgement that comes when the silence is longer already acts at once', () => {
    const run = answered().pass(700)
    expect(run.judged(answer, 'complete').timesOf('acknowledge')).toEqual([6_950])
  })

  test('a candidate of long pauses gets more and one of short pauses less, within limits', () => {
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

describe('the pause is the audio clock’s', () => {
  const late = (startLateMs: number, endLateMs: number) => {
    const run = new TurnScenario().asked()
    const startMs = run.nowMs
    run.send({ type: 'speechStarted', ...run.of, atMs: 100, nowMs: startMs + 100 + startLateMs })
    run.send({ type: 'speechEnded', ...run.of, atMs: 7_100, speechMs: 7_000, nowMs: startMs + 7_100 + endLateMs })
    const arrivedMs = run.nowMs - startMs
    const [acknowledgedMs = 0] = run.pass(10_000).timesOf('acknowledge')
    return { silenceMs: acknowledgedMs - 7_100, waitedMs: acknowledgedMs - arrivedMs }
  }

  test('what a voice detector takes to be sure of an end is a part of the pause', () => {
    expect(late(0, 200).silenceMs).toBe(1_800)
    expect(late(50, 250).silenceMs).toBe(1_850)
  })

  test('news that is late does not make it shorter, for what comes next may be as late', () => {
    for (const lateMs of [250, 1_000, 5_000]) {
      const { silenceMs, waitedMs } = late(0, lateMs)
      expect(silenceMs).toBeGreaterThanOrEqual(1_800)
      expect(waitedMs).toBeGreaterThanOrEqual(1_800 - turnLimits.pauseMs)
    }
  })

  test('arrival does not teach pauses: only the clock of the recording does', () => {
    const run = new TurnScenario().asked()
    const at = (ms: number) => ({ ...run.of, atMs: ms, nowMs: run.nowMs })
    run.send({ type: 'speechStarted', ...at(0) }).send({ type: 'speechEnded', ...at(1_000), speechMs: 1_000 })
    run.nowMs += 3_000
    run.send({ type: 'speechStarted', ...at(1_100) })
    expect(run.state.pauseAverageMs).toBe(new TurnScenario().state.pauseAverageMs)
  })

  test('old, repeated and swapped news of the voice changes nothing', () => {
    const run = answered()
    const { state } = run
    run.send({ type: 'speechStarted', ...run.of, atMs: 0, nowMs: run.nowMs })
    run.send({ type: 'speechStarted', ...run.of, atMs: 3_000, nowMs: run.nowMs })
    run.send({ type: 'speechEnded', ...run.of, atMs: 6_000, speechMs: 6_000, nowMs: run.nowMs })
    run.send({ type: 'speechEnded', ...run.of, atMs: 5_000, speechMs: 5_000, nowMs: run.nowMs })
    expect(run.state).toEqual(state)
  })
})

describe('an end that may not be one', () => {
  test('is acknowledged first and handed in after the time to merge', () => {
    const run = answered({}, 'complete').pass(600)
    expect(run.state.phase).toBe('yielding')
    run.send({ type: 'recorded', ...run.of, durationMs: 9_000, segmentCount: 2, nowMs: run.nowMs }).pass(2_000)
    expect(run.timesOf('commit')).toEqual([6_600 + turnLimits.mergeMs])
    expect(run.commits).toEqual([
      { type: 'commit', turn: 1, take: 1, by: 'silence', durationMs: 9_000, speechMs: 6_000, segmentCount: 2 },
    ])
  })

  test('is taken back when the candidate goes on: nothing was handed in, and nothing said is forgotten', () => {
    const run = answered({}, 'complete').pass(1_800)
    run.speaks(2_000, `${answer}, and it is faster`)
    expect(run.timesOf('stopSpeech')).toEqual([8_050])
    expect(run.commits).toEqual([])
    expect(run.pass(6_000).commits).toMatchObject([{ by: 'silence', speechMs: 8_000 }])
  })

  test('is taken back by words, too, that nobody’s voice detector heard', () => {
    const run = answered({}, 'complete').pass(1_700).words(`${answer} because`)
    expect(run.state.phase).toBe('pausing')
    expect(run.timesOf('stopSpeech')).toHaveLength(1)
  })

  test('is taken back when late words show that it was none', () => {
    const run = answered({}, 'complete').pass(600).words(`${answer} because`).pass(0)
    expect(run.state.phase).toBe('yielding')
    run.judged(`${answer} because`, 'incomplete')
    expect([run.state.phase, run.state.patienceMs]).toEqual(['pausing', 4_000])
    expect(run.timesOf('stopSpeech')).toHaveLength(1)
  })

  test('is no end once it is handed in: a voice alone cancels nothing', () => {
    const run = answered({}, 'complete').pass(2_000)
    expect(run.state.phase).toBe('committing')
    run.speaks(1_000)
    expect(run.state.phase).toBe('committing')
    expect([run.timesOf('stopSpeech'), run.commits.length]).toEqual([[], 1])
  })
})

describe('the candidate’s key', () => {
  test('hands in at once, and again is the same', () => {
    const run = answered().key().key()
    expect(run.commits).toEqual([
      { type: 'commit', turn: 1, take: 1, by: 'key', durationMs: 10_000, speechMs: 8_000, segmentCount: 1 },
    ])
    run.send({ type: 'commitTaken', turn: 1, nowMs: run.nowMs }).key()
    expect([run.commits.length, run.state.phase]).toEqual([1, 'idle'])
  })

  test('hands in while the interviewer yields, without a second time', () => {
    const run = answered({}, 'complete').pass(600).key().pass(4_000)
    expect(run.commits.map(({ by }) => by)).toEqual(['key'])
  })

  test('ends the question where it is pressed over it', () => {
    const run = new TurnScenario().send({ type: 'turnAsked', turn: 1, take: 1, askingMs: 9_000, nowMs: 1_000_000 })
    expect([run.key().timesOf('stopSpeech').length, run.commits.length]).toEqual([1, 1])
  })

  test('a refused answer goes on, and the silence that was refused is not tried again', () => {
    const run = answered({}, 'complete').pass(2_200)
    run.send({ type: 'commitRefused', turn: 1, nowMs: run.nowMs }).pass(60_000)
    expect([run.state.phase, run.commits.length]).toEqual(['listening', 1])
    expect(run.speaks(1_000).pass(4_000).commits).toHaveLength(2)
  })

  test('a hand-in that nobody answers is asked again, the same', () => {
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

  test('is over when the browser says so, and without news of it at the latest two seconds after its length', () => {
    expect(asking().send({ type: 'askedToEnd', turn: 1, take: 1, nowMs: 1_001_000 }).state.phase).toBe('listening')
    expect(asking().pass(5_999).state.phase).toBe('asking')
    expect(asking().pass(6_000).state.phase).toBe('listening')
  })

  test('of which nothing is left to be said has been asked: an answer that another process heard counts on', () => {
    const run = new TurnScenario().send({ type: 'turnAsked', turn: 3, take: 1, askingMs: 0, nowMs: 1_000_000 })
    expect(run.state.phase).toBe('listening')
    run.send({ type: 'speechEnded', turn: 3, take: 1, atMs: 20_000, speechMs: 12_000, nowMs: 1_000_100 })
    expect(run.state.patienceMs).toBe(1_800)
  })

  test('counts as asked when the candidate speaks over it, and the interviewer stops', () => {
    const run = asking().send({ type: 'bargedIn', turn: 1, take: 1, atMs: 500, nowMs: 1_000_500 })
    expect([run.state.phase, run.timesOf('stopSpeech')]).toEqual(['listening', [500]])
    run.send({ type: 'speechEnded', turn: 1, take: 1, atMs: 6_000, speechMs: 5_500, nowMs: 1_006_000 })
    expect(run.state.patienceMs).toBe(1_800)
  })

  test('is no answer to itself: what the microphone caught of it ends nothing', () => {
    const run = asking().speaks(3_900, 'word '.repeat(40)).pass(30_000)
    expect([run.state.phase, run.commits]).toEqual(['listening', []])
    expect(run.speaks(4_900).state.patienceMs).toBeNull()
    const through = asking()
    through.send({ type: 'speechStarted', turn: 1, take: 1, atMs: 0, nowMs: 1_000_000 }).pass(6_500)
    through.send({ type: 'speechEnded', turn: 1, take: 1, atMs: 6_500, speechMs: 6_500, nowMs: through.nowMs })
    expect(through.state.patienceMs).toBeNull()
  })

  test('of an older turn changes nothing, the next one is the present one', () => {
    const run = answered().asked(2)
    expect([run.state.turn, run.state.said.text]).toEqual([2, ''])
    const { state } = run
    run.send({ type: 'turnAsked', turn: 1, take: 1, askingMs: 1, nowMs: run.nowMs })
    expect(
      run.send({ type: 'wordsHeard', turn: 1, take: 1, text: 'late', isFinal: true, nowMs: run.nowMs }).state,
    ).toBe(state)
  })
})

describe('thinking ahead', () => {
  test('begins at a pause, once for the same words however they are written', () => {
    const run = answered()
    expect([run.timesOf('prefetchReply'), run.timesOf('judgeEnding')]).toEqual([[6_250], [6_250]])
    run.words(`${answer.toUpperCase()}…`).pass(300)
    expect(run.timesOf('prefetchReply')).toHaveLength(1)
    run.words(`${answer} at all`).pass(0)
    expect(run.timesOf('prefetchReply')).toEqual([6_250, 6_550])
    expect(run.words(answer).pass(100).timesOf('prefetchReply')).toHaveLength(2)
  })

  test('not for a breath, and not more than six times; endings are judged all the same', () => {
    const run = new TurnScenario({ isHandsFree: false }).asked().speaks(1_000, 'So').pass(200).speaks(1_000, 'So I')
    expect(run.timesOf('prefetchReply')).toEqual([])
    for (let count = 1; count < 10; count += 1) run.pass(300).speaks(1_000, `So I${' and'.repeat(count)}`)
    expect(run.pass(300).timesOf('prefetchReply')).toHaveLength(turnLimits.maxPrefetches)
    expect(run.timesOf('judgeEnding')).toHaveLength(10)
  })
})

describe('words without a voice detector', () => {
  test('are speech: they end a silence, and twenty are enough for an answer', () => {
    const run = new TurnScenario().asked().words('one two three').pass(1_000)
    run.words(Array.from({ length: 20 }, (_, index) => `word${index}`).join(' '))
    expect(run.state.patienceMs).toBe(1_800)
    expect(run.pass(1_790).timesOf('acknowledge')).toEqual([])
    expect(run.pass(10).timesOf('acknowledge')).toEqual([2_800])
    expect(run.pass(2_000).commits).toMatchObject([{ by: 'silence', speechMs: 5_000 }])
  })
})

describe('nobody’s patience runs', () => {
  test.each(['held', 'lineLost'] as const)('while the turn is %s, and it begins anew afterwards', (type) => {
    const run = answered().send({ type, nowMs: 1_006_250 })
    expect([run.state.phase, turnDueAtMs(run.state)]).toEqual(['held', null])
    run.pass(600_000).send({ type: type === 'held' ? 'released' : 'lineBack', nowMs: run.nowMs + 600_000 })
    const backMs = run.nowMs - 1_000_000
    expect(run.pass(5_000).timesOf('acknowledge')).toEqual([backMs + 1_800])
  })

  test('a device that begins anew is heard from its own start, and who spoke meanwhile still speaks', () => {
    const run = answered().send({ type: 'held', nowMs: 1_006_300 }).send({ type: 'released', nowMs: 1_007_000 })
    run.send({ type: 'speechStarted', ...run.of, atMs: 100, nowMs: 1_007_100 })
    run.send({ type: 'lineLost', nowMs: 1_009_000 }).send({ type: 'lineBack', nowMs: 1_019_000 })
    run.send({ type: 'speechEnded', ...run.of, atMs: 50, speechMs: 6_000, nowMs: run.nowMs })
    expect(run.pass(60_000).state.phase).toBe('listening')
    run.send({ type: 'speechEnded', ...run.of, atMs: 3_000, speechMs: 9_000, nowMs: run.nowMs })
    expect(run.state.phase).toBe('pausing')
  })

  test('what was begun to be said is taken back, and the key works all the same', () => {
    const run = answered({}, 'complete').pass(700)
    run.send({ type: 'held', nowMs: run.nowMs })
    expect([run.state.phase, run.timesOf('stopSpeech').length]).toEqual(['held', 1])
    expect(run.key().state.phase).toBe('committing')
  })
})

describe('the end', () => {
  test('of the time hands in what there is, whatever the candidate was doing', () => {
    const run = new TurnScenario().asked()
    run.send({ type: 'speechStarted', ...run.of, atMs: 0, nowMs: run.nowMs }).pass(3_000)
    run.send({ type: 'timeUp', nowMs: run.nowMs }).send({ type: 'timeUp', nowMs: run.nowMs })
    expect(run.commits).toMatchObject([{ by: 'time' }])
  })

  test('of the session is final', () => {
    const run = answered().send({ type: 'sessionOver', nowMs: 1_009_000 })
    const { state } = run
    run.asked(2).speaks(6_000, answer).key().pass(60_000)
    expect(run.state).toBe(state)
    expect(run.phases.at(-1)).toBe('over')
  })
})

test('a change of mode counts from when it is made', () => {
  const run = answered({ isHandsFree: false }).pass(30_000)
  expect(run.state.phase).toBe('pausing')
  run.send({ type: 'modeChanged', isHandsFree: true, nowMs: run.nowMs }).pass(1_790)
  expect(run.state.phase).toBe('pausing')
  run.pass(10)
  expect(run.state.phase).toBe('yielding')
  run.send({ type: 'modeChanged', isHandsFree: false, nowMs: run.nowMs }).pass(60_000)
  expect([run.state.phase, run.timesOf('stopSpeech').length, run.commits.length]).toEqual(['pausing', 1, 0])
})

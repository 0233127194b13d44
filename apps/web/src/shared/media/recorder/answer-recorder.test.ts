import { expect, test } from 'vitest'
import { type Sidecar, segmentKey } from '../spool/segment-name'
import { AnswerRecorder, type RecordingState } from './answer-recorder'
import type { SegmentOrder, SegmentSink } from './segment-recorder'

const id = { sessionId: 's', answerId: 'a', take: 1 }
const createStream = (name: string): MediaStream => Object.assign(Object.create(null), { id: name })

/** Recorders that log their start and stop, and a spool that logs what happens to their bytes. */
function scene(parts: { failFirst?: boolean; isSlow?: boolean } = {}) {
  const clock = { nowMs: 1_000_000 }
  const log: string[] = []
  const sinks: SegmentSink[] = []
  const orders: SegmentOrder[] = []
  const sidecars = new Map<string, Sidecar>()
  const states: RecordingState[] = []
  const fails = { left: parts.failFirst === true ? 1 : 0 }
  const recorder = new AnswerRecorder({
    id,
    mime: 'video/webm',
    known: { segmentCount: 0, askedForMs: 0 },
    nowMs: () => clock.nowMs,
    wait: (ms) => {
      log.push(`wait ${ms}`)
      return Promise.resolve()
    },
    onChange: (state) => states.push(state),
    start: (order, sink) => {
      if (fails.left > 0) {
        fails.left -= 1
        throw new Error('no encoder')
      }
      const nth = sinks.length
      sinks.push(sink)
      if (parts.isSlow !== true) queueMicrotask(sink.onStart)
      orders.push(order)
      log.push(`start ${nth}`)
      return {
        mime: 'video/webm',
        stop: async () => {
          log.push(`stop ${nth}`)
          await Promise.resolve()
          sink.onSlice(new ArrayBuffer(1))
        },
      }
    },
    client: {
      sidecars: () => [...sidecars.values()],
      begin: (sidecar) => {
        sidecars.set(segmentKey(sidecar), sidecar)
        log.push(`begin ${sidecar.segmentIndex}${sidecar.isSpare ? ' spare' : ''} at ${sidecar.startOffsetMs}`)
      },
      append: (sidecar) => log.push(`append ${sidecar.segmentIndex}`),
      finish: (sidecar) => log.push(`finish ${sidecar.segmentIndex}`),
      adopt: (sidecar) => {
        sidecars.set(segmentKey(sidecar), sidecar)
        log.push(`adopt ${sidecar.segmentIndex}`)
      },
      discard: (sidecar) => {
        sidecars.delete(segmentKey(sidecar))
        log.push(`discard ${sidecar.segmentIndex}`)
      },
    },
  })
  const since = () => log.splice(0)
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return { recorder, clock, since, sinks, orders, states, settle }
}

test('a refused answer continues without a gap, because the next recorder runs before the last one stops', async () => {
  const { recorder, clock, since, settle } = scene()
  recorder.record(createStream('one'))
  await settle()
  expect(since()).toEqual(['start 0', 'begin 0 at 0'])
  clock.nowMs += 4000
  expect(recorder.stopForCommit()).toEqual({ segmentCount: 1, durationMs: 4000 })
  await settle()
  expect(since()).toEqual(['start 1', 'begin 1 spare at 4000', 'stop 0', 'append 0', 'finish 0'])
  clock.nowMs += 700
  recorder.resume()
  expect(since()).toEqual(['adopt 1'])
  clock.nowMs += 2000
  expect(await recorder.stop()).toEqual({ segmentCount: 2, durationMs: 6700 })
  expect(since()).toEqual(['stop 1', 'append 1', 'finish 1'])
})

test('an accepted answer discards the spare recording', async () => {
  const { recorder, clock, since, settle } = scene()
  recorder.record(createStream('one'))
  await settle()
  clock.nowMs += 9000
  recorder.stopForCommit()
  await settle()
  since()
  expect(await recorder.stop()).toMatchObject({ segmentCount: 1 })
  await settle()
  expect(since()).toEqual(['discard 1', 'stop 1', 'append 1'])
})

test('a camera change in mid-answer starts the new recorder before the old one stops, at the right offset', async () => {
  const { recorder, clock, since, orders, settle } = scene()
  const other = createStream('two')
  recorder.record(createStream('one'))
  await settle()
  since()
  clock.nowMs += 2500
  recorder.record(other)
  recorder.record(other)
  await settle()
  expect(since()).toEqual(['start 1', 'begin 1 at 2500', 'stop 0', 'append 0', 'finish 0'])
  expect(orders[1]?.stream).toBe(other)
  expect(await recorder.stop()).toMatchObject({ segmentCount: 2 })
})

test('a recorder that ends by itself is replaced at once, and one that ends right after its start after a delay', async () => {
  const { recorder, clock, since, sinks, states, settle } = scene()
  recorder.record(createStream('one'))
  await settle()
  clock.nowMs += 5000
  since()
  sinks[0]?.onBroken()
  await settle()
  expect(since()).toEqual(['start 1', 'begin 1 at 5000', 'stop 0', 'append 0', 'finish 0'])
  expect(states.every((state) => state.isOn)).toBe(true)
  clock.nowMs += 200
  sinks[1]?.onBroken()
  await settle()
  const after = since()
  expect(after.indexOf('wait 500')).toBeLessThan(after.indexOf('start 2'))
  expect(after).toEqual(expect.arrayContaining(['stop 1', 'append 1', 'finish 1', 'begin 2 at 5200']))
  expect(states.map((state) => state.isOn)).toEqual([true, true, false, true])
})

test('a full device lowers the bit rate once', async () => {
  const { recorder, clock, orders, settle } = scene()
  recorder.record(createStream('one'))
  await settle()
  clock.nowMs += 1000
  recorder.lowerQuality()
  recorder.lowerQuality()
  await settle()
  expect(orders.map((order) => order.quality)).toEqual(['usual', 'low'])
})

test('a recorder that can’t be started reports a failure', () => {
  const { recorder, states } = scene({ failFirst: true })
  recorder.record(createStream('one'))
  expect(states).toEqual([{ isOn: false, hasFailed: true }])
})

test('a spare recording whose devices are lost is dropped, and a refused answer continues with the devices that remain', async () => {
  const { recorder, clock, since, sinks, settle } = scene()
  recorder.record(createStream('one'))
  await settle()
  clock.nowMs += 3000
  recorder.stopForCommit()
  await settle()
  since()
  sinks[1]?.onBroken()
  await settle()
  expect(since()).toContain('discard 1')
  recorder.record(createStream('two'))
  expect(since()).toEqual([])
  clock.nowMs += 500
  recorder.resume()
  await settle()
  expect(since()).toEqual(['start 2', 'begin 1 at 3500'])
})

test('the earlier recorder continues until a slow new recorder really records, and the new segment gets its true start time', async () => {
  const { recorder, clock, since, sinks, states, settle } = scene({ isSlow: true })
  recorder.record(createStream('one'))
  expect([since(), states]).toEqual([['start 0'], []])
  clock.nowMs += 400
  sinks[0]?.onStart()
  expect(since()).toEqual(['begin 0 at 0'])
  clock.nowMs += 3000
  recorder.record(createStream('two'))
  await settle()
  expect(since()).toEqual(['start 1'])
  clock.nowMs += 350
  sinks[1]?.onStart()
  await settle()
  expect(since()).toEqual(['begin 1 at 3350', 'stop 0', 'append 0', 'finish 0'])
})

test('an answer that is refused or accepted before its spare really records loses none of its recording', async () => {
  const refused = scene({ isSlow: true })
  refused.recorder.record(createStream('one'))
  refused.sinks[0]?.onStart()
  refused.recorder.stopForCommit()
  refused.recorder.resume()
  refused.since()
  refused.sinks[1]?.onStart()
  await refused.settle()
  expect(refused.since()).toEqual(['begin 1 at 1', 'stop 0', 'append 0', 'finish 0'])
  const accepted = scene({ isSlow: true })
  accepted.recorder.record(createStream('one'))
  accepted.sinks[0]?.onStart()
  accepted.recorder.stopForCommit()
  accepted.since()
  await accepted.recorder.stop()
  await accepted.settle()
  expect(accepted.since()).toEqual(['stop 0', 'stop 1', 'append 0', 'finish 0'])
})

import { response } from '../../e2e/support/canned-answer'
import type { TcpProxy } from '../../e2e/support/tcp-proxy'
import { pause } from '../lib/wait'
import type { Fault, LineFault } from './schedule'

const SLOWEST_BYTES_PER_SECOND = 8_000
const SLOW_SPAN_BYTES_PER_SECOND = 56_000
/** Within the first appends after it: a slice is about 60 kB, a begin less than a kilobyte. */
const LATEST_CUT_BYTES = 300_000

const signIn = '<!doctype html><title>Hotel</title><form><button>Accept the terms of this network</button></form>'

/** Begins a fault of the line; it ends with `heal`. */
const begin: Readonly<Record<LineFault, (line: TcpProxy, amount: number) => void>> = {
  'line cut': (line) => line.cut(),
  'black hole': (line) => line.blackhole(),
  'slow line': (line, amount) => {
    line.slow(Math.round(SLOWEST_BYTES_PER_SECOND + amount * SLOW_SPAN_BYTES_PER_SECOND))
    line.reset()
  },
  'cut in mid-body': (line, amount) => line.cutAfter(1 + Math.round(amount * LATEST_CUT_BYTES)),
  'acknowledgement lost': (line) => line.swallowAnswers(),
  'connections reset': (line) => line.reset(),
  'bad gateway': (line) => line.answer(response('502 Bad Gateway', '<h1>502 Bad Gateway</h1>')),
  'gateway timeout': (line) => line.answer(response('504 Gateway Timeout', '<h1>504 Gateway Timeout</h1>')),
  'sign-in page': (line) => line.answer(response('200 OK', signIn)),
}

/** One fault of the line, from its beginning to its end. */
export const befallLine = async (line: TcpProxy, { kind, amount, durationMs }: Fault<LineFault>): Promise<void> => {
  begin[kind](line, amount)
  await pause(durationMs)
  line.heal()
}

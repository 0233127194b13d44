import { response } from '../../e2e/support/canned-answer'
import type { TcpProxy } from '../../e2e/support/tcp-proxy'
import { pause } from '../lib/wait'
import type { Fault, NetworkFault } from './schedule'

const SLOWEST_BYTES_PER_SECOND = 8_000
const SLOW_SPAN_BYTES_PER_SECOND = 56_000
/** Falls within the first appends: a slice is about 60 kB, a begin request below 1 kB. */
const LATEST_CUT_BYTES = 300_000

const signIn = '<!doctype html><title>Hotel</title><form><button>Accept the terms of this network</button></form>'

/** Starts a network fault. `heal` ends it. */
const begin: Readonly<Record<NetworkFault, (network: TcpProxy, amount: number) => void>> = {
  'network cut': (network) => network.cut(),
  'black hole': (network) => network.blackhole(),
  'slow network': (network, amount) => {
    network.slow(Math.round(SLOWEST_BYTES_PER_SECOND + amount * SLOW_SPAN_BYTES_PER_SECOND))
    network.reset()
  },
  'cut in mid-body': (network, amount) => network.cutAfter(1 + Math.round(amount * LATEST_CUT_BYTES)),
  'acknowledgement lost': (network) => network.dropResponses(),
  'connections reset': (network) => network.reset(),
  'bad gateway': (network) => network.answer(response('502 Bad Gateway', '<h1>502 Bad Gateway</h1>')),
  'gateway timeout': (network) => network.answer(response('504 Gateway Timeout', '<h1>504 Gateway Timeout</h1>')),
  'sign-in page': (network) => network.answer(response('200 OK', signIn)),
}

/** Starts a network fault and resolves after its end. */
export const applyNetworkFault = async (
  network: TcpProxy,
  { kind, amount, durationMs }: Fault<NetworkFault>,
): Promise<void> => {
  begin[kind](network, amount)
  await pause(durationMs)
  network.heal()
}

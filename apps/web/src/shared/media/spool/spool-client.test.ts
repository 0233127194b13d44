import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptySpool, type SpoolCommand } from './messages'
import type { SpoolClient } from './spool-client'
import { sidecar } from './testing/device-and-server'

class FakeWorker extends EventTarget {
  static last: FakeWorker
  commands: SpoolCommand[] = []
  transfers: Transferable[][] = []
  constructor() {
    super()
    FakeWorker.last = this
  }
  postMessage(command: SpoolCommand, transfer: Transferable[]) {
    this.commands.push(command)
    this.transfers.push(transfer)
  }
}

let client: SpoolClient
beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('Worker', FakeWorker)
  client = (await import('./spool-client')).spoolClient()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('knows a segment from the moment it begins, before the worker reports it', () => {
  client.begin(sidecar)
  expect(client.sidecars()).toEqual([sidecar])
  expect(FakeWorker.last.commands).toEqual([{ type: 'begin', sidecar }])
})

test('forgets a discarded segment, even while the worker still reports it', () => {
  client.begin(sidecar)
  client.discard(sidecar)
  const segment = { key: 's/a-1-0', sidecar }
  FakeWorker.last.dispatchEvent(
    new MessageEvent('message', { data: { type: 'state', state: { ...emptySpool, segments: [segment] } } }),
  )
  expect(client.get().segments).toHaveLength(1)
  expect(client.sidecars()).toEqual([])
})

test('transfers recorded bytes to the worker instead of copying them', () => {
  const bytes = new ArrayBuffer(8)
  client.append(sidecar, bytes)
  expect(FakeWorker.last.commands).toEqual([{ type: 'append', key: 's/a-1-0', bytes }])
  expect(FakeWorker.last.transfers).toEqual([[bytes]])
})

test('wakes the uploads as soon as the browser is online or the page is visible again', () => {
  dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(FakeWorker.last.commands).toEqual([{ type: 'wake' }, { type: 'wake' }])
})

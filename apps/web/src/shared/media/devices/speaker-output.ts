import { useSyncExternalStore } from 'react'
import { chosenDevice, keepDevice } from './device-choice'
import { isSpeakerGone, type SpeakerFault, sinkIdOf, speakerFaultOf } from './speaker-fault'

/** What can be heard through a speaker of one's choice, where the browser lets it. */
export type Sounding = HTMLMediaElement | AudioContext

interface Routable {
  setSinkId: (sinkId: string) => Promise<void>
  /** Of a context it may be an object ("none"), which we never set. */
  sinkId: unknown
}

const isRoutable = (target: object): target is Routable =>
  'setSinkId' in target && typeof target.setSinkId === 'function' && 'sinkId' in target

/** Everything that sounds on this page; changing the speaker changes it for all. */
const sounding = new Set<Sounding>()
const listeners = new Set<() => void>()
let fault: SpeakerFault | null = null
let isWatching = false

function tell(next: SpeakerFault | null): SpeakerFault | null {
  if (next !== fault) {
    fault = next
    for (const listener of listeners) listener()
  }
  return next
}

async function route(target: Sounding, sinkId: string): Promise<SpeakerFault | null> {
  if (!isRoutable(target)) return sinkId === '' ? null : 'unsupported'
  if (target.sinkId === sinkId) return null
  try {
    await target.setSinkId(sinkId)
    return null
  } catch (error) {
    return speakerFaultOf(error)
  }
}

/** A speaker that can't be used must not take the voice with it: the system's own output is used. */
async function routeOrFallBack(target: Sounding, sinkId: string): Promise<SpeakerFault | null> {
  const found = await route(target, sinkId)
  if (found !== null) await route(target, '')
  return found
}

async function routeAll(sinkId: string): Promise<SpeakerFault | null> {
  const found = await Promise.all([...sounding].map((target) => routeOrFallBack(target, sinkId)))
  return tell(found.find((one) => one !== null) ?? null)
}

async function followDevices(): Promise<void> {
  const sinkId = sinkIdOf(chosenDevice('audiooutput'))
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  if (!isSpeakerGone(devices, sinkId)) {
    await routeAll(sinkId)
    return
  }
  await routeAll('')
  tell('gone')
}

function watchDevices(): void {
  if (isWatching || !('mediaDevices' in navigator)) return
  isWatching = true
  navigator.mediaDevices.addEventListener('devicechange', () => void followDevices())
}

/**
 * Sends an element's or a context's sound to the speaker the candidate chose, now and whenever the choice or the devices change.
 * Resolves to null, or to why the system's own output is used instead; never rejects.
 */
export async function applySpeaker(target: Sounding): Promise<SpeakerFault | null> {
  for (const known of sounding) if ('state' in known && known.state === 'closed') sounding.delete(known)
  sounding.add(target)
  watchDevices()
  return tell(await routeOrFallBack(target, sinkIdOf(chosenDevice('audiooutput'))))
}

/** An element or context that will not sound any more. */
export function releaseSpeaker(target: Sounding): void {
  sounding.delete(target)
}

/** Remembers a speaker and moves everything that sounds to it. */
export function chooseSpeaker(deviceId: string): Promise<SpeakerFault | null> {
  keepDevice('audiooutput', deviceId)
  return routeAll(sinkIdOf(deviceId))
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Why the chosen speaker is not used now; null while it is. */
export const useSpeakerFault = (): SpeakerFault | null => useSyncExternalStore(subscribe, () => fault)

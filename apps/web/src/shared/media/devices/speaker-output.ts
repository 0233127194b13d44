import { useSyncExternalStore } from 'react'
import { readChosenDevice, saveChosenDevice } from './device-choice'
import { classifySpeakerFault, isSpeakerMissing, type SpeakerFault, toSinkId } from './speaker-fault'

/** What can be heard through a speaker of one's choice, where the browser lets it. */
export type AudioTarget = HTMLMediaElement | AudioContext

interface Routable {
  setSinkId: (sinkId: string) => Promise<void>
  /** Of a context it may be an object ("none"), which we never set. */
  sinkId: unknown
}

const isRoutable = (target: object): target is Routable =>
  'setSinkId' in target && typeof target.setSinkId === 'function' && 'sinkId' in target

/** Everything that sounds on this page, with what kept it from the chosen speaker. */
const targets = new Map<AudioTarget, SpeakerFault | null>()
const listeners = new Set<() => void>()
/** The chosen speaker is not among the devices any more. */
let isMissing = false
let isWatching = false

function findCurrentFault(): SpeakerFault | null {
  if (isMissing) return 'disconnected'
  for (const fault of targets.values()) if (fault !== null) return fault
  return null
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

async function route(target: AudioTarget, sinkId: string): Promise<SpeakerFault | null> {
  if (!isRoutable(target)) return sinkId === '' ? null : 'unsupported'
  if (target.sinkId === sinkId) return null
  try {
    await target.setSinkId(sinkId)
    return null
  } catch (error) {
    return classifySpeakerFault(error)
  }
}

/** A speaker that can't be used must not take the voice with it: the system's own output is used. */
async function routeOrFallBack(target: AudioTarget, sinkId: string): Promise<SpeakerFault | null> {
  const fault = await route(target, sinkId)
  if (fault !== null) await route(target, '')
  if (targets.has(target)) targets.set(target, fault)
  return fault
}

const getWantedSinkId = (): string => toSinkId(readChosenDevice('audiooutput'))

/** Looks again whether the chosen speaker is there and sends everything to it, or to the system's own output. */
export async function refreshSpeaker(): Promise<SpeakerFault | null> {
  const wanted = getWantedSinkId()
  const devices = 'mediaDevices' in navigator ? await navigator.mediaDevices.enumerateDevices().catch(() => []) : []
  isMissing = isSpeakerMissing(devices, wanted)
  await Promise.all([...targets.keys()].map((target) => routeOrFallBack(target, isMissing ? '' : wanted)))
  notifyListeners()
  return findCurrentFault()
}

function watchDevices(): void {
  if (isWatching || !('mediaDevices' in navigator)) return
  isWatching = true
  navigator.mediaDevices.addEventListener('devicechange', () => void refreshSpeaker())
}

/**
 * Sends an element's or a context's sound to the speaker the candidate chose, now and whenever the choice or the devices change.
 * Resolves to null, or to why the system's own output is used instead; never rejects.
 */
export async function applySpeaker(target: AudioTarget): Promise<SpeakerFault | null> {
  for (const known of targets.keys()) if ('state' in known && known.state === 'closed') targets.delete(known)
  targets.set(target, null)
  watchDevices()
  const fault = await routeOrFallBack(target, isMissing ? '' : getWantedSinkId())
  notifyListeners()
  return fault ?? findCurrentFault()
}

/** Forgets an element or context, so that one test does not hear of another's. @internal */
export function releaseSpeaker(target: AudioTarget): void {
  targets.delete(target)
}

/** Remembers a speaker and moves everything that sounds to it. */
export function chooseSpeaker(deviceId: string): Promise<SpeakerFault | null> {
  saveChosenDevice('audiooutput', deviceId)
  return refreshSpeaker()
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Why the chosen speaker is not used now; null while it is. */
export const useSpeakerFault = (): SpeakerFault | null => useSyncExternalStore(subscribe, findCurrentFault)

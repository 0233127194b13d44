import { useSyncExternalStore } from 'react'
import { readChosenDevice, saveChosenDevice } from './device-choice'
import { classifySpeakerFault, isSpeakerMissing, type SpeakerFault, toSinkId } from './speaker-fault'

/** An element or audio context whose output the browser may let the page choose. */
export type AudioTarget = HTMLMediaElement | AudioContext

interface Routable {
  setSinkId: (sinkId: string) => Promise<void>
  /** A context may have an object here ("none"), which Candor never sets. */
  sinkId: unknown
}

const isRoutable = (target: object): target is Routable =>
  'setSinkId' in target && typeof target.setSinkId === 'function' && 'sinkId' in target

/** Every sound output of this page, with the fault that prevents the chosen speaker. */
const targets = new Map<AudioTarget, SpeakerFault | null>()
const listeners = new Set<() => void>()
/** Whether the chosen speaker is missing from the devices. */
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

/** If a speaker can't be used, the system's default output is used, so that the voice is still played. */
async function routeOrFallBack(target: AudioTarget, sinkId: string): Promise<SpeakerFault | null> {
  const fault = await route(target, sinkId)
  if (fault !== null) await route(target, '')
  if (targets.has(target)) targets.set(target, fault)
  return fault
}

const getWantedSinkId = (): string => toSinkId(readChosenDevice('audiooutput'))

/** Checks for the chosen speaker again and routes all sound to it, or to the system's default output. */
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
 * Resolves to null, or to why the system's default output is used instead. Never rejects.
 */
export async function applySpeaker(target: AudioTarget): Promise<SpeakerFault | null> {
  for (const known of targets.keys()) if ('state' in known && known.state === 'closed') targets.delete(known)
  targets.set(target, null)
  watchDevices()
  const fault = await routeOrFallBack(target, isMissing ? '' : getWantedSinkId())
  notifyListeners()
  return fault ?? findCurrentFault()
}

/** Removes an element or context, so that tests don't affect each other. @internal */
export function releaseSpeaker(target: AudioTarget): void {
  targets.delete(target)
}

/** Stores the chosen speaker and routes all sound to it. */
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

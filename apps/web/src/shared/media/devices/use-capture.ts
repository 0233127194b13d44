import { useCallback, useEffect, useRef, useState } from 'react'
import { type CaptureFault, classifyCaptureFault } from './capture-fault'
import { captureConstraints, type DeviceKind, saveChosenDevice } from './device-choice'
import { refreshSpeaker } from './speaker-output'

type Kind = 'audio' | 'video'

/** The state of one device: open, refused, or requested. */
export type TrackState = 'waiting' | 'ready' | CaptureFault

export interface Capture {
  /** The open tracks, one or both; null while there is none. */
  stream: MediaStream | null
  audio: TrackState
  video: TrackState
  /** Camera and microphone are both open and deliver. */
  isReady: boolean
  devices: readonly MediaDeviceInfo[]
  choose: (kind: DeviceKind, deviceId: string) => void
  retry: () => void
}

interface OpenedDevices {
  stream: MediaStream | null
  audio: TrackState
  video: TrackState
}
/** `attempt` identifies the request that this result belongs to. */
type DeviceState = OpenedDevices & { attempt: number }

const noDevices: DeviceState = { stream: null, audio: 'waiting', video: 'waiting', attempt: 0 }

async function openOne(kind: Kind): Promise<{ tracks: MediaStreamTrack[]; state: TrackState }> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ [kind]: captureConstraints()[kind] })
    return { tracks: stream.getTracks(), state: 'ready' }
  } catch (error) {
    return { tracks: [], state: classifyCaptureFault(error) }
  }
}

/** Requests both at once, so that the browser asks once. If that fails, requests each one to learn which is missing. */
async function openDevices(): Promise<OpenedDevices> {
  if (!('mediaDevices' in navigator)) return { stream: null, audio: 'missing', video: 'missing' }
  try {
    const stream = await navigator.mediaDevices.getUserMedia(captureConstraints())
    return { stream, audio: 'ready', video: 'ready' }
  } catch {
    const [audio, video] = [await openOne('audio'), await openOne('video')]
    const tracks = [...audio.tracks, ...video.tracks]
    return { stream: tracks.length > 0 ? new MediaStream(tracks) : null, audio: audio.state, video: video.state }
  }
}

const stopTracks = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const listDevices = async (): Promise<MediaDeviceInfo[]> =>
  'mediaDevices' in navigator ? navigator.mediaDevices.enumerateDevices().catch(() => []) : []

/** The old devices stay open this long so that the recorder can switch to the new ones. */
const OVERLAP_MS = 3000

const isLive = (stream: MediaStream | null): boolean =>
  stream?.getTracks().every((track) => track.readyState === 'live') ?? false

/** Opens the chosen devices in addition to the open ones. If that is impossible, closes the old ones first. */
async function switchDevices(before: MediaStream | null): Promise<OpenedDevices> {
  const next = await openDevices()
  if (next.audio === 'ready' && next.video === 'ready') {
    setTimeout(() => stopTracks(before), OVERLAP_MS)
    return next
  }
  const wasLive = isLive(before)
  stopTracks(before)
  if (!wasLive) return next
  stopTracks(next.stream)
  return openDevices()
}

/**
 * Opens camera and microphone while `isWanted`, and closes them when the component unmounts. A lost device is requested
 * again by `retry`, and automatically when the list of devices changes.
 */
export function useCapture(isWanted: boolean): Capture {
  const [opened, setOpened] = useState<DeviceState>(noDevices)
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])
  const [attempt, setAttempt] = useState(0)
  const last = useRef<MediaStream | null>(null)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  useEffect(() => {
    if (!isWanted) return
    let isUnmounted = false
    const run = async () => {
      const next = await switchDevices(last.current)
      if (isUnmounted) return stopTracks(next.stream)
      last.current = next.stream
      setOpened({ ...next, attempt })
      setDevices(await listDevices())
      // Speakers can be chosen once the microphone is allowed.
      void refreshSpeaker()
      for (const track of next.stream?.getTracks() ?? []) {
        track.addEventListener('ended', () => {
          const kind = track.kind === 'audio' ? 'audio' : 'video'
          if (last.current === next.stream) setOpened((now) => ({ ...now, [kind]: 'missing' }))
        })
      }
    }
    void run()
    return () => {
      isUnmounted = true
    }
  }, [isWanted, attempt])
  useEffect(() => {
    if (!isWanted) return
    return () => {
      stopTracks(last.current)
      last.current = null
      setOpened(noDevices)
    }
  }, [isWanted])
  const isMissing = opened.audio === 'missing' || opened.video === 'missing'
  useEffect(() => {
    if (!isMissing || !('mediaDevices' in navigator)) return
    // The device is back, or another one is there: capture continues without a press.
    navigator.mediaDevices.addEventListener('devicechange', retry)
    return () => navigator.mediaDevices.removeEventListener('devicechange', retry)
  }, [isMissing, retry])
  useDeviceChanges(setDevices)
  const { stream, audio, video } = opened
  return {
    stream,
    audio,
    video,
    isReady: audio === 'ready' && video === 'ready',
    devices,
    choose: (kind, deviceId) => {
      saveChosenDevice(kind, deviceId)
      if (kind !== 'audiooutput') retry()
    },
    retry,
  }
}

function useDeviceChanges(onList: (devices: readonly MediaDeviceInfo[]) => void): void {
  useEffect(() => {
    if (!('mediaDevices' in navigator)) return
    const update = () => void listDevices().then(onList)
    navigator.mediaDevices.addEventListener('devicechange', update)
    return () => navigator.mediaDevices.removeEventListener('devicechange', update)
  }, [onList])
}

import { type SyntheticEvent, useMemo, useRef, useState } from 'react'
import {
  answerTimeAt,
  buildTimeline,
  type Clip,
  chapterAt,
  clipAt,
  fileTimeAt,
  findPosition,
  type Measured,
  positionIn,
  type TimedAnswer,
} from './timeline'

const ROUNDING_MS = 250

type VideoEvent = SyntheticEvent<HTMLVideoElement>

interface Wish {
  /** Position in the piece, in milliseconds. */
  localMs: number
  plays: boolean
}

/** A refused start (hidden tab, press too long ago) is not a failure: the button shows that playback is paused. */
const start = (video: HTMLVideoElement): void => {
  video.play().catch(() => undefined)
}

/** Seeks to the requested position once the piece allows it. */
function fulfil(video: HTMLVideoElement, wish: { current: Wish | null }): void {
  const wanted = wish.current
  if (wanted === null || video.readyState < HTMLMediaElement.HAVE_METADATA) return
  wish.current = null
  video.currentTime = wanted.localMs / 1000
  if (wanted.plays) start(video)
}

/** Lengths of pieces as the browser measures them; small differences are rounding. */
function useMeasured() {
  const [measured, setMeasured] = useState<Measured>({})
  const measure = (clip: Clip | null, video: HTMLVideoElement) => {
    const lengthMs = Math.round(video.duration * 1000)
    if (clip && Number.isFinite(lengthMs) && Math.abs(lengthMs - clip.skipMs - clip.durationMs) > ROUNDING_MS)
      setMeasured((known) => ({ ...known, [clip.url]: lengthMs }))
  }
  return [measured, measure] as const
}

/** The reviewer's last choice. It also applies to the next piece that the browser loads. */
function useVoice(videoRef: { current: HTMLVideoElement | null }) {
  const [rate, setRate] = useState(1)
  const [volume, setVolume] = useState(1)
  const [isMuted, setIsMuted] = useState(false)
  const apply = (video: HTMLVideoElement) => {
    video.playbackRate = rate
    video.volume = volume
    video.muted = isMuted
  }
  return {
    rate,
    volume,
    isMuted,
    apply,
    setRate: (next: number) => {
      setRate(next)
      if (videoRef.current) videoRef.current.playbackRate = next
    },
    setVolume: (next: number) => {
      setVolume(next)
      setIsMuted(next === 0)
      if (!videoRef.current) return
      videoRef.current.volume = next
      videoRef.current.muted = next === 0
    },
    setIsMuted: (next: boolean) => {
      setIsMuted(next)
      if (videoRef.current) videoRef.current.muted = next
    },
  }
}

/** Plays the recorded pieces of all answers as one recording in one video element. */
export function usePlayer(answers: readonly TimedAnswer[]) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const wish = useRef<Wish | null>(null)
  const [measured, measure] = useMeasured()
  const timeline = useMemo(() => buildTimeline(answers, measured), [answers, measured])
  const [clipIndex, setClipIndex] = useState(0)
  const [positionMs, setPositionMs] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const voice = useVoice(videoRef)
  const clip = timeline.clips[clipIndex] ?? null

  const go = (toMs: number, plays: boolean) => {
    const target = clipAt(timeline, toMs)
    if (!target) return
    wish.current = { localMs: fileTimeAt(target, toMs), plays }
    setPositionMs(toMs)
    setFailedUrl(null)
    if (target.index !== clipIndex) setClipIndex(target.index)
    else if (videoRef.current) fulfil(videoRef.current, wish)
  }
  const toggle = () => {
    const video = videoRef.current
    if (!video) return
    if (!video.paused) video.pause()
    else if (positionMs >= timeline.durationMs) go(0, true)
    else start(video)
  }
  const events = {
    onLoadedMetadata: ({ currentTarget: video }: VideoEvent) => {
      voice.apply(video)
      measure(clip, video)
      fulfil(video, wish)
    },
    onTimeUpdate: ({ currentTarget: video }: VideoEvent) => {
      if (clip && wish.current === null) setPositionMs(positionIn(clip, video.currentTime * 1000))
    },
    onEnded: () => {
      const next = timeline.clips[clipIndex + 1]
      if (next) go(next.startMs, true)
      else setPositionMs(timeline.durationMs)
    },
    onPlay: () => setIsPlaying(true),
    onPause: () => setIsPlaying(false),
    onError: () => setFailedUrl(clip?.url ?? null),
  }
  return {
    videoRef,
    events,
    timeline,
    clip,
    chapter: chapterAt(timeline, positionMs),
    positionMs,
    /** The time on the answer's own clock, for its transcript. */
    answerMs: clip ? answerTimeAt(clip, positionMs) : 0,
    isPlaying,
    failedUrl: failedUrl === clip?.url ? failedUrl : null,
    /** Retries a piece that failed to load. */
    retry: () => {
      go(positionMs, true)
      videoRef.current?.load()
    },
    voice,
    toggle,
    seek: (toMs: number) => go(Math.min(Math.max(0, toMs), timeline.durationMs), isPlaying),
    /** Plays an answer from one of its times, or from its start if the time is unknown. */
    playAnswer: (answerId: string, answerMs: number | null) => {
      const toMs = findPosition(timeline, answerId, answerMs)
      if (toMs !== null) go(toMs, true)
    },
  }
}
export type Player = ReturnType<typeof usePlayer>

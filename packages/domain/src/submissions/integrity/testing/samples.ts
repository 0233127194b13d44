import type { FaceSample, SeenFace } from '../sample'

/** A face in the middle that looks straight ahead. */
export const face = (change: Partial<SeenFace> = {}): SeenFace => ({
  confidence: 0.95,
  x: 0.5,
  y: 0.45,
  width: 0.3,
  area: 0.12,
  gaze: 0.5,
  yawDeg: 0,
  pitchDeg: 4,
  ...change,
})

export const sampleEveryMs = 500

type Change = (nth: number) => Partial<FaceSample>

/** This many samples at two a second of a person who speaks in good light, unless `change` says otherwise. */
export const makeSamples = (count: number, change: Change = () => ({})): FaceSample[] =>
  Array.from({ length: count }, (_, nth) => ({
    atMs: nth * sampleEveryMs,
    faces: [face()],
    luma: 120,
    isSpeaking: true,
    ...change(nth),
  }))

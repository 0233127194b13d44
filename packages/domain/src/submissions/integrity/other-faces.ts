import { type FaceSample, integrityRules, mainFace, type SeenFace } from './sample'

interface Sighting {
  readonly atMs: number
  readonly face: SeenFace
}

const isNear = (first: SeenFace, second: SeenFace): boolean =>
  Math.hypot(first.x - second.x, first.y - second.y) < Math.max(first.width, second.width) / 2

const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/** Not moved over as long as it takes to be sure. */
function isStill(sightings: readonly Sighting[]): boolean {
  const { overMs, shareOfWidth } = integrityRules.still
  const [first] = sightings
  const last = sightings.at(-1)
  if (first === undefined || last === undefined || last.atMs - first.atMs < overMs) return false
  const moved = Math.max(range(sightings.map(({ face }) => face.x)), range(sightings.map(({ face }) => face.y)))
  return moved < shareOfWidth * Math.max(...sightings.map(({ face }) => face.width))
}

/** Sightings by their place in the picture: a poster that is found only now and then stays one place. */
function groupByPlace(sightings: readonly Sighting[]): Sighting[][] {
  const places: Sighting[][] = []
  for (const sighting of sightings) {
    const place = places.find((known) => isNear(known.at(-1)?.face ?? sighting.face, sighting.face))
    if (place === undefined) places.push([sighting])
    else place.push(sighting)
  }
  return places
}

const around = (place: readonly Sighting[], atMs: number): Sighting[] =>
  place.filter((other) => Math.abs(other.atMs - atMs) <= integrityRules.still.overMs / 2 + 1)

function listSightings(sample: FaceSample): Sighting[] {
  const { minConfidence, minAreaOfMain } = integrityRules.multipleFaces
  const main = mainFace(sample)
  return sample.faces
    .filter((face) => face !== main && face.confidence >= minConfidence)
    .filter((face) => face.area >= minAreaOfMain * (main?.area ?? 0))
    .map((face) => ({ atMs: sample.atMs, face }))
}

/** Per sample, the confidence that another person is present, 0 without one; pictures on the wall do not count. */
export function otherFaces(samples: readonly FaceSample[]): number[] {
  const places = groupByPlace(samples.flatMap(listSightings))
  const confidences = new Map<number, number>()
  for (const place of places) {
    if (isStill(place)) continue
    for (const { atMs, face } of place) {
      if (isStill(around(place, atMs))) continue
      confidences.set(atMs, Math.max(face.confidence, confidences.get(atMs) ?? 0))
    }
  }
  return samples.map(({ atMs }) => confidences.get(atMs) ?? 0)
}

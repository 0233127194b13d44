import type { Interviewer } from '@candor/contract'
import { type BufferGeometry, Group, Mesh, type ShaderMaterial } from 'three'
import { personas } from '../personas'
import type { Pose } from '../pose/pose'
import { getAppearance, type Look } from './appearances'
import { makeCollar, makeJacket, makeLapel, makeNeck, makeShirt } from './body'
import { type Eye, makeEye } from './eyes'
import { makeBall, makeBrow, makeEar, makeTeeth } from './face-parts'
import { makeGlasses } from './glasses'
import { lerp, rgb, scaleRgb } from './grid'
import { shadeUnder } from './hair'
import { makeHair } from './hair-styles'
import { makeHead } from './head-mesh'
import { clothMaterial, frameMaterial, hairMaterial, skinMaterial } from './materials'
import { mouthMoves } from './mouth-shape'

export interface Model {
  root: Group
  apply: (pose: Pose) => void
}

interface Rig {
  root: Group
  chest: Group
  head: Group
  jaw: Group
  skin: Mesh
  eyes: [Eye, Eye]
  brows: [Group, Group]
}

/** The point the head turns about: the top of the neck. */
const PIVOT = { y: -0.75, z: -0.15 }
const HINGE = { y: -0.3, z: -0.05 }

/** Mirrors a right half into a pair. */
function pair(geometry: BufferGeometry, material: ShaderMaterial): Group {
  const both = new Group()
  const left = new Mesh(geometry, material)
  left.scale.x = -1
  both.add(new Mesh(geometry, material), left)
  return both
}

function makeMouthInside(): { fixed: Mesh[]; tongue: Mesh } {
  const cloth = clothMaterial()
  const hollow = new Mesh(
    makeBall([0.34, 0.34, 0.3], (unit) => scaleRgb([0.36, 0.12, 0.13], lerp(0.5, 1, (unit.y + 1) / 2)), {
      isInside: true,
    }),
    skinMaterial(),
  )
  hollow.position.set(0, -0.6, 0.48)
  const tongue = new Mesh(
    makeBall([0.19, 0.08, 0.2], () => [0.82, 0.4, 0.4]),
    skinMaterial(),
  )
  tongue.position.set(0, -0.72, 0.52)
  return { fixed: [hollow, new Mesh(makeTeeth(), cloth)], tongue }
}

function makeBrows(look: Look): [Group, Group] {
  const geometry = makeBrow(look.face, {
    color: look.brow,
    arch: look.browArch,
    thick: look.browThick,
    tilt: look.browTilt,
  })
  const material = clothMaterial()
  const sides = [1, -1].map((side) => {
    const group = new Group()
    const mesh = new Mesh(geometry, material)
    mesh.scale.x = side
    group.add(mesh)
    return group
  })
  const [right = new Group(), left = new Group()] = sides
  return [right, left]
}

function makeEars(look: Look): Group {
  const ears = pair(makeEar(look.skin, look.shade), skinMaterial())
  for (const [which, ear] of ears.children.entries()) {
    const side = which === 0 ? 1 : -1
    ear.position.set(0.83 * side, -0.06, -0.1)
    ear.rotation.set(-0.12, -0.45 * side, -0.1 * side)
  }
  return ears
}

function makeChest(look: Look): Group {
  const chest = new Group()
  const cloth = clothMaterial()
  chest.add(
    new Mesh(makeNeck(look.skin, look.shade), skinMaterial()),
    new Mesh(makeShirt(look.shirt, look.neckline), cloth),
    new Mesh(makeJacket(look.jacket), cloth),
    pair(makeLapel(look.jacket), cloth),
  )
  if (look.hasCollar) chest.add(pair(makeCollar(look.shirt), cloth))
  return chest
}

/** Yields between two parts, because together they take longer than a frame. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

async function makeRig(who: Interviewer): Promise<Rig> {
  const look = getAppearance(who)
  const persona = personas[who]
  const head = new Group()
  const skin = new Mesh(makeHead(look.face, look), skinMaterial())
  await breathe()
  const eyeLook = { ...look, lash: rgb('#1c1418') }
  const eyes: [Eye, Eye] = [makeEye(1, eyeLook), makeEye(-1, eyeLook)]
  const brows = makeBrows(look)
  const { fixed, tongue } = makeMouthInside()
  const jaw = new Group()
  jaw.position.set(0, HINGE.y, HINGE.z)
  tongue.position.y -= HINGE.y
  tongue.position.z -= HINGE.z
  jaw.add(tongue)
  const hair = hairMaterial()
  head.add(skin, ...fixed, jaw, ...brows, ...eyes.map((eye) => eye.group))
  // Longer hair covers the ears.
  if (persona.look === 'short') head.add(makeEars(look))
  await breathe()
  const locks = makeHair(persona.look, look.hair)
  await breathe()
  shadeUnder(skin.geometry, locks)
  for (const geometry of locks) head.add(new Mesh(geometry, hair))
  if (persona.hasGlasses) {
    const frame = frameMaterial()
    for (const geometry of makeGlasses(rgb('#2a2530'))) head.add(new Mesh(geometry, frame))
  }
  // The head turns about the neck, not about its center.
  for (const part of head.children)
    part.position.set(part.position.x, part.position.y - PIVOT.y, part.position.z - PIVOT.z)
  head.position.set(0, PIVOT.y, PIVOT.z)
  const chest = makeChest(look)
  const root = new Group()
  root.add(chest, head)
  return { root, chest, head, jaw, skin, eyes, brows }
}

function pose({ skin, jaw, brows, eyes, head, chest }: Rig, now: Pose): void {
  const { mouth } = now
  const amounts = { ...mouth, smile: now.smile * (1 - 0.85 * mouth.round) * (1 - 0.4 * mouth.press) }
  const influences = skin.morphTargetInfluences ?? []
  mouthMoves.forEach((move, which) => {
    influences[which] = amounts[move]
  })
  jaw.rotation.x = 0.3 * mouth.jaw
  for (const [which, brow] of brows.entries()) {
    brow.position.y = -PIVOT.y + 0.075 * now.brow
    brow.rotation.z = (which === 0 ? 1 : -1) * 0.05 * Math.min(0, now.brow)
  }
  head.rotation.set(-now.headPitch, now.headYaw, -now.headRoll, 'YXZ')
  head.position.y = PIVOT.y + 0.018 * now.breath
  chest.scale.set(1 + 0.006 * now.breath, 1, 1 + 0.02 * now.breath)
  chest.position.y = 0.016 * now.breath
  // The eyes stay on their target while the head moves.
  const yaw = now.gazeX * 0.5 - now.headYaw
  const pitch = now.gazeY * 0.34 - now.headPitch
  const closed = Math.min(1, now.blink + Math.max(0, -pitch) * 0.55)
  for (const eye of eyes)
    eye.set({ yaw, pitch, closed: Math.max(0, closed - Math.max(0, pitch) * 0.3), squint: 0.32 * now.smile })
}

/** Makes the interviewer's 3D model in code, without loading files. */
export async function makeInterviewer(who: Interviewer): Promise<Model> {
  const rig = await makeRig(who)
  return { root: rig.root, apply: (now) => pose(rig, now) }
}

import { Group, Mesh, ShaderMaterial, SphereGeometry, Vector3 } from 'three'
import { clamp, lerp, makeGrid, mixRgb, type Rgb, scaleRgb, smoothstep } from './grid'
import { EYE } from './head-shape'
import { clothMaterial, skinMaterial } from './materials'

const VERTEX = /* glsl */ `
varying vec3 vLocal;
varying vec3 vTurned;
void main() {
  vLocal = normalize(position);
  vTurned = normalMatrix * vLocal;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

/** The highlight stays with the light while the iris follows the gaze; the upper lid's shadow falls on the ball. */
const FRAGMENT = /* glsl */ `
uniform vec3 uGaze;
uniform vec3 uIris;
uniform float uLid;
varying vec3 vLocal;
varying vec3 vTurned;
void main() {
  vec3 p = normalize(vLocal);
  float away = distance(p, uGaze);
  vec3 white = vec3(0.95, 0.935, 0.92) * (0.86 + 0.14 * p.z);
  white = mix(white, vec3(0.86, 0.68, 0.64), smoothstep(0.62, 0.95, abs(p.x)) * 0.5);
  float lift = clamp(0.55 - (p.y - uGaze.y) * 1.1, 0.0, 1.0);
  vec3 iris = uIris * mix(0.62, 1.75, lift * smoothstep(0.12, 0.42, away));
  iris = mix(iris, uIris * 0.32, smoothstep(0.42, 0.53, away));
  vec3 color = mix(iris, white, smoothstep(0.5, 0.545, away));
  color = mix(vec3(0.035, 0.025, 0.03), color, smoothstep(0.2, 0.245, away));
  float shade = smoothstep(uLid + 0.12, uLid - 0.5, p.y);
  color *= 0.5 + 0.5 * shade;
  vec3 n = normalize(vTurned);
  color += smoothstep(0.972, 0.982, dot(n, normalize(vec3(-0.2, 0.3, 0.93)))) * 0.92;
  color += smoothstep(0.975, 0.992, dot(n, normalize(vec3(0.22, -0.24, 0.94)))) * 0.16;
  gl_FragColor = vec4(color, 1.0);
}`

const SPAN = 1.0
const COLUMNS = 20
const ROWS = 5

export interface EyeLook {
  skin: Rgb
  shade: Rgb
  iris: Rgb
  lash: Rgb
  /** How long the lashes are, 0 to 1. */
  lashes: number
}

/** Height of a lid's edge at `t` (-1 inner corner, 1 outer corner), as an angle on the ball. */
function edgeAt(t: number, isUpper: boolean, closed: number): number {
  const corner = lerp(-0.1, 0.07, (clamp(t, -1, 1) + 1) / 2)
  const inside = Math.max(0, 1 - t * t)
  if (!isUpper) return corner - lerp(0.46, 0.36, closed) * inside ** 0.75
  const open = 0.55 * inside ** 0.62 * (1 - 0.1 * t)
  return corner + lerp(open, -0.3 * inside ** 0.8, closed)
}

const onBall = (azimuth: number, height: number, radius: number): Vector3 =>
  new Vector3(
    Math.sin(azimuth) * Math.cos(height),
    Math.sin(height),
    Math.cos(azimuth) * Math.cos(height),
  ).multiplyScalar(radius)

interface LidPlace {
  t: number
  row: number
  closed: number
}

function lidPoint({ t, row, closed }: LidPlace, isUpper: boolean): Vector3 {
  const edge = edgeAt(t, isUpper, closed)
  const far = isUpper ? 1.45 : -1.35
  const share = Math.max(0, (row - 1) / (ROWS - 1))
  const height = lerp(edge, far, share ** 1.15)
  const radius = EYE.radius * (row === 0 ? 0.99 : lerp(isUpper ? 1.085 : 1.06, isUpper ? 1 : 0.93, share))
  return onBall(t * SPAN, height, radius)
}

/** Lashes stand off the edge, longer towards the outer corner. */
function lashPoint({ t, row, closed }: LidPlace, length: number): Vector3 {
  const edge = edgeAt(clamp(t, -1, 1), true, closed)
  const grown = smoothstep(-0.9, 0.75, t) * (1 - 0.55 * smoothstep(0.92, 1.12, t))
  const reach = row === 0 ? 0 : 0.018 + length * 0.055 * grown
  const lift = row === 0 ? -0.03 : lerp(0.055, -0.1, closed) + 0.05 * grown
  const outward = row === 0 ? 0 : 0.05 * grown * length
  return onBall(t * SPAN + outward, edge + lift, EYE.radius * 1.085 + reach)
}

interface Strip {
  mesh: Mesh
  place: (closed: number) => void
}

function makeStrip(
  rows: number,
  { color, isFlipped }: { color: Rgb; isFlipped: boolean },
  pointAt: (place: LidPlace) => Vector3,
): Strip {
  const columns = COLUMNS
  const tAt = (u: number) => lerp(-1.5, 1.5, u)
  const geometry = makeGrid({ columns, rows, isFlipped }, (u, v) => ({
    at: pointAt({ t: tAt(u), row: Math.round(v * rows), closed: 0 }),
    color: scaleRgb(color, v === 0 ? 0.62 : 1),
  }))
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const place = (closed: number) => {
    let which = 0
    for (let row = 0; row <= rows; row += 1) {
      for (let column = 0; column <= columns; column += 1) {
        const at = pointAt({ t: tAt(column / columns), row, closed })
        position.setXYZ(which, at.x, at.y, at.z)
        at.normalize()
        normal.setXYZ(which, at.x, at.y, at.z)
        which += 1
      }
    }
    position.needsUpdate = true
    normal.needsUpdate = true
  }
  place(0)
  return { mesh: new Mesh(geometry, skinMaterial()), place }
}

export interface Eye {
  group: Group
  /** Gaze as angles from straight ahead, and how far the upper lid is down and the lower one up. */
  set: (look: { yaw: number; pitch: number; closed: number; squint: number }) => void
}

/** One eye with its lids: `side` is 1 at the viewer's right, -1 at the left. */
export function makeEye(side: 1 | -1, look: EyeLook): Eye {
  const group = new Group()
  group.position.set(EYE.x * side, EYE.y, EYE.z)
  const turned = 0.16 * side
  group.rotation.y = turned
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      uGaze: { value: new Vector3(0, 0, 1) },
      uIris: { value: new Vector3(...look.iris) },
      uLid: { value: 0.6 },
    },
  })
  const ball = new Mesh(new SphereGeometry(EYE.radius, 18, 12), material)
  const lid = mixRgb(look.skin, look.shade, 0.35)
  const under = mixRgb(look.skin, look.shade, 0.12)
  const upper = makeStrip(ROWS, { color: lid, isFlipped: true }, (place) => lidPoint(place, true))
  const lower = makeStrip(ROWS, { color: under, isFlipped: false }, (place) => lidPoint(place, false))
  const lash = makeStrip(1, { color: look.lash, isFlipped: true }, (place) =>
    lashPoint({ ...place, t: place.t * 0.75 }, look.lashes),
  )
  lash.mesh.material = clothMaterial()
  const lids = new Group()
  lids.add(upper.mesh, lower.mesh, lash.mesh)
  // The strips are drawn for the right eye; the left one is its mirror image.
  lids.scale.x = side
  group.add(ball, lids)
  return {
    group,
    set: ({ yaw, pitch, closed, squint }) => {
      const uniforms = material.uniforms
      uniforms['uGaze']?.value.copy(onBall(yaw - turned, pitch, 1))
      if (uniforms['uLid']) uniforms['uLid'].value = Math.sin(edgeAt(0, true, closed))
      upper.place(closed)
      lash.place(closed)
      lower.place(clamp(closed * 0.5 + squint))
    },
  }
}

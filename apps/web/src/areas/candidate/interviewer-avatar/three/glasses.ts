import { type BufferGeometry, Vector3 } from 'three'
import { lerp, makeGrid, type Rgb } from './grid'
import { EYE } from './head-shape'

const TURN = 2 * Math.PI

interface Tube {
  columns: number
  thick: number
  color: Rgb
  lineAt: (u: number) => Vector3
}

const ahead = new Vector3(0, 0, 1)

function makeTube({ columns, thick, color, lineAt }: Tube): BufferGeometry {
  return makeGrid({ columns, rows: 6, isFlipped: true }, (u, v) => {
    const along = lineAt(u + 0.01)
      .sub(lineAt(u - 0.01))
      .normalize()
    const side = new Vector3().crossVectors(along, Math.abs(along.z) > 0.9 ? new Vector3(0, 1, 0) : ahead).normalize()
    const other = new Vector3().crossVectors(along, side)
    const turn = v * TURN
    const at = lineAt(u)
      .addScaledVector(side, Math.cos(turn) * thick)
      .addScaledVector(other, Math.sin(turn) * thick)
    return { at, color }
  })
}

/** Round frames, a bridge, and temples to the ears. */
export function makeGlasses(color: Rgb): BufferGeometry[] {
  const z = EYE.z + 0.4
  const rims = [1, -1].map((side) =>
    makeTube({
      columns: 30,
      thick: 0.019,
      color,
      lineAt: (u) => {
        const turn = u * TURN
        const c = Math.cos(turn)
        const s = Math.sin(turn)
        const x = Math.sign(c) * Math.abs(c) ** 0.82 * 0.262
        return new Vector3(
          side * (EYE.x + 0.012 + x),
          EYE.y - 0.015 + Math.sign(s) * Math.abs(s) ** 0.82 * 0.235,
          z - 0.05 * ((x + 0.26) / 0.5) ** 2,
        )
      },
    }),
  )
  const temples = [1, -1].map((side) =>
    makeTube({
      columns: 8,
      thick: 0.017,
      color,
      lineAt: (u) => new Vector3(side * lerp(0.61, 0.9, Math.max(0, u) ** 0.5), EYE.y + 0.06, lerp(z - 0.06, -0.1, u)),
    }),
  )
  const bridge = makeTube({
    columns: 10,
    thick: 0.017,
    color,
    lineAt: (u) => new Vector3(lerp(-0.1, 0.1, u), EYE.y + 0.03 + 0.035 * Math.sin(u * Math.PI), z + 0.005),
  })
  return [...rims, ...temples, bridge]
}

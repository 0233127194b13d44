import type { Pose } from '../pose/pose'
import { drawMouth } from './mouth-path'

/** The parts of the drawn interviewer that move. */
export interface FigureParts {
  body: SVGGElement
  head: SVGGElement
  eyes: SVGGElement
  /** Inside the eyes: they look about, while the eyes blink. */
  irises: SVGGElement
  lids: SVGGElement
  brows: SVGGElement
  lips: SVGPathElement
  tongue: SVGEllipseElement
}

const fixed = (value: number): string => value.toFixed(2)
const EYE_Y = 123

/** Puts the drawing into a pose. Attributes only: nothing of it goes through React, thirty times a second. */
export function drawFigure(parts: FigureParts, pose: Pose): void {
  const turn = fixed((pose.headRoll * 180) / Math.PI)
  parts.body.setAttribute('transform', `translate(0 ${fixed(-1.8 * pose.breath)})`)
  parts.head.setAttribute(
    'transform',
    `translate(${fixed(26 * pose.headYaw)} ${fixed(-32 * pose.headPitch)}) rotate(${turn} 160 226)`,
  )
  const open = Math.max(0.06, 1 - pose.blink)
  // What is seen of a turned head moves a little more than the head itself.
  const y = fixed(EYE_Y * (1 - open))
  parts.eyes.setAttribute('transform', `translate(${fixed(14 * pose.headYaw)} ${y}) scale(1 ${fixed(open)})`)
  parts.irises.setAttribute('transform', `translate(${fixed(5.5 * pose.gazeX)} ${fixed(-2 * pose.gazeY)})`)
  parts.lids.setAttribute('transform', `translate(${fixed(14 * pose.headYaw)} ${fixed(13 * pose.blink)})`)
  parts.brows.setAttribute('transform', `translate(${fixed(14 * pose.headYaw)} ${fixed(-5 * pose.brow)})`)
  const { lips, isOpen, tongue } = drawMouth(pose)
  parts.lips.setAttribute('d', lips)
  parts.lips.setAttribute('fill', isOpen ? '#7c2a2e' : 'none')
  parts.lips.setAttribute('stroke-width', isOpen ? '5' : '5.5')
  parts.tongue.setAttribute('cy', fixed(tongue.y))
  parts.tongue.setAttribute('rx', fixed(tongue.rx))
  parts.tongue.setAttribute('ry', fixed(tongue.ry))
}

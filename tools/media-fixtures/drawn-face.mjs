import { spawn } from 'node:child_process'
import { once } from 'node:events'

const width = 640
const height = 480
export const cameraFramesPerSecond = 15
/** The movement is periodic, so that the file loops smoothly. */
const loopSeconds = 6
export const cameraFrames = loopSeconds * cameraFramesPerSecond

const skin = [224, 178, 148]
const hair = [58, 40, 30]
const white = [246, 244, 240]
const iris = [70, 92, 60]
const dark = [40, 24, 20]
const lips = [176, 88, 84]
const shirt = [52, 84, 120]

/** Fills an ellipse; `shade` (0 to 1) darkens it towards its lower right edge, which gives the head its roundness. */
function ellipse(frame, { x, y, rx, ry, color, shade = 0 }) {
  const edge = Math.min(rx, ry)
  for (let row = Math.max(0, Math.floor(y - ry)); row <= Math.min(height - 1, y + ry); row++) {
    for (let column = Math.max(0, Math.floor(x - rx)); column <= Math.min(width - 1, x + rx); column++) {
      const dx = (column - x) / rx
      const dy = (row - y) / ry
      const cover = Math.min(1, (1 - Math.hypot(dx, dy)) * edge)
      if (cover <= 0) continue
      const light = 1 - shade * Math.max(0, Math.min(1, (dx + dy + 0.6) / 2))
      const at = (row * width + column) * 3
      for (let part = 0; part < 3; part++) frame[at + part] += (color[part] * light - frame[at + part]) * cover
    }
  }
}

function background() {
  const frame = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row++) {
    const light = 1 - (row / height) * 0.25
    for (let column = 0; column < width; column++) {
      frame.set([188 * light, 196 * light, 204 * light], (row * width + column) * 3)
    }
  }
  return frame
}

const room = background()

function drawEye(frame, { x, y, open, look }) {
  ellipse(frame, { x, y, rx: 20, ry: Math.max(2, 11 * open), color: open > 0.3 ? white : dark })
  if (open > 0.3) {
    ellipse(frame, { x: x + look, y, rx: 9, ry: Math.min(9, 11 * open), color: iris })
    ellipse(frame, { x: x + look, y, rx: 4, ry: Math.min(4, 11 * open), color: dark })
  }
  ellipse(frame, { x, y: y - 24, rx: 25, ry: 4.5, color: hair })
}

/** Draws a picture of a person who sways, blinks every two seconds and talks. */
function drawFrame(index) {
  const turn = (index / cameraFrames) * 2 * Math.PI
  const x = width / 2 + Math.sin(turn) * 14
  const y = 225 + Math.sin(turn * 2) * 5
  const look = Math.sin(turn * 3) * 2.5
  const open = index % 30 < 2 ? 0.15 : 1
  const mouth = 4 + 9 * Math.abs(Math.sin(turn * 9)) * (Math.sin(turn * 2) > -0.3 ? 1 : 0.1)
  const frame = Buffer.from(room)
  ellipse(frame, { x: x * 0.3 + width * 0.35, y: 520, rx: 210, ry: 150, color: shirt, shade: 0.4 })
  ellipse(frame, { x, y: y + 130, rx: 48, ry: 80, color: skin, shade: 0.6 })
  ellipse(frame, { x, y: y - 26, rx: 120, ry: 140, color: hair })
  for (const side of [-1, 1]) ellipse(frame, { x: x + side * 107, y: y + 8, rx: 14, ry: 28, color: skin, shade: 0.5 })
  ellipse(frame, { x, y: y + 6, rx: 104, ry: 136, color: skin, shade: 0.35 })
  for (const side of [-1, 1]) drawEye(frame, { x: x + side * 42, y: y - 14, open, look })
  ellipse(frame, { x: x + 3, y: y + 22, rx: 11, ry: 28, color: skin, shade: 0.55 })
  for (const side of [-1, 1]) ellipse(frame, { x: x + side * 8, y: y + 44, rx: 5, ry: 3.5, color: dark })
  ellipse(frame, { x, y: y + 78, rx: 38, ry: 9 + mouth, color: lips })
  ellipse(frame, { x, y: y + 78, rx: 29, ry: Math.max(2, mouth), color: dark })
  return frame
}

/** Writes the loop as MJPEG, which Chromium plays as its fake camera: a tenth of the size of Y4M. */
export async function drawCamera(path) {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    String(cameraFramesPerSecond),
    '-i',
    '-',
  ]
  const output = ['-pix_fmt', 'yuvj420p', '-q:v', '5', '-f', 'mjpeg', path]
  const encoder = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...output], { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(encoder, 'close')
  for (let index = 0; index < cameraFrames; index++) {
    if (!encoder.stdin.write(drawFrame(index))) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

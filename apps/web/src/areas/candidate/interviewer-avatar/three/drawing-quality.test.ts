import { expect, test } from 'vitest'
import { qualityFor } from './drawing-quality'

test('a graphics chip smooths edges and draws at most 1.5 pixels per screen pixel', () => {
  expect(qualityFor('ANGLE (Apple, ANGLE Metal Renderer: Apple M2)', 2)).toEqual({
    isSmoothed: true,
    pixelRatio: 1.5,
    isCostly: false,
  })
  expect(qualityFor('ANGLE (Intel, Mesa Intel UHD 620)', 1)).toEqual({
    isSmoothed: true,
    pixelRatio: 1,
    isCostly: false,
  })
})

test.each([
  'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
  'llvmpipe (LLVM 15.0.7, 256 bits)',
  'Microsoft Basic Render Driver',
])('the drawing quality is lower without a graphics chip: %s', (renderer) => {
  expect(qualityFor(renderer, 3)).toEqual({ isSmoothed: false, pixelRatio: 1.25, isCostly: true })
})

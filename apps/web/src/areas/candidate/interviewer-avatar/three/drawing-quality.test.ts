import { expect, test } from 'vitest'
import { qualityFor } from './drawing-quality'

test('edges are smoothed by a graphics chip, with at most one and a half pixels for one', () => {
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
])('a processor that draws is spared: %s', (renderer) => {
  expect(qualityFor(renderer, 3)).toEqual({ isSmoothed: false, pixelRatio: 1.25, isCostly: true })
})

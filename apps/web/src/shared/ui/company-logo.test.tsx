import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CompanyLogo } from './company-logo'

afterEach(cleanup)

test('a logo next to the company’s name is not read out, and one that stands alone is', () => {
  render(<CompanyLogo name="Sao Mai" src="/logo.png" />)
  expect(screen.queryByRole('img')).toBeNull()
  cleanup()
  render(<CompanyLogo name="Sao Mai" src="/logo.png" size="preview" />)
  expect(screen.getByRole('img', { name: 'Sao Mai' })).toBeTruthy()
})

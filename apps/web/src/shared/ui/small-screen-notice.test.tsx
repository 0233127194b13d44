import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { messages as common } from '../../locales/en/common'
import { useSmallScreenChoice } from '../small-screen'
import { SmallScreenNotice } from './small-screen-notice'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  useSmallScreenChoice.setState({ isContinued: false })
})

const show = () =>
  render(
    <IntlProvider locale="en" messages={{ common }} timeZone="UTC">
      <SmallScreenNotice />
      <div data-screen="page">
        <main tabIndex={-1} />
      </div>
    </IntlProvider>,
  )

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Continue anyway' }))

it('offers the page in spite of the small screen, remembers that in the tab and leads the focus to the page', () => {
  const { container } = show()
  press()
  expect(useSmallScreenChoice.getState().isContinued).toBe(true)
  expect(sessionStorage.getItem('candor.small-screen')).toBe('continued')
  expect(document.activeElement).toBe(container.querySelector('[data-screen="page"] main'))
})

it('lets people continue where the browser stores nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  show()
  press()
  expect(useSmallScreenChoice.getState().isContinued).toBe(true)
})

import type { Criterion } from '@candor/contract'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { CriteriaEditor } from './criteria-editor'
import { newCriterion } from './set-form'

afterEach(cleanup)

const words = company.editor
const fill = (text: string, name: string): string => text.replace('{name}', name)

function Editor({ names }: { names: readonly string[] }) {
  const [criteria, setCriteria] = useState<Criterion[]>(() => names.map((name) => ({ ...newCriterion(), name })))
  return <CriteriaEditor questionId="q" criteria={criteria} problems={new Map()} onChange={setCriteria} />
}

const show = (...names: string[]) =>
  render(
    <IntlProvider locale="en" messages={{ common, company }} timeZone="UTC">
      <Editor names={names} />
    </IntlProvider>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const listNames = () =>
  screen.getAllByTestId('criterion').map((row) => within(row).getAllByRole<HTMLInputElement>('textbox')[0]?.value)

test('a removed criterion is put back at its place with its anchors, and the focus is in it', async () => {
  show('Care', 'Calm', 'Accuracy')
  const anchor = within(screen.getAllByTestId('criterion')[1] as HTMLElement).getAllByRole('textbox')[1] as HTMLElement
  fireEvent.change(anchor, { target: { value: 'Loses track' } })
  press(fill(words.remove, 'Calm'))
  expect(listNames()).toEqual(['Care', 'Accuracy'])
  expect(screen.getByRole('status').textContent).toBe(fill(words.removed, 'Calm'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: fill(words.undoRemoval, 'Calm') }))
  press(fill(words.undoRemoval, 'Calm'))
  expect(listNames()).toEqual(['Care', 'Calm', 'Accuracy'])
  expect(screen.getByDisplayValue('Loses track')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
  await vi.waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe('Calm'))
})

test('the last criterion can be removed and put back too', () => {
  show('Care')
  press(fill(words.remove, 'Care'))
  expect(screen.queryByTestId('criterion')).toBeNull()
  press(fill(words.undoRemoval, 'Care'))
  expect(listNames()).toEqual(['Care'])
})

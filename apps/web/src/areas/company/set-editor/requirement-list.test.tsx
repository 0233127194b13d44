import type { Requirement } from '@candor/contract'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { RequirementList } from './requirement-list'
import { newRequirement } from './set-form'

afterEach(cleanup)

const words = company.editor
const fill = (text: string, name: string): string => text.replace('{name}', name)

function List({ names }: { names: readonly string[] }) {
  const [requirements, setRequirements] = useState<Requirement[]>(() =>
    names.map((name) => ({ ...newRequirement(), name })),
  )
  return <RequirementList requirements={requirements} problems={new Map()} onChange={setRequirements} />
}

const show = (...names: string[]) =>
  render(
    <IntlProvider locale="en" messages={{ common, company }} timeZone="UTC">
      <List names={names} />
    </IntlProvider>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const listNames = () =>
  screen.getAllByTestId('requirement').map((row) => within(row).getByRole<HTMLInputElement>('textbox').value)
const getHandle = (index: number) => {
  const handle = screen.getAllByTestId('drag-handle')[index]
  if (!handle) throw new Error(`no handle ${index}`)
  return handle
}

test('a removed entry is announced in its place, the focus is on the way back, and pressing it restores the entry there', async () => {
  show('Go', 'Kafka', 'Linux')
  press(fill(words.remove, 'Kafka'))
  expect(listNames()).toEqual(['Go', 'Linux'])
  expect(screen.getByRole('status').textContent).toBe(fill(words.removed, 'Kafka'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: fill(words.undoRemoval, 'Kafka') }))
  press(fill(words.undoRemoval, 'Kafka'))
  expect(listNames()).toEqual(['Go', 'Kafka', 'Linux'])
  expect(screen.queryByRole('status')).toBeNull()
  await vi.waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe('Kafka'))
})

test('the last entry that was removed can be put back, an earlier one cannot', () => {
  show('Go', 'Kafka')
  press(fill(words.remove, 'Go'))
  press(fill(words.remove, 'Kafka'))
  expect(screen.queryByRole('button', { name: fill(words.undoRemoval, 'Go') })).toBeNull()
  press(fill(words.undoRemoval, 'Kafka'))
  expect(listNames()).toEqual(['Kafka'])
})

test('a removal that is closed stays removed', () => {
  show('Go', 'Kafka')
  press(fill(words.remove, 'Go'))
  press(common.actions.close)
  expect(listNames()).toEqual(['Kafka'])
  expect(screen.queryByTestId('undo-row')).toBeNull()
})

test('an entry moves by its arrows and by dragging its handle, and a drag from elsewhere moves nothing', () => {
  show('Go', 'Kafka', 'Linux')
  press(fill(words.moveDown, 'Go'))
  expect(listNames()).toEqual(['Kafka', 'Go', 'Linux'])
  const dataTransfer = { setData: vi.fn(), setDragImage: vi.fn(), effectAllowed: '' }
  const rows = () => screen.getAllByTestId('requirement')
  fireEvent.drop(rows()[0] as HTMLElement, { dataTransfer })
  expect(listNames()).toEqual(['Kafka', 'Go', 'Linux'])
  fireEvent.dragStart(getHandle(2), { dataTransfer })
  fireEvent.dragOver(rows()[0] as HTMLElement, { dataTransfer })
  fireEvent.drop(rows()[0] as HTMLElement, { dataTransfer })
  expect(listNames()).toEqual(['Linux', 'Kafka', 'Go'])
})

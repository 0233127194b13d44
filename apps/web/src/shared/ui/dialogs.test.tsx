import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { renderWithTexts } from '../testing/render-with-texts'
import { AlertDialog, preloadAlertDialog } from './alert-dialog'
import { Button } from './button'
import { Dialog, preloadDialog } from './dialog'
import { Menu } from './menu'
import { TextField } from './text-field'

// Waiting for a module to be compiled is not what these tests are about.
beforeAll(() => Promise.all([preloadDialog(), preloadAlertDialog(), import('./menu-popup')]))
afterEach(cleanup)

const focused = () => document.activeElement
const open = (name: string) => {
  const button = screen.getByText(name)
  button.focus()
  fireEvent.click(button)
}

test('a dialog with a field begins at the field, and gives the focus back to what opened it', async () => {
  renderWithTexts(
    <Dialog title="Share" trigger={<Button>Share it</Button>}>
      <TextField label="With whom" />
    </Dialog>,
  )
  open('Share it')
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('With whom')))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(focused()).toBe(screen.getByText('Share it')))
})

test('a dialog that is only read begins at its heading and not at the button that closes it', async () => {
  renderWithTexts(
    <Dialog title="Versions" trigger={<Button>See all</Button>} footer={<Button>Show</Button>}>
      <p>Two of them</p>
    </Dialog>,
  )
  open('See all')
  await waitFor(() => expect(focused()).toBe(screen.getByText('Versions')))
})

test('a dangerous question begins at the way out, even where something is to be typed', async () => {
  renderWithTexts(
    <AlertDialog
      isDanger
      title="Delete the organisation?"
      description="Everything in it goes."
      confirmLabel="Delete it"
      onConfirm={() => undefined}
      trigger={<Button>Delete</Button>}
    >
      <TextField label="Its name" />
    </AlertDialog>,
  )
  open('Delete')
  await waitFor(() => expect(focused()).toBe(screen.getByText('Cancel')))
})

test('a harmless question begins at what is to be filled in', async () => {
  renderWithTexts(
    <AlertDialog
      title="Invite again?"
      description="A new mail goes out."
      confirmLabel="Send"
      onConfirm={() => undefined}
      trigger={<Button>Invite</Button>}
    >
      <TextField label="A word to them" />
    </AlertDialog>,
  )
  open('Invite')
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('A word to them')))
})

function FromMenu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Menu trigger={<Button>More</Button>} items={[{ label: 'Archive', onSelect: () => setIsOpen(true) }]} />
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Archive it?"
        description="Its link stops working."
        confirmLabel="Archive the set"
        onConfirm={() => setIsOpen(false)}
      />
    </>
  )
}

test('a question asked from a menu gives the focus back to the menu’s button', async () => {
  renderWithTexts(<FromMenu />)
  open('More')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  await waitFor(() => expect(focused()).toBe(screen.getByText('Cancel')))
  fireEvent.click(screen.getByText('Cancel'))
  await waitFor(() => expect(focused()).toBe(screen.getByText('More')))
})

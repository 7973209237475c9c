// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../base/button.tsx'
import { TextField } from '../base/field.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, DialogClose } from './dialog.tsx'
import { Menu, MenuItem, MenuLink } from './menu.tsx'
import { Sheet } from './sheet.tsx'

afterEach(cleanup)

const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

test('a dialog is named, focuses its first field, and Esc returns the focus to the opener', async () => {
  render(
    <Dialog trigger={<Button>Invite</Button>} title="Invite a colleague" description="By email.">
      <TextField label="Email" />
    </Dialog>,
  )
  const opener = screen.getByRole('button', { name: 'Invite' })
  opener.focus()
  fireEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Invite a colleague', description: 'By email.' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  pressEscape()
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  expect(document.activeElement).toBe(opener)
})

test('Esc closes only the top layer', async () => {
  render(
    <Dialog trigger={<Button>Outer</Button>} title="Outer dialog">
      <Dialog trigger={<Button>Inner</Button>} title="Inner dialog" />
    </Dialog>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Outer' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Inner' }))
  const innerDialog = await screen.findByRole('dialog', { name: 'Inner dialog' })
  await waitFor(() => expect(innerDialog.contains(document.activeElement)).toBe(true))
  pressEscape()
  await waitFor(() => expect(innerDialog.isConnected).toBe(false))
  expect(screen.getByRole('dialog', { name: 'Outer dialog' })).toBeDefined()
})

test('a dialog closes by its cross and by controls wrapped in DialogClose', async () => {
  const actions = (
    <DialogClose>
      <Button>Cancel</Button>
    </DialogClose>
  )
  render(<Dialog trigger={<Button>Open</Button>} title="Rename" actions={actions} />)
  for (const name of ['Close', 'Cancel']) {
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    fireEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

function Question({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(true)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Delete this job?"
      confirmLabel="Delete job"
      onConfirm={onConfirm}
    >
      This cannot be undone.
    </ConfirmDialog>
  )
}

test('a confirmation focuses Cancel first and acts only when the named button is clicked', async () => {
  const remove = vi.fn()
  render(<Question onConfirm={remove} />)
  await screen.findByRole('alertdialog', { name: 'Delete this job?' })
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  fireEvent.click(screen.getByRole('button', { name: 'Delete job' }))
  expect(remove).toHaveBeenCalledOnce()
  fireEvent.click(cancel)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(remove).toHaveBeenCalledOnce()
})

test('a sheet is a named dialog that Esc closes', async () => {
  render(
    <Sheet trigger={<Button>Filters</Button>} title="All filters">
      <TextField label="Place" />
    </Sheet>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = await screen.findByRole('dialog', { name: 'All filters' })
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
  pressEscape()
  await waitFor(() => expect(sheet.isConnected).toBe(false))
})

test('a menu holds actions and real links, closes by Esc, and returns the focus', async () => {
  const act = vi.fn()
  render(
    <MemoryRouter>
      <nav>
        <Menu trigger={<Button>Account</Button>}>
          <MenuLink to="/settings">Settings</MenuLink>
          <MenuItem onSelect={act}>Log out</MenuItem>
        </Menu>
      </nav>
    </MemoryRouter>,
  )
  const opener = screen.getByRole('button', { name: 'Account' })
  opener.focus()
  fireEvent.click(opener)
  const menu = await screen.findByRole('menu')
  expect(screen.getByRole('navigation').contains(menu)).toBe(true)
  expect(screen.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
  pressEscape()
  await waitFor(() => expect(menu.isConnected).toBe(false))
  expect(document.activeElement).toBe(opener)
  fireEvent.click(opener)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  expect(act).toHaveBeenCalledOnce()
})

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Menu, MenuItem } from './menu.tsx'
import { type LoadedOverlayProps, OnDemand } from './on-demand.tsx'

afterEach(cleanup)

function Acts({ name, ...overlayProps }: { name: string } & LoadedOverlayProps) {
  return (
    <Menu {...overlayProps}>
      <MenuItem onSelect={() => {}}>{name}</MenuItem>
    </Menu>
  )
}

function show(load: () => Promise<ComponentType<{ name: string } & LoadedOverlayProps>>, onFirstOpen = () => {}) {
  const overlay = { name: 'Mute' }
  const trigger = <button type="button">More</button>
  render(<OnDemand popup="menu" load={load} overlay={overlay} onFirstOpen={onFirstOpen} trigger={trigger} />)
  return screen.getByRole('button', { name: 'More' })
}

test('the control announces its popup before the popup’s code is loaded, and loads the code on focus', () => {
  const load = vi.fn(async () => Acts)
  const button = show(load)
  expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual(['menu', 'false'])
  expect(load).not.toHaveBeenCalled()
  fireEvent.focus(button)
  expect(load).toHaveBeenCalledOnce()
})

test('a click while the code is loading is not lost, and a second click doesn’t open the popup twice', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Acts>()
  const onOpened = vi.fn()
  const button = show(() => promise, onOpened)
  fireEvent.click(button)
  fireEvent.click(button)
  resolve(Acts)
  expect(await screen.findByRole('menuitem', { name: 'Mute' })).toBeTruthy()
  expect(onOpened).toHaveBeenCalledOnce()
})

test('closing returns the focus to the control, which can open the popup again', async () => {
  fireEvent.click(show(async () => Acts))
  fireEvent.keyDown(await screen.findByRole('menuitem', { name: 'Mute' }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  const button = screen.getByRole('button', { name: 'More' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  fireEvent.click(button)
  expect(await screen.findByRole('menuitem', { name: 'Mute' })).toBeTruthy()
})

test('the next click retries after a failed load', async () => {
  const load = vi.fn(async () => Acts)
  load.mockRejectedValueOnce(new Error('offline'))
  const button = show(load)
  fireEvent.click(button)
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  await waitFor(() => {
    fireEvent.click(button)
    expect(load.mock.calls.length).toBeGreaterThan(1)
  })
  expect(await screen.findByRole('menuitem', { name: 'Mute' })).toBeTruthy()
})

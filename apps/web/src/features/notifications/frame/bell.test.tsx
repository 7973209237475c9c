// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { Bell } from './bell.tsx'

afterEach(cleanup)

test('the bell shows the number of new items, lists them, reports that it was opened, and links to all', async () => {
  const onOpen = vi.fn()
  const items = [
    { _id: '1', name: 'Grace', text: 'follows you', to: '/professional/grace', at: '2026-11-21T09:00:00Z' },
  ]
  renderFor(<Bell items={items} onOpen={onOpen} />)
  fireEvent.click(screen.getByRole('button', { name: 'Notifications, 1 new' }))
  const popup = await screen.findByRole('dialog', { name: 'Notifications' })
  expect(
    within(popup)
      .getByRole('link', { name: /Grace follows you/ })
      .getAttribute('href'),
  ).toBe('/professional/grace')
  expect(within(popup).getByRole('link', { name: 'See All Notifications' }).getAttribute('href')).toBe('/notifications')
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a bell without notifications says that the member is all caught up', async () => {
  renderFor(<Bell items={[]} onOpen={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }))
  expect(await screen.findByText(/all caught up/)).toBeTruthy()
})

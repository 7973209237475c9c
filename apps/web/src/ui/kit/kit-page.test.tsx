// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { KitPage } from './kit-page.tsx'

const page = (
  <MemoryRouter>
    <KitPage />
  </MemoryRouter>
)

test('every control renders on the server and hydrates without a warning', async () => {
  const complaints = vi.spyOn(console, 'error')
  const mismatch = vi.fn()
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(page)
  expect(place.querySelectorAll('h1')).toHaveLength(1)
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: mismatch }))
  expect(mismatch).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})

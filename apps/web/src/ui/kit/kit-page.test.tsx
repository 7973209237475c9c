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
  const consoleErrors = vi.spyOn(console, 'error')
  const onMismatch = vi.fn()
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  expect(container.querySelectorAll('h1')).toHaveLength(1)
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: onMismatch }))
  expect(onMismatch).not.toHaveBeenCalled()
  expect(consoleErrors).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})

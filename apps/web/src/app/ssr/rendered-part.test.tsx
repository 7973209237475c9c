// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { loadParts, PartsOnPage, RenderedPart, renderedPart } from './rendered-part.tsx'

afterEach(cleanup)

const Session = createContext('checking')

/** Learns who the viewer is as soon as it is hydrated. */
function Page({ children }: { children: ReactNode }) {
  const [session, setSession] = useState('checking')
  useLayoutEffect(() => setSession('guest'), [])
  return <Session value={session}>{children}</Session>
}

const onPress = vi.fn()

function Save() {
  return (
    <button type="button" onClick={onPress}>
      Save for a {useContext(Session)}
    </button>
  )
}

test('a part that the server rendered keeps its elements and their clicks when its surroundings change at once', async () => {
  const onServer = renderedPart('save', async () => Save)
  await loadParts()
  const partsOnPage = new Set<string>()
  const container = document.body.appendChild(document.createElement('main'))
  container.innerHTML = renderToString(
    <PartsOnPage value={partsOnPage}>
      <Page>
        <RenderedPart part={onServer} />
      </Page>
    </PartsOnPage>,
  )
  expect([...partsOnPage]).toEqual(['save'])
  const button = container.querySelector('button') as HTMLButtonElement

  // The browser has its own module, whose part isn't loaded yet.
  const inBrowser = renderedPart('save', async () => Save)
  await loadParts(partsOnPage)
  const root = await act(async () =>
    hydrateRoot(
      container,
      <PartsOnPage value={undefined}>
        <Page>
          <RenderedPart part={inBrowser} />
        </Page>
      </PartsOnPage>,
    ),
  )
  expect(button.textContent).toBe('Save for a guest')
  expect(container.querySelector('button')).toBe(button)
  fireEvent.click(button)
  expect(onPress).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
})

test('a part that the server has not rendered is loaded when it is shown', async () => {
  const late = renderedPart('late', async () => () => <p>Loaded</p>)
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  await act(async () => root.render(<RenderedPart part={late} />))
  expect(container.textContent).toBe('Loaded')
  await act(async () => root.unmount())
})

test('names of parts that this version of the app no longer has are ignored', async () => {
  await expect(loadParts(['gone'])).resolves.toBeUndefined()
})

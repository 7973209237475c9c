// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Anchor } from '../../ui/base/anchor.tsx'
import { registerRoutes } from '../page/route-exists.ts'
import { renderFor } from '../visitor.factory.tsx'
import { isConnectionLimited, usePrefetch } from './prefetch.ts'

const lazy = vi.fn(async () => ({}))
const loader = vi.fn(async () => null)

beforeEach(() => {
  vi.useFakeTimers()
  registerRoutes([{ path: '/jobs/:job', lazy, loader }])
})
afterEach(() => {
  cleanup()
  registerRoutes([])
  vi.clearAllMocks()
  vi.useRealTimers()
})

function Links() {
  usePrefetch()
  return (
    <>
      <Anchor to="/jobs/nurse">Nurse</Anchor>
      <Anchor to="https://elsewhere.example/jobs/nurse">Elsewhere</Anchor>
    </>
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a pointer resting on a link prefetches the page’s code and data once', async () => {
  renderFor(<Links />)
  fireEvent.pointerOver(screen.getByText('Nurse'))
  await pass(79)
  expect(lazy).not.toHaveBeenCalled()
  await pass(1)
  expect(lazy).toHaveBeenCalledOnce()
  expect(loader).toHaveBeenCalledWith(expect.objectContaining({ params: { job: 'nurse' } }))
  fireEvent.focusIn(screen.getByText('Nurse'))
  await pass(1000)
  expect(lazy).toHaveBeenCalledOnce()
})

test('a pointer crossing a link, and a link to another site, prefetch nothing', async () => {
  renderFor(<Links />)
  fireEvent.pointerOver(screen.getByText('Nurse'))
  fireEvent.pointerOver(document.body)
  fireEvent.pointerOver(screen.getByText('Elsewhere'))
  await pass(1000)
  expect(lazy).not.toHaveBeenCalled()
})

test.each([
  [undefined, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('on the connection %j prefetching is off: %s', (connection, isOff) => {
  expect(isConnectionLimited(connection)).toBe(isOff)
})

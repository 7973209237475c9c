// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DateLocale } from './date-locale.ts'
import { relativeTime } from './relative-time.ts'
import { RelativeTime } from './time.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const second = 1000
const day = 86_400 * second

test.each([
  [0, 'now'],
  [-1 * second, '1 second ago'],
  [-59 * second, '59 seconds ago'],
  [-60 * second, '1 minute ago'],
  [-3 * 3600 * second, '3 hours ago'],
  [-1 * day, 'yesterday'],
  [-29 * day, '29 days ago'],
  [-30 * day, 'last month'],
  [-364 * day, '12 months ago'],
  [-365 * day, 'last year'],
  [-800 * day, '2 years ago'],
  [2 * day, 'in 2 days'],
])('%i ms from now reads "%s"', (offset, words) => {
  expect(relativeTime(offset, 0)).toBe(words)
})

test('the server writes a date that does not depend on its clock or zone', () => {
  expect(renderToString(<RelativeTime date="2026-11-20T23:30:00-05:00" />)).toBe(
    '<time dateTime="2026-11-21T04:30:00.000Z" title="Nov 21, 2026">Nov 21, 2026</time>',
  )
})

test('the browser makes it relative, with the full date as tooltip, and keeps it fresh', () => {
  const { container } = render(<RelativeTime date="2026-11-21T09:00:30Z" />)
  expect(container.textContent).toBe('2 hours ago')
  expect(container.querySelector('time')?.title).toContain('Saturday, November 21, 2026')
  void act(() => vi.advanceTimersByTime(30 * second))
  expect(container.textContent).toBe('3 hours ago')
})

test('the full date is written as its reader chose, with a label of the time zone', () => {
  const { container } = render(
    <DateLocale value="de">
      <RelativeTime date="2026-11-21T09:00:30Z" />
    </DateLocale>,
  )
  expect(container.textContent).toBe('2 hours ago')
  expect(container.querySelector('time')?.title).toMatch(/^Samstag, 21\. November 2026 .+ (PT|CST|ET|GMT)/)
})

test('what was made between two ticks of the clock is not in the future', () => {
  const { container } = render(<RelativeTime date="2026-11-21T12:00:00Z" />)
  void act(() => vi.advanceTimersByTime(20 * second))
  render(<RelativeTime date="2026-11-21T12:00:20Z" />, {
    container: container.appendChild(document.createElement('p')),
  })
  expect(container.querySelector('p')?.textContent).toBe('now')
})

test('what is no date renders nothing', () => {
  expect(renderToString(<RelativeTime date="soon" />)).toBe('')
})

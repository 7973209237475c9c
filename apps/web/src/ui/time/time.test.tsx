// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DateLocale } from './date-locale.ts'
import { ClockTime, holdClock, RelativeTime } from './time.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Returns the tooltip that a time shows under the pointer. */
function fullDate(container: HTMLElement): string | undefined {
  const time = container.querySelector('time')
  if (time) fireEvent.pointerEnter(time)
  return time?.title
}

test('the server renders a date that does not depend on its clock or time zone', () => {
  expect(renderToString(<RelativeTime date="2026-11-20T23:30:00-05:00" />)).toBe(
    '<time dateTime="2026-11-21T04:30:00.000Z" title="21 Nov 2026" class="whitespace-nowrap">21 Nov 2026</time>',
  )
})

test('the browser makes the date relative, with the full date as tooltip, and updates it', () => {
  const { container } = render(<RelativeTime date="2026-11-21T09:00:30Z" />)
  expect(container.textContent).toBe('2 hr ago')
  expect(fullDate(container)).toContain('Saturday, November 21, 2026')
  void act(() => vi.advanceTimersByTime(30_000))
  expect(container.textContent).toBe('3 hr ago')
})

test('hydration keeps the server’s dates until the clock is released', () => {
  const page = <RelativeTime date="2026-11-21T09:00:30Z" keepsRoom />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const release = holdClock()
  render(page, { container, hydrate: true })
  expect(container.textContent).toBe('21 Nov 2026')
  act(release)
  expect(container.textContent).toBe('2 hr ago')
  // The space of the longer date is reserved, so that the content around it doesn't move.
  expect(container.querySelector('time')?.dataset.room).toBe('21 Nov 2026')
})

test('a time that was never shown as a date takes only the space it needs', () => {
  const { container } = render(<RelativeTime date="2026-11-21T09:00:30Z" keepsRoom />)
  expect(container.querySelector('time')?.dataset.room).toBeUndefined()
})

test('the full date is in the reader’s locale, with the time zone’s label', () => {
  const { container } = render(
    <DateLocale value="de">
      <RelativeTime date="2026-11-21T09:00:30Z" />
    </DateLocale>,
  )
  expect(container.textContent).toBe('2 hr ago')
  expect(fullDate(container)).toMatch(/^Samstag, 21\. November 2026 .+ (PT|CST|ET|GMT)/)
})

test('an item created between two ticks of the clock is not shown as in the future', () => {
  const { container } = render(<RelativeTime date="2026-11-21T12:00:00Z" />)
  void act(() => vi.advanceTimersByTime(20_000))
  render(<RelativeTime date="2026-11-21T12:00:20Z" />, {
    container: container.appendChild(document.createElement('p')),
  })
  expect(container.querySelector('p')?.textContent).toBe('now')
})

test('an invalid date renders nothing', () => {
  expect(renderToString(<RelativeTime date="soon" />)).toBe('')
})

test('a time of day has 24 hours unless the member’s locale counts them otherwise', () => {
  const time = <ClockTime date={new Date(2026, 10, 21, 14, 5).toISOString()} />
  const { container, rerender } = render(time)
  // The browser's own locale is en-US.
  expect(container.textContent).toBe('14:05')
  rerender(<DateLocale value="en-US">{time}</DateLocale>)
  expect(container.textContent).toMatch(/^2:05\sPM$/)
  rerender(<DateLocale value="en-GB">{time}</DateLocale>)
  expect(container.textContent).toBe('14:05')
})

test('an invalid time of day shows nothing', () => {
  const { container } = render(<ClockTime date="yesterday" />)
  expect(container.textContent).toBe('')
})

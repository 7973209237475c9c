// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ButtonLink } from '../base/button.tsx'
import { ChipLink, RemovableChip } from '../base/chip.tsx'
import { FailedBlock } from '../base/failed-block.tsx'
import { FailureReasonContext } from '../base/failure-reason.ts'
import { IconButton } from '../base/icon-button.tsx'
import { Disclosure } from '../layout/disclosure.tsx'
import { firstAndRest } from '../layout/first-and-rest.ts'
import { ShowRest } from '../layout/show-rest.tsx'
import { CountBadge } from '../marks/badge.tsx'
import { EmptyState } from './empty-state.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'

afterEach(cleanup)

test('a failed block shows the reason if known, and otherwise suggests checking the connection', () => {
  const { rerender } = render(<FailedBlock title="Couldn’t load jobs" onRetry={() => undefined} />)
  expect(screen.getByRole('alert').textContent).toContain('Check your connection')
  rerender(
    <FailureReasonContext value={() => 'The server is busy.'}>
      <FailedBlock title="Couldn’t load jobs" onRetry={() => undefined} />
    </FailureReasonContext>,
  )
  expect(screen.getByRole('alert').textContent).toContain('The server is busy.')
})

test('an empty state has a heading, a sentence and its one action', () => {
  render(
    <MemoryRouter>
      <EmptyState kind="no-match" title="No jobs match" action={<ButtonLink to="/jobs">Clear filters</ButtonLink>}>
        Try fewer filters.
      </EmptyState>
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'No jobs match' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/jobs')
})

test('a failed block is announced and offers a retry, which can’t be pressed again while it runs', () => {
  const retry = vi.fn()
  const { rerender } = render(<FailedBlock title="Couldn’t load jobs" onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t load jobs')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  rerender(<FailedBlock title="Couldn’t load jobs" onRetry={retry} retrying />)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('a skeleton announces that it is busy, and hides its boxes', () => {
  const { container } = render(
    <SkeletonGroup label="Loading jobs">
      <Skeleton className="h-4" />
    </SkeletonGroup>,
  )
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Loading jobs')
  expect(container.querySelector('.skeleton')?.closest('[aria-hidden]')).not.toBeNull()
})

test('an unread count is capped on screen, read out in full, and hidden at zero', () => {
  const { container, rerender } = render(<CountBadge count={12} label="12 unread conversations" />)
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('9+')
  expect(screen.getByText('12 unread conversations')).toBeDefined()
  rerender(<CountBadge count={9} label="9 unread conversations" />)
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('9')
  rerender(<CountBadge count={0} label="0 unread conversations" />)
  expect(container.childElementCount).toBe(0)
})

test('a removable chip is a link or a button that says what it removes', () => {
  const remove = vi.fn()
  render(
    <MemoryRouter>
      <RemovableChip noun="filter" to="/jobs">
        Remote
      </RemovableChip>
      <RemovableChip onRemove={remove}>Hybrid</RemovableChip>
      <ChipLink to="/jobs/onsite" selected>
        Onsite
      </ChipLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Remove filter Remote' }).getAttribute('href')).toBe('/jobs')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Hybrid' }))
  expect(remove).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Onsite')
})

test('an icon button has a name and shows the same words as its tooltip', () => {
  render(<IconButton label="Save">★</IconButton>)
  expect(screen.getByRole('button', { name: 'Save' }).dataset.tip).toBe('Save')
})

test('a disclosure is closed until clicked', () => {
  render(<Disclosure summary="Why do we say this?">Because.</Disclosure>)
  const details = screen.getByText('Because.').closest('details')
  expect(details?.open).toBe(false)
})

test('the button that shows the rest of a list stays, and hides it again', () => {
  const onToggle = vi.fn()
  const { rerender } = render(
    <ShowRest open={false} onToggle={onToggle}>
      Show 3 more jobs
    </ShowRest>,
  )
  const button = screen.getByRole('button', { name: 'Show 3 more jobs', expanded: false })
  button.focus()
  fireEvent.click(button)
  expect(onToggle).toHaveBeenLastCalledWith(true)
  rerender(
    <ShowRest open onToggle={onToggle}>
      Show 3 more jobs
    </ShowRest>,
  )
  expect(screen.getByRole('button', { name: 'Show fewer', expanded: true })).toBe(document.activeElement)
  fireEvent.click(button)
  expect(onToggle).toHaveBeenLastCalledWith(false)
})

test('a list isn’t cut off if that would hide only one item', () => {
  expect([5, 6, 7, 8].map((total) => firstAndRest(Array.from({ length: total }), 6)[0].length)).toEqual([5, 6, 7, 6])
})

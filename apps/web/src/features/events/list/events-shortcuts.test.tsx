// @vitest-environment jsdom
import type { EventFigures } from '@rise/contract/events/shapes'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EventsShortcuts, isShortList } from './events-shortcuts.tsx'

afterEach(cleanup)

const noView = { when: '', q: '', topic: '', manner: '', city: '', month: '' }
const figuresOf = (...months: number[]): EventFigures => ({
  topics: [],
  cities: [],
  manners: [
    { slug: 'online', name: 'Online', events: 2 },
    { slug: 'onsite', name: 'Onsite', events: 4 },
  ],
  months: months.map((events, index) => ({ slug: `2026-${10 + index}`, name: '', events })),
})

test.for([
  ['all events fit on one page', {}, 6, figuresOf(6), true],
  ['there are several pages', {}, 90, figuresOf(45, 45), false],
  ['a month of a short list is chosen', { month: '2026-10' }, 2, figuresOf(2, 4), true],
  ['a month of a long list is chosen', { month: '2026-10' }, 2, figuresOf(2, 88), false],
  ['words are searched', { q: 'bridges' }, 1, figuresOf(1), false],
  ['a city is chosen', { city: 'zurich' }, 1, figuresOf(1), false],
  ['two filters are chosen', { month: '2026-10', manner: 'online' }, 1, figuresOf(1), false],
] as const)('whether a list counts as short if %s: %j', ([, change, total, figures, isShort]) => {
  expect(isShortList({ ...noView, ...change }, total, figures)).toBe(isShort)
})

test('a short list has chips for Online, Onsite and its months; pressing a chosen chip removes its filter', () => {
  render(<EventsShortcuts view={{ ...noView, month: '2026-11' }} figures={figuresOf(2, 4)} />)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Online', '/events?manner=online&month=2026-11'],
    ['Onsite', '/events?manner=onsite&month=2026-11'],
    ['Oct 2026', '/events?month=2026-10'],
    ['Nov 2026', '/events'],
  ])
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Nov 2026')
})

test('a filter with one value isn’t offered', () => {
  render(<EventsShortcuts view={noView} figures={{ ...figuresOf(6), manners: [] }} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

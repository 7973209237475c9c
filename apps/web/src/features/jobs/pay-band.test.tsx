// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { JobsView } from './base/jobs-view.ts'
import type { JobCounts } from './base/queries.ts'
import { PayBand } from './pay-band.tsx'

afterEach(cleanup)

function show(
  stated: number,
  unstated: number,
  { view = {}, exact = true }: { view?: JobsView; exact?: boolean } = {},
) {
  const options = [
    { value: 'stated', name: 'Pay stated', jobs: stated },
    { value: 'unstated', name: 'Pay not stated', jobs: unstated },
  ].filter(({ jobs }) => jobs > 0)
  const { container } = render(<PayBand view={view} counts={{ pay: { exact, options } } as JobCounts} />)
  const halves = screen.queryAllByRole('link')
  return {
    words: container.textContent,
    links: halves.map((half) => half.getAttribute('href')),
    dots: halves.map((half) => Number(half.style.getPropertyValue('--dots'))),
    chosen: halves.map((half) => half.getAttribute('aria-current')),
  }
}

describe('the band of stated pay', () => {
  test('says how many jobs state their pay, and each half links to its jobs', () => {
    const { words, links, dots } = show(214, 186)
    expect(words).toBe('214 of 400 say what they pay.')
    expect(links).toEqual(['/jobs?pay=stated', '/jobs?pay=unstated'])
    expect(dots).toEqual([54, 46])
  })

  test('keeps the list’s other filters, and a chosen half links back to all', () => {
    const { links, chosen } = show(30, 20, { view: { category: 'design', pay: 'stated', page: 3 } })
    expect(links).toEqual(['/jobs/all/design', '/jobs/all/design?pay=unstated'])
    expect(chosen).toEqual(['true', null])
  })

  test('has at most a hundred dots, and at least one in each half', () => {
    expect(show(1, 1_999).dots).toEqual([1, 99])
    cleanup()
    expect(show(1_999, 1).dots).toEqual([99, 1])
    cleanup()
    expect(show(7, 5).dots).toEqual([7, 5])
  })

  test('says the share of the newest jobs if not all jobs were counted', () => {
    expect(show(600, 400, { exact: false }).words).toBe('60% of the newest jobs say what they pay.')
  })

  test('is absent where there is nothing to compare', () => {
    expect(show(400, 0).words).toBe('')
    expect(show(0, 400).words).toBe('')
    expect(show(5, 3).words).toBe('')
    expect(show(30, 20, { view: { payCurrency: 'EUR' } }).words).toBe('')
  })
})

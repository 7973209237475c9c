// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { jobsHref } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'
import type { JobCounts } from './base/queries.ts'
import { FilterFields } from './filter-fields.tsx'

afterEach(cleanup)

const none = { exact: true, options: [] }
const counts: JobCounts = {
  total: 90,
  totalCapped: false,
  list: { exact: true, options: [{ value: 'remote', name: 'Remote', jobs: 12 }] },
  category: { exact: false, options: [{ value: 'design', name: 'Design', jobs: 5000 }] },
  seniority: none,
  employmentType: none,
  applicationType: none,
  postedWithin: { exact: true, options: [{ value: '7', name: '7 days', jobs: 3 }] },
  location: { exact: true, options: [{ value: 'berlin-de', name: 'Berlin, Germany', jobs: 7 }] },
  company: none,
  payCurrency: { exact: true, options: [{ value: 'EUR', name: 'EUR', jobs: 40 }] },
  payFrom: { exact: true, currency: 'EUR', options: [{ value: '60000', name: '60000', jobs: 9 }] },
}

function Fields({ start, around, known }: { start: JobsView; around: boolean; known: boolean }) {
  const [view, setView] = useState(start)
  return (
    <>
      <FilterFields
        view={view}
        names={{ category: 'Legal & Compliance' }}
        around={around}
        counts={known ? counts : undefined}
        onChange={(change) => setView({ ...view, ...change })}
      />
      <output>{jobsHref(view)}</output>
    </>
  )
}

function show(start: JobsView, { around = false, known = true } = {}) {
  render(<Fields start={start} around={around} known={known} />)
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })
  return { choose, href: () => screen.getByRole('status').textContent }
}

describe('the filters', () => {
  it('show the number of each option, and a plus where counting ended early', () => {
    show({})
    expect(screen.getByRole('checkbox', { name: 'Remote 12' })).toBeDefined()
    expect(screen.getByRole('checkbox', { name: 'Onsite 0' })).toBeDefined()
    expect(screen.getByRole('option', { name: 'Design (5,000+)' })).toBeDefined()
    expect(screen.getByRole('option', { name: 'Last 7 days (3)' })).toBeDefined()
  })

  it('can be used while no number is known', () => {
    const { href } = show({ category: 'legal' }, { known: false })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hybrid' }))
    expect(href()).toBe('/jobs/hybrid/legal')
    expect(screen.getByRole('option', { name: 'Legal & Compliance', selected: true })).toBeDefined()
  })

  it('keep a chosen value in its list, also where it leaves no job', () => {
    show({ category: 'legal', seniority: ['Mid-Level'] })
    expect(screen.getByRole('option', { name: 'Legal & Compliance (0)', selected: true })).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mid-Level 0' }).checked).toBe(true)
  })

  it('offer a distance only around a place that lies somewhere', () => {
    show({ location: 'berlin-de' })
    expect(screen.queryByRole('combobox', { name: 'Distance' })).toBeNull()
    cleanup()
    const { choose, href } = show({ location: 'berlin-de' }, { around: true })
    choose('Distance', '50')
    expect(href()).toBe('/jobs/all?location=berlin-de&radius=50')
    choose('Place', '')
    expect(href()).toBe('/jobs')
  })

  it('take a step of pay with its currency, and forget it with another currency', () => {
    const { choose, href } = show({})
    choose('Pay a year', '60000 EUR')
    expect(href()).toBe('/jobs?payFrom=60000&payCurrency=EUR')
    choose('Currency', '')
    expect(href()).toBe('/jobs')
  })
})

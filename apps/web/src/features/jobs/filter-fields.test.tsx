// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderFor } from '../../app/visitor.factory.tsx'
import { jobsHref } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'
import type { JobCounts } from './base/queries.ts'
import { FilterFields } from './filter-fields.tsx'

afterEach(cleanup)

const noOptions = { exact: true, options: [] }
const counts: JobCounts = {
  total: 90,
  totalCapped: false,
  list: { exact: true, options: [{ value: 'remote', name: 'Remote', jobs: 12 }] },
  category: { exact: false, options: [{ value: 'design', name: 'Design', jobs: 5000 }] },
  seniority: noOptions,
  employmentType: noOptions,
  language: {
    exact: true,
    options: [
      { value: 'en', name: 'en', jobs: 80 },
      { value: 'de', name: 'de', jobs: 8 },
      { value: 'und', name: 'und', jobs: 2 },
    ],
  },
  applicationType: noOptions,
  pay: noOptions,
  postedWithin: { exact: true, options: [{ value: '7', name: '7 days', jobs: 3 }] },
  location: { exact: true, options: [{ value: 'berlin-de', name: 'Berlin, Germany', jobs: 7 }] },
  company: noOptions,
  payCurrency: { exact: true, options: [{ value: 'EUR', name: 'EUR', jobs: 40 }] },
  payFrom: { exact: true, currency: 'EUR', options: [{ value: '60000', name: '60000', jobs: 9 }] },
}

const values = {
  exact: true,
  options: [
    { value: 'nairobi-ke', name: 'Nairobi, Kenya', group: 'Kenya', jobs: 47 },
    { value: 'nairn-gb', name: 'Nairn, UK', group: 'United Kingdom', jobs: 1 },
  ],
}

/** The select that replaces the text field where scripts do not run. */
const placeList = () => document.querySelector('select[name=location]') as HTMLSelectElement

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
  const api = vi.fn(async () => ({ success: true, result: values }))
  renderFor(<Fields start={start} around={around} known={known} />, { api: api as never })
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })
  return { api, choose, href: () => document.querySelector('output')?.textContent }
}

describe('the filters', () => {
  it('show the number of jobs of each option, with a plus if the count is capped', () => {
    show({})
    expect(screen.getByRole('checkbox', { name: 'Remote 12' })).toBeDefined()
    expect(screen.getByRole('checkbox', { name: 'Onsite 0' })).toBeDefined()
    expect(screen.getByRole('option', { name: 'Design (5,000+)' })).toBeDefined()
    expect(screen.getByRole('option', { name: 'Last 7 days (3)' })).toBeDefined()
  })

  it('are usable before the numbers are loaded', () => {
    const { href } = show({ category: 'legal' }, { known: false })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hybrid' }))
    expect(href()).toBe('/jobs/hybrid/legal')
    expect(screen.getByRole('option', { name: 'Legal & Compliance', selected: true })).toBeDefined()
  })

  it('keep a chosen value in its list, even without jobs', () => {
    show({ category: 'legal', seniority: ['Mid-Level'] })
    expect(screen.getByRole('option', { name: 'Legal & Compliance (0)', selected: true })).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mid-Level 0' }).checked).toBe(true)
  })

  it('offer a distance only around a place with coordinates', () => {
    show({ location: 'berlin-de' })
    expect(screen.queryByRole('combobox', { name: 'Distance' })).toBeNull()
    cleanup()
    const { choose, href } = show({ location: 'berlin-de' }, { around: true })
    choose('Distance', '50')
    expect(href()).toBe('/jobs/all?location=berlin-de&radius=50')
    fireEvent.change(placeList(), { target: { value: '' } })
    expect(href()).toBe('/jobs')
  })

  it('set a pay step with its currency, and clear it when the currency changes', () => {
    const { choose, href } = show({})
    choose('Pay a year', '60000 EUR')
    expect(href()).toBe('/jobs?payFrom=60000&payCurrency=EUR')
    choose('Currency', '')
    expect(href()).toBe('/jobs')
  })

  it('offer the languages of the postings, and keep a chosen one without jobs', () => {
    const names = () =>
      [...screen.getByRole('group', { name: 'Language of the posting' }).querySelectorAll('label')].map(
        ({ textContent }) => textContent,
      )
    const { href } = show({ language: ['sv'] })
    expect(names()).toEqual(['English 80', 'German 8', 'Unknown 2', 'Swedish 0'])
    fireEvent.click(screen.getByRole('checkbox', { name: 'German 8' }))
    expect(href()).toBe('/jobs?language=de&language=sv')
    cleanup()
    show({}, { known: false })
    expect(screen.queryByRole('group', { name: 'Language of the posting' })).toBeNull()
  })

  it('hide a way to apply without jobs, unless it is chosen', () => {
    const names = () =>
      [...document.querySelectorAll('select[name=applicationType] option')].map((one) => one.textContent)
    show({})
    expect(names()).toEqual(['Any way'])
    cleanup()
    show({ applicationType: 'Smart Apply' })
    expect(names()).toEqual(['Any way', 'Smart Apply (0)'])
    cleanup()
    show({}, { known: false })
    expect(names().length).toBeGreaterThan(2)
  })

  it('suggest any place while typing, under its country, with its number', async () => {
    const { api, href } = show({ list: ['remote'] })
    await type('nai', api)
    expect(api).toHaveBeenLastCalledWith('GET /api/v1/job-filter-values', {
      query: { list: ['remote'], of: 'location', q: 'nai' },
    })
    expect(screen.getAllByRole('group', { name: /Kenya|Kingdom/ })).toHaveLength(2)
    fireEvent.click(screen.getByRole('option', { name: 'Nairobi, Kenya 47' }))
    expect(href()).toBe('/jobs/remote?location=nairobi-ke')
    expect(field().value).toBe('Nairobi, Kenya')
  })

  it('choose the best matching place on Enter, and clear the place when the field is emptied', async () => {
    const { api, href } = show({})
    await type('nai', api)
    fireEvent.keyDown(field(), { key: 'Enter' })
    await waitFor(() => expect(href()).toBe('/jobs/all?location=nairobi-ke'))
    fireEvent.change(field(), { target: { value: '' } })
    fireEvent.blur(field())
    expect(href()).toBe('/jobs')
  })

  it('keep the chosen place if text is typed and the field is left', async () => {
    const { api, href } = show({ location: 'berlin-de' })
    await type('nai', api)
    fireEvent.blur(field())
    expect(href()).toBe('/jobs/all?location=berlin-de')
    expect(field().value).toBe('berlin-de')
  })
})

const field = () => document.querySelector<HTMLInputElement>('input[placeholder=Anywhere]') as HTMLInputElement

/** Types into the field of places, and waits for its suggestions. */
async function type(text: string, api: ReturnType<typeof vi.fn>) {
  act(() => field().focus())
  await screen.findByRole('option', { name: /Nairobi/ })
  fireEvent.input(field(), { target: { value: text } })
  await waitFor(() => expect(api.mock.lastCall?.[1]).toMatchObject({ query: { q: text } }))
}

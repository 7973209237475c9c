import { applicationTypes, employmentTypes, jobLists, seniorities } from '@rise/contract/jobs/kinds'
import { payFilters, UNKNOWN_LANGUAGE } from '@rise/contract/jobs/search/kinds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldsOf, jobsHref, redirectOf, viewOfAddress } from './jobs-address.ts'
import { type JobsView, normalised, workLists } from './jobs-view.ts'

const viewOf = (href: string) => viewOfAddress(new URL(href, 'http://rise'))

describe('the address of a list of jobs', () => {
  it.each<[JobsView, string]>([
    [{}, '/jobs'],
    [{ page: 3 }, '/jobs/page/3'],
    [{ list: ['remote'] }, '/jobs/remote'],
    [{ list: ['remote'], page: 2 }, '/jobs/remote?page=2'],
    [{ list: ['hybrid', 'remote'] }, '/jobs?list=remote&list=hybrid'],
    [{ list: ['hybrid', 'remote'], category: 'design' }, '/jobs/all/design?list=remote&list=hybrid'],
    [{ list: ['remote', 'hybrid', 'onsite', 'undisclosed'] }, '/jobs'],
    [{ category: 'design' }, '/jobs/all/design'],
    [{ list: ['onsite'], category: 'design', location: 'berlin-de' }, '/jobs/onsite/design/berlin-de'],
    [{ list: ['remote'], category: 'design', location: 'berlin-de' }, '/jobs/remote/design?location=berlin-de'],
    [{ location: 'berlin-de', radius: 50 }, '/jobs/all?location=berlin-de&radius=50'],
    [{ radius: 50 }, '/jobs'],
    [{ keyword: 'C++ Engineer' }, '/jobs/k/c%2B%2B%20engineer'],
    [{ keyword: 'nurse', sort: 'newest' }, '/jobs/k/nurse?sort=newest'],
    [{ sort: 'newest' }, '/jobs'],
    [{ sort: 'match', match: 60 }, '/jobs?sort=match&match=60'],
    [{ sort: 'match', elsewhere: true }, '/jobs?sort=match&elsewhere=true'],
    [{ match: 60, elsewhere: true }, '/jobs'],
    [{ list: ['hybrid'], keyword: 'nurse', category: 'healthcare' }, '/jobs/k/nurse?list=hybrid&category=healthcare'],
    [{ payFrom: 60_000, payCurrency: 'EUR' }, '/jobs?payFrom=60000&payCurrency=EUR'],
    [{ payFrom: 60_000 }, '/jobs'],
    [
      { seniority: ['Executive / C-Suite', 'Mid-Level'], page: 2 },
      '/jobs?seniority=Mid-Level&seniority=Executive+%2F+C-Suite&page=2',
    ],
  ])('for the view %j is %s', (view, href) => {
    expect(jobsHref(view)).toBe(href)
  })

  const slug = fc.constantFrom('design', 'berlin-de', 'new-york', 'são-paulo', 'k', 'page', 'a/b')
  const anyView = fc.record<JobsView>(
    {
      list: fc.subarray([...workLists]),
      category: slug,
      location: slug,
      radius: fc.integer({ min: 1, max: 200 }),
      company: slug,
      seniority: fc.shuffledSubarray([...seniorities]),
      employmentType: fc.shuffledSubarray([...employmentTypes]),
      language: fc.shuffledSubarray(['de', 'en', UNKNOWN_LANGUAGE]),
      payFrom: fc.integer({ min: 1, max: 100_000_000 }),
      payCurrency: fc.constantFrom('EUR', 'USD'),
      pay: fc.constantFrom(...payFilters),
      postedWithin: fc.integer({ min: 1, max: 365 }),
      applicationType: fc.constantFrom(...applicationTypes),
      keyword: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 250 }),
        fc.constantFrom(
          'c++',
          '.net',
          '..',
          'a/b',
          '%2f',
          '100%',
          '"Team Lead" OR cto -intern',
          'İş',
          '介護 士',
          '\u0000',
        ),
      ),
      sort: fc.constantFrom('newest' as const, 'match' as const),
      page: fc.integer({ min: 2, max: 500 }),
    },
    { requiredKeys: [] },
  )

  it('parses back to the view it was built from', () => {
    fc.assert(
      fc.property(anyView, (anyOf) => {
        const { page, ...view } = normalised(anyOf)
        expect(viewOf(jobsHref(anyOf))).toEqual({ ...view, ...(page && { page: String(page) }) })
      }),
    )
  })

  it('is not redirected, and the plain form fields of its view redirect to it', () => {
    fc.assert(
      fc.property(anyView, (anyOf) => {
        const href = jobsHref(anyOf)
        expect(redirectOf(new URL(href, 'http://rise'))).toBeUndefined()
        const { page: _, ...view } = normalised(anyOf)
        const fields = new URLSearchParams(fieldsOf(view).map((field) => [...field]))
        const form = new URL(`http://rise/jobs?${fields}`)
        expect(redirectOf(form) ?? form.pathname + form.search).toBe(jobsHref(view))
      }),
    )
  })

  it.each([
    ['/jobs?q=+Nurse+&list=remote&category=&location=', '/jobs/k/nurse?list=remote'],
    ['/jobs?q=&list=', '/jobs'],
    ['/jobs?utm_source=x', undefined],
    ['/jobs?q=nurse&utm_source=x', '/jobs/k/nurse?utm_source=x'],
    ['/jobs/all', undefined],
    ['/jobs/page/two', undefined],
    ['/jobs/page/1', '/jobs'],
    ['/jobs?page=1&utm_source=x', '/jobs?utm_source=x'],
    ['/jobs?page=3', '/jobs/page/3'],
    ['/jobs/remote?page=1', '/jobs/remote'],
    ['/jobs/k/Nurse', '/jobs/k/nurse'],
    ['/jobs/remote?seniority=Mid-Level,Wizard&radius=far', '/jobs/remote?seniority=Mid-Level'],
    ['/jobs?language=EN,klingon,de', '/jobs?language=de&language=en'],
    ['/jobs?payFrom=60000+EUR&payCurrency=', '/jobs?payFrom=60000&payCurrency=EUR'],
    ['/jobs?payFrom=60000+EUR&payCurrency=usd', '/jobs?payFrom=60000&payCurrency=USD'],
    ['/jobs?location=berlin-de&category=design', '/jobs/all/design/berlin-de'],
    ['/jobs/k/%E0%A4', '/jobs/k/%25e0%25a4'],
  ])('redirects from %s to %s', (address, href) => {
    expect(redirectOf(new URL(address, 'http://rise'))).toBe(href)
  })
})

it('the work lists are the same as the contract’s, in the same order', () => {
  expect(['all', ...workLists]).toEqual(jobLists)
})

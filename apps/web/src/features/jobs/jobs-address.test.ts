import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hrefOfForm, type JobsView, jobsHref, viewOfAddress } from './jobs-address.ts'

describe('the address of a list of jobs', () => {
  it.each<[JobsView, string]>([
    [{ list: 'all' }, '/jobs'],
    [{ list: 'all', page: 3 }, '/jobs/page/3'],
    [{ list: 'remote' }, '/jobs/remote'],
    [{ list: 'remote', page: 2 }, '/jobs/remote?page=2'],
    [{ list: 'all', category: 'design' }, '/jobs/all/design'],
    [{ list: 'onsite', category: 'design', location: 'berlin-de' }, '/jobs/onsite/design/berlin-de'],
    [{ list: 'remote', category: 'design', location: 'berlin-de' }, '/jobs/remote/design?location=berlin-de'],
    [{ list: 'all', location: 'berlin-de' }, '/jobs/all?location=berlin-de'],
    [{ list: 'all', keyword: 'C++ Engineer' }, '/jobs/k/c%2B%2B%20engineer'],
    [{ list: 'hybrid', keyword: 'nurse', category: 'healthcare' }, '/jobs/k/nurse?list=hybrid&category=healthcare'],
  ])('is for %j %s', (view, href) => {
    expect(jobsHref(view)).toBe(href)
  })

  it('gives back the view that it was made from', () => {
    const slug = fc.constantFrom('design', 'berlin-de', 'new-york')
    const view = fc.record(
      {
        list: fc.constantFrom<JobsView['list']>('all', 'remote', 'hybrid', 'onsite', 'undisclosed'),
        category: slug,
        location: slug,
        page: fc.integer({ min: 2, max: 500 }),
      },
      { requiredKeys: ['list'] },
    )
    fc.assert(
      fc.property(view, (asked) => {
        const url = new URL(jobsHref(asked), 'http://rise')
        const [, , segment, category, location] = url.pathname.split('/')
        const params = segment === 'page' ? { number: category } : { category, location }
        expect(viewOfAddress(url, params)).toEqual({ ...asked, ...(asked.page && { page: String(asked.page) }) })
      }),
    )
  })

  it('is where the plain fields of the search form lead', () => {
    expect(hrefOfForm(new URL('http://rise/jobs?q=+nurse+&list=remote&category=&location='))).toBe(
      '/jobs/k/nurse?list=remote',
    )
    expect(hrefOfForm(new URL('http://rise/jobs?q=&list=all'))).toBe('/jobs')
    expect(hrefOfForm(new URL('http://rise/jobs?utm_source=x'))).toBeUndefined()
  })
})

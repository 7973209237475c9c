import { expect, test } from 'vitest'
import { filtersOf, fromStart, hrefOf, viewOf } from './list-view.ts'

test('each view has exactly one address, which parses back to the same view', () => {
  const view = { after: 'x_y', columns: 'plan,tags', q: 'ada & bob', role: 'employer' }
  const href = hrefOf('/admin/professionals', view)
  expect(viewOf(new URL(href, 'http://rise').search, ['q', 'role', 'plan'])).toEqual(view)
  expect(hrefOf('/admin/professionals', {})).toBe('/admin/professionals')
  expect(hrefOf('/a', { b: '1', a: '2', c: '' })).toBe('/a?a=2&b=1')
})

test('an address omits unknown and empty parameters, and the cursor does not count as a filter', () => {
  const view = viewOf('?q=+&role=employer&utm_source=x&after=p&columns=plan', ['q', 'role'])
  expect(view).toEqual({ role: 'employer', after: 'p', columns: 'plan' })
  expect(filtersOf(view)).toEqual({ role: 'employer' })
  expect(fromStart(view)).toEqual({ role: 'employer', columns: 'plan' })
})

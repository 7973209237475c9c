import { expect, test } from 'vitest'
import { filters, membersHref, viewOfSearch } from './members-address.ts'

test('every view has one address, which leads back to it', () => {
  for (const { show } of filters) {
    for (const q of ['', 'Ada & Co', '50%']) {
      for (const page of [1, 2, 500]) {
        const href = membersHref({ show, q, page })
        expect(viewOfSearch(href.slice('/admin'.length))).toEqual({ show, q, page })
      }
    }
  }
  expect(membersHref({ show: 'all', q: '', page: 1 })).toBe('/admin')
})

test.for(['?page=0', '?page=1', '?page=two', '?page=-1', '?page=1.5', '?page=', '?show=deleted'])(
  '%s is no view',
  (search) => {
    expect(viewOfSearch(search)).toBeUndefined()
  },
)

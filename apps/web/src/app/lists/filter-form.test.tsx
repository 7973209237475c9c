// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../visitor.factory.tsx'
import { FilterForm } from './filter-form.tsx'

afterEach(cleanup)

/** Whether a phone shows the filters of a list at this address. */
function areFiltersUnfolded(href: string): boolean {
  renderFor(
    <FilterForm
      label="Events"
      search={() => 'Search'}
      action="/events"
      href={href}
      besideFilters={['when']}
      hrefOf={() => href}
      className="grid-cols-2"
    >
      <input aria-label="Words" name="q" />
      <select aria-label="City" name="city" />
    </FilterForm>,
    { session: { status: 'guest' } },
  )
  const { open } = screen.getByText('Filters').closest('details') ?? {}
  cleanup()
  return open === true
}

test('the filters are unfolded if the address sets one; search words, the page and `besideFilters` don’t count', () => {
  expect(areFiltersUnfolded('/events')).toBe(false)
  expect(areFiltersUnfolded('/events?q=soup')).toBe(false)
  expect(areFiltersUnfolded('/events?q=soup&city=paris')).toBe(true)
  expect(areFiltersUnfolded('/events?when=past&page=2')).toBe(false)
  // The parameter `as` belongs to another list.
  expect(areFiltersUnfolded('/events?as=board')).toBe(true)
})

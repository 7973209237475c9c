// @vitest-environment jsdom
import { defineList } from '@rise/contract/list'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../visitor.factory.tsx'
import { ListForm, MoreFilters, SearchField } from './list-form.tsx'
import { ListSheet } from './list-sheet.tsx'
import { SheetForm } from './sheet-form.tsx'

afterEach(cleanup)

const shops = defineList({
  path: '/shops',
  items: 'GET /shops',
  figures: 'GET /shop-figures',
  names: ['q', 'street', 'open', 'kind'],
  defaults: {},
  pagesIn: 'query',
})

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function show(form: ReactNode) {
  renderFor(
    <>
      {form}
      <Address />
    </>,
    { session: { status: 'guest' } },
  )
}

const view = { ...shops.emptyView, q: 'bread', street: 'high-street', open: 'true' }
const openField = <input type="checkbox" name="open" value="true" aria-label="Open" defaultChecked />

test('submitting a form navigates to the address of its fields and retains parameters without a field', async () => {
  show(
    <ListForm list={shops} view={view} label="Shops" search={() => 'Search'} className="grid-cols-2">
      <SearchField view={view} placeholder="Name" />
      <input type="checkbox" name="kind" value="a" aria-label="Kind" />
    </ListForm>,
  )
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: ' rye ' } })
  fireEvent.click(screen.getByRole('button', { name: /^Search/ }))
  expect(await screen.findByText('/shops?q=rye&street=high-street&open=true')).toBeDefined()
})

function FormOfAddress() {
  const shownView = shops.viewOf(useLocation().search)
  return (
    <ListForm list={shops} view={shownView} label="Shops" search={() => 'Search'} className="grid-cols-2">
      <MoreFilters view={shownView} names={['open']}>
        <input type="checkbox" name="open" value="true" aria-label="Open" />
      </MoreFilters>
    </ListForm>
  )
}

test('a choice applies immediately and unfolds the less frequent fields, which stay unfolded when the choice is removed', async () => {
  show(<FormOfAddress />)
  const field = screen.getByLabelText('Open')
  const isOpen = () => field.closest('details')?.open
  expect(isOpen()).toBe(false)
  fireEvent.click(field)
  expect(await screen.findByText('/shops?open=true')).toBeDefined()
  expect(isOpen()).toBe(true)
  fireEvent.click(field)
  expect(await screen.findByText('/shops')).toBeDefined()
  expect([isOpen(), screen.getByLabelText('Open') === field]).toEqual([true, true])
})

test('a sheet replaces the form’s fields, shows their values, and leaves the search in the form', async () => {
  show(
    <SheetForm
      list={shops}
      view={view}
      label="Shops"
      search={() => 'Search'}
      searchField={<SearchField view={view} placeholder="Name" />}
      main={() => openField}
      mainNames={['open']}
      more="more"
      moreNames={['street']}
      moreColumns="grid-cols-2"
      sheet={(close) => (
        <ListSheet list={shops} view={view} show="Show shops" onClose={close}>
          {openField}
        </ListSheet>
      )}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Filters (2)' }))
  fireEvent.click(screen.getByLabelText('Open'))
  fireEvent.click(screen.getByRole('button', { name: 'Show shops' }))
  expect(await screen.findByText('/shops?q=bread&street=high-street')).toBeDefined()
})

// @vitest-environment jsdom
import { defineList } from '@rise/contract/list'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../visitor.factory.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { ListForm, SearchField } from './list-form.tsx'

afterEach(cleanup)

const shops = defineList({
  path: '/shops',
  items: 'GET /shops',
  figures: 'GET /shop-figures',
  names: ['q', 'street', 'open'],
  defaults: {},
  pagesIn: 'query',
})

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

test('a form writes the address of its fields and retains what it has no field for', async () => {
  const view = { q: 'bread', street: 'high-street', open: 'true' }
  renderFor(
    <>
      <ListForm list={shops} view={view} things="shops" className="grid-cols-2">
        <SearchField view={view} placeholder="Name" />
        <input type="checkbox" name="open" value="true" aria-label="Open" defaultChecked />
      </ListForm>
      <Address />
    </>,
    { session: { status: 'guest' } },
  )
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: ' rye ' } })
  fireEvent.click(screen.getByLabelText('Open'))
  fireEvent.click(screen.getByRole('button', { name: /^Search/ }))
  expect(await screen.findByText('/shops?q=rye&street=high-street')).toBeDefined()
})

test('each chosen filter can be removed, the words first', () => {
  const view = { q: 'rye', street: '', open: 'true' }
  renderFor(<ChosenFilters list={shops} view={view} words={{ open: 'Open now', street: 'Unused' }} />, {
    session: { status: 'guest' },
  })
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    [expect.stringContaining('“rye”'), '/shops?open=true'],
    [expect.stringContaining('Open now'), '/shops?q=rye'],
  ])
})

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ListField } from './list-field.tsx'

afterEach(cleanup)

function Places() {
  const [items, setItems] = useState(['York'])
  return <ListField id="places" label="Places" noun="place" items={items} onChange={setItems} most={5} />
}
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('an item that begins like one in the list can be typed', () => {
  render(<Places />)
  for (const text of ['York', 'Yorkshire']) {
    fireEvent.change(field(), { target: { value: text } })
    expect(field().value).toBe(text)
  }
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(items()).toEqual(['York', 'Yorkshire'])
})

test('an item that is in the list is not added again', () => {
  render(<Places />)
  fireEvent.change(field(), { target: { value: 'york ' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect([items(), field().value]).toEqual([['York'], ''])
})

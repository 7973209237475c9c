// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AddressForm } from './address-form.tsx'
import { renderFor } from './visitor.factory.tsx'

afterEach(cleanup)

const save = vi.fn(async (slug: string) => slug)
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Change address' }))

test('the button answers also when there is nothing to change, and puts the focus where a new address goes', () => {
  renderFor(<AddressForm slug="mill" base="/company" save={save} />)
  press()
  expect(screen.getByText('This is your address already. Enter another one.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Address'))
  expect(save).not.toHaveBeenCalled()
})

test('another address is saved, and the complaint about the old one is gone', () => {
  renderFor(<AddressForm slug="mill" base="/company" save={save} />)
  press()
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'windmill' } })
  expect(screen.queryByText(/your address already/)).toBeNull()
  press()
  return vi.waitFor(() => expect(save).toHaveBeenCalledWith('windmill'))
})

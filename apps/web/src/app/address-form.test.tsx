// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AddressForm } from './address-form.tsx'
import { renderFor } from './visitor.factory.tsx'

afterEach(cleanup)

const save = vi.fn(async (slug: string) => slug)
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Change address' }))

test('submitting an unchanged address shows a message and focuses the field', () => {
  renderFor(<AddressForm slug="mill" base="/company" save={save} />)
  press()
  expect(screen.getByText('This is your address already. Enter another one.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Address'))
  expect(save).not.toHaveBeenCalled()
})

test('entering a new address clears the message and saves it', () => {
  renderFor(<AddressForm slug="mill" base="/company" save={save} />)
  press()
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'windmill' } })
  expect(screen.queryByText(/your address already/)).toBeNull()
  press()
  return expect.poll(() => save).toHaveBeenCalledWith('windmill')
})

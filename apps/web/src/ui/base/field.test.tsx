// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PasswordField } from '../fields/password-field.tsx'
import { Checkbox } from './checkbox.tsx'
import { TextArea, TextField } from './field.tsx'
import { Select } from './select.tsx'

afterEach(cleanup)

function describedBy(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ')
}

const controls = [
  ['text field', (error?: string) => <TextField label="Place" hint="A city." error={error} name="place" />],
  ['text area', (error?: string) => <TextArea label="Place" hint="A city." error={error} name="place" />],
  ['select', (error?: string) => <Select label="Place" hint="A city." error={error} name="place" />],
  ['checkbox', (error?: string) => <Checkbox label="Place" hint="A city." error={error} name="place" />],
  ['password', (e?: string) => <PasswordField label="Place" hint="A city." error={e} autoComplete="new-password" />],
] as const

test.each(controls)('a %s has its label as name and its hint as description', (_, control) => {
  render(control())
  const element = screen.getByLabelText('Place')
  expect(describedBy(element)).toBe('A city.')
  expect(element.hasAttribute('aria-invalid')).toBe(false)
})

test.each(controls)('a %s with an error is invalid, and its description begins with the error', (_, control) => {
  render(control('Enter a city.'))
  const element = screen.getByLabelText('Place')
  expect(element.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(element)).toBe('Enter a city. | A city.')
})

test('an optional field has "optional" in its label', () => {
  render(<TextField label="Portfolio" optional />)
  expect(screen.getByLabelText('Portfolio (optional)')).toBeDefined()
})

test('two fields on a page never share an id', () => {
  render(
    <>
      <TextField label="One" />
      <TextField label="Two" />
    </>,
  )
  expect(screen.getByLabelText('One').id).not.toBe(screen.getByLabelText('Two').id)
})

test('a password can be shown and hidden again', () => {
  render(<PasswordField label="Password" autoComplete="current-password" />)
  const input = screen.getByLabelText('Password')
  const toggle = screen.getByRole('button', { name: 'Show password' })
  expect(input.getAttribute('type')).toBe('password')
  fireEvent.click(toggle)
  expect(input.getAttribute('type')).toBe('text')
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(toggle)
  expect(input.getAttribute('type')).toBe('password')
})

test.each([
  ['Ctrl', { ctrlKey: true }, 1],
  ['Cmd', { metaKey: true }, 1],
  ['nothing else', {}, 0],
  ['Ctrl in the middle of composing a character', { ctrlKey: true, isComposing: true }, 0],
])('in a text area, only Enter with Ctrl or Cmd submits the form: %s', (_, keys, times) => {
  let submitCount = 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    submitCount += 1
  }
  render(
    <form onSubmit={submit}>
      <TextArea label="Message" />
    </form>,
  )
  fireEvent.keyDown(screen.getByLabelText('Message'), { key: 'Enter', ...keys })
  expect(submitCount).toBe(times)
})

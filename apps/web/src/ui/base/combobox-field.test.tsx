// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ComboboxField } from './combobox-field.tsx'
import type { SuggestionGroup } from './suggestion.ts'

afterEach(() => {
  cleanup()
  onPick.mockClear()
})
Element.prototype.scrollIntoView = () => undefined

const onPick = vi.fn()
const option = (text: string, note?: string) => ({
  key: text,
  text,
  ...(note && { note }),
  onPick: () => onPick(text),
})
const fruit: readonly SuggestionGroup[] = [
  { title: 'Fruit', options: [option('Apple', '12'), option('Apricot')] },
  { title: 'Trees', options: [option('Alder')] },
]

function show(suggest: (typed: string) => Promise<readonly SuggestionGroup[]> = async () => fruit) {
  render(
    <form aria-label="form">
      <ComboboxField label="What" suggest={suggest} />
    </form>,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'What' })
  const type = (value: string) => {
    field.focus()
    fireEvent.input(field, { target: { value } })
  }
  const press = (key: string) => fireEvent.keyDown(field, { key })
  return { field, type, press }
}

test('typing opens a grouped list; arrow keys move through it, and Enter picks an option', async () => {
  const { field, type, press } = show()
  type('a')
  await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('group', { name: 'Fruit' }).textContent).toBe('FruitApple 12Apricot ')
  expect(screen.getByRole('status').textContent).toBe('3 suggestions')
  press('ArrowDown')
  press('ArrowDown')
  press('ArrowDown')
  const active = screen.getByRole('option', { selected: true })
  expect(active.textContent).toBe('Alder ')
  expect(field.getAttribute('aria-activedescendant')).toBe(active.id)
  press('ArrowUp')
  press('Enter')
  expect(onPick).toHaveBeenCalledExactlyOnceWith('Apricot')
  expect(field.value).toBe('Apricot')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('the arrow keys move from the last option back to the typed text, and Enter then submits the form', async () => {
  const { field, type, press } = show()
  type('a')
  await screen.findByRole('listbox')
  press('ArrowUp')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Alder ')
  press('ArrowDown')
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  expect(press('Enter')).toBe(true)
  expect(field.value).toBe('a')
  expect(onPick).not.toHaveBeenCalled()
})

test('Escape closes the list before it clears the field, and an arrow opens it again', async () => {
  const { type, press } = show()
  type('a')
  await screen.findByRole('listbox')
  expect(press('Escape')).toBe(false)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(press('Escape')).toBe(true)
  press('ArrowDown')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Apple 12')
})

test('an option can be clicked, and the field keeps the focus', async () => {
  const { type } = show()
  type('a')
  const alder = await screen.findByRole('option', { name: 'Alder' })
  expect(fireEvent.pointerDown(alder)).toBe(false)
  fireEvent.click(alder)
  expect(onPick).toHaveBeenCalledExactlyOnceWith('Alder')
})

test('a response to an outdated request is dropped', async () => {
  const answers = new Map<string, (groups: readonly SuggestionGroup[]) => void>()
  const { type } = show((typed) => new Promise((resolve) => answers.set(typed, resolve)))
  type('a')
  await expect.poll(() => answers.has('a')).toBe(true)
  type('al')
  await expect.poll(() => answers.has('al')).toBe(true)
  answers.get('al')?.(fruit.slice(1))
  await screen.findByRole('option', { name: 'Alder' })
  answers.get('a')?.(fruit)
  await Promise.resolve()
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

test('the active option stays active if the next results contain it; otherwise no option is active', async () => {
  const answers = [fruit, fruit.slice(1), fruit.slice(0, 1)]
  const { type, press } = show(async () => answers.shift() ?? [])
  type('a')
  await screen.findByRole('option', { name: 'Apricot' })
  press('ArrowUp')
  type('al')
  await expect.poll(() => screen.getAllByRole('option')).toHaveLength(1)
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Alder ')
  type('ap')
  await screen.findByRole('option', { name: 'Apricot' })
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
})

test('keys are ignored while a character is being composed', async () => {
  const { field, type, press } = show()
  type('a')
  await screen.findByRole('listbox')
  press('ArrowDown')
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(true)
  expect(onPick).not.toHaveBeenCalled()
})

test('no suggestions appear if the request fails', async () => {
  const suggest = vi.fn(() => Promise.reject(new Error('down')))
  const { type } = show(suggest)
  type('a')
  await expect.poll(() => suggest).toHaveBeenCalled()
  expect(screen.queryByRole('listbox')).toBeNull()
})

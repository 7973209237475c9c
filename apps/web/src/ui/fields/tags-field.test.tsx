// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListEntry } from './list-entry.ts'
import { TagsField } from './tags-field.tsx'

afterEach(() => {
  cleanup()
  onSend.mockClear()
})
Element.prototype.scrollIntoView = () => undefined

const onSend = vi.fn()

interface Options {
  readonly first?: readonly string[]
  readonly most?: number
  readonly entry?: ListEntry
}

function Page({ first = [], most = 5, entry }: Options) {
  const [items, setItems] = useState<readonly string[]>(first)
  return (
    <form
      aria-label="form"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(items)
      }}
    >
      <TagsField
        id="skills"
        label="Skills"
        noun="skill"
        most={most}
        maxLength={12}
        items={items}
        entry={entry}
        suggest={async (typed) =>
          ['TypeScript', 'Typing'].filter((word) => word.toLowerCase().startsWith(typed)).map((text) => ({ text }))
        }
        onChange={setItems}
      />
      <button type="submit">Save</button>
    </form>
  )
}

function show(options: Options = {}) {
  render(<Page {...options} />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Skills' })
  act(() => field.focus())
  return {
    field,
    type: (value: string) => fireEvent.input(field, { target: { value } }),
    press: (key: string) => fireEvent.keyDown(field, { key }),
    paste: (text: string) => fireEvent.paste(field, { clipboardData: { getData: () => text } }),
    chips: () => screen.queryAllByRole('button', { name: /^Remove skill / }).map(({ textContent }) => textContent),
    status: () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
  }
}

test('typing a list adds its items at Enter or a comma, and the field stays open for more', () => {
  const { field, type, press, chips, status } = show()
  type('Go, TypeScript, Python')
  expect([chips(), field.value]).toEqual([['Go', 'TypeScript'], 'Python'])
  press('Enter')
  expect([chips(), field.value, document.activeElement]).toEqual([['Go', 'TypeScript', 'Python'], '', field])
  expect(status()).toContain('Python added')
  type('Rust,')
  expect([chips().at(-1), field.value]).toEqual(['Rust', ''])
  expect(onSend).not.toHaveBeenCalled()
})

test('pasting a list adds each item, and joins the first one to the text before the cursor', () => {
  const { field, type, paste, chips } = show()
  type('Node')
  paste('.js\n• Go\nPython')
  expect([chips(), field.value]).toEqual([['Node.js', 'Go', 'Python'], ''])
})

test('Backspace in the empty field or a click on a chip removes an item, and the field keeps the focus', () => {
  const { field, type, press, chips, status } = show({ first: ['Go', 'Rust', 'C++'] })
  press('Backspace')
  expect([chips(), status()]).toEqual([['Go', 'Rust'], 'C++ removed'])
  type('Py')
  press('Backspace')
  expect(chips()).toEqual(['Go', 'Rust'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove skill Go' }))
  expect([chips(), document.activeElement]).toEqual([['Rust'], field])
})

test('items beyond the limits stay in the field with an error', () => {
  const { field, paste, type, chips } = show({ most: 2 })
  paste('Go, Rust, Python, C++')
  expect([chips(), field.value]).toEqual([['Go', 'Rust'], 'Python, C++'])
  expect(screen.getByText(/at most 2/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Remove skill Go' }))
  type('Organisational development')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect([chips(), field.value]).toEqual([['Rust'], 'Organisational development'])
  expect(screen.getByText('Use at most 12 characters for each skill.')).toBeDefined()
})

test('an item in the list is not added again', () => {
  const { type, press, chips } = show({ first: ['Go'] })
  type('go')
  press('Enter')
  expect(chips()).toEqual(['Go'])
})

test('the typed text is added when the form is sent or the page is left', () => {
  const { type, chips } = show()
  type('Go')
  fireEvent.submit(screen.getByRole('form'))
  expect(onSend).toHaveBeenCalledWith(['Go'])
  type('Rust')
  fireEvent(window, new Event('pagehide'))
  expect(chips()).toEqual(['Go', 'Rust'])
})

test('the form’s draft stores the typed text until it is added', () => {
  const onType = vi.fn()
  const { field, press, chips } = show({ entry: { text: 'Pytho', onType } })
  expect(field.value).toBe('Pytho')
  fireEvent.input(field, { target: { value: 'Python' } })
  expect(onType).toHaveBeenCalledWith('Python')
  fireEvent(window, new Event('pagehide'))
  expect(chips()).toEqual([])
  press('Enter')
  expect([chips(), onType.mock.calls.at(-1)]).toEqual([['Pytho'], ['']])
})

test('a suggestion is picked by keyboard and no longer offered', async () => {
  const { field, type, press, chips } = show()
  type('typ')
  expect(await screen.findByRole('option', { name: /TypeScript/ })).toBeDefined()
  press('ArrowDown')
  press('Enter')
  expect([chips(), field.value, onSend.mock.calls]).toEqual([['TypeScript'], '', []])
  type('typ')
  expect(await screen.findByRole('option', { name: /Typing/ })).toBeDefined()
  expect(screen.queryByRole('option', { name: /TypeScript/ })).toBeNull()
})

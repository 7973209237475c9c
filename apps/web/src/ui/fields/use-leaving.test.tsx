// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListField } from './list-field.tsx'

const send = vi.fn()

function Form() {
  const [items, setItems] = useState<string[]>([])
  const [isDay, setIsDay] = useState(false)
  const [level, setLevel] = useState('Junior')
  return (
    <>
      <ListField id="places" label="Places" noun="place" items={items} most={3} onChange={setItems} />
      <input type="radio" aria-label="By day" checked={isDay} onChange={() => setIsDay(true)} />
      <select aria-label="Level" value={level} onChange={({ target }) => setLevel(target.value)}>
        <option>Junior</option>
        <option>Senior</option>
      </select>
      <button type="button" onClick={() => send(items)}>
        Send
      </button>
    </>
  )
}
const isAdded = () => screen.queryByRole('button', { name: /Remove place/ }) !== null

beforeEach(() => {
  vi.useFakeTimers()
  send.mockClear()
  render(<Form />)
  fireEvent.change(screen.getByLabelText(/Places/), { target: { value: 'Lisbon' } })
})
afterEach(() => {
  act(() => void vi.runAllTimers())
  vi.useRealTimers()
  cleanup()
})

test('leaving the field by keyboard adds the typed text immediately', () => {
  fireEvent.blur(screen.getByLabelText(/Places/))
  expect(isAdded()).toBe(true)
})

test('leaving the field by a click adds the text just before the click, so that nothing moves under the pointer', () => {
  const button = screen.getByRole('button', { name: 'Send' })
  fireEvent.pointerDown(button)
  fireEvent.blur(screen.getByLabelText(/Places/))
  expect(isAdded()).toBe(false)
  fireEvent.pointerUp(button)
  expect(isAdded()).toBe(false)
  fireEvent.click(button)
  expect(send).toHaveBeenCalledWith(['Lisbon'])
  expect(isAdded()).toBe(true)
})

test('clicking a radio button first changes the button, and then adds the typed text', () => {
  const radio = screen.getByLabelText('By day')
  fireEvent.pointerDown(radio)
  fireEvent.blur(screen.getByLabelText(/Places/))
  fireEvent.pointerUp(radio)
  fireEvent.click(radio)
  expect(radio).toHaveProperty('checked', true)
  act(() => void vi.advanceTimersByTime(0))
  expect([radio, isAdded()]).toEqual([expect.objectContaining({ checked: true }), true])
})

test('choosing in a select first changes the select, and then adds the typed text', () => {
  const list = screen.getByLabelText('Level')
  fireEvent.pointerDown(list)
  fireEvent.blur(screen.getByLabelText(/Places/))
  fireEvent.change(list, { target: { value: 'Senior' } })
  act(() => void vi.advanceTimersByTime(0))
  expect([list, isAdded()]).toEqual([expect.objectContaining({ value: 'Senior' }), true])
})

test('a pointer press without a click, such as a drag, adds the text shortly afterwards', () => {
  fireEvent.pointerDown(document.body)
  fireEvent.blur(screen.getByLabelText(/Places/))
  fireEvent.pointerUp(document.body)
  act(() => void vi.advanceTimersByTime(500))
  expect(isAdded()).toBe(true)
})

test('a tap, which moves the focus after the finger is lifted, also waits for its click', () => {
  const button = screen.getByRole('button', { name: 'Send' })
  fireEvent.pointerDown(button)
  fireEvent.pointerUp(button)
  fireEvent.blur(screen.getByLabelText(/Places/))
  expect(isAdded()).toBe(false)
  fireEvent.click(button)
  expect(send).toHaveBeenCalledWith(['Lisbon'])
})

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CardSequence } from './card-sequence.tsx'

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

const cards = ['One', 'Two', 'Three'].map((name) => ({ name, content: <p>{`Card ${name}`}</p> }))
const shownCard = () => screen.getByText(/^Card /).textContent

function show() {
  const onClose = vi.fn()
  render(<CardSequence title="Cards" cards={cards} onClose={onClose} />)
  return { dialog: screen.getByRole('dialog', { name: 'Cards' }), onClose }
}

test('buttons and arrow keys turn the cards, but not beyond the first and the last', () => {
  const { dialog, onClose } = show()
  expect(document.activeElement?.textContent).toBe('Next')
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(shownCard()).toBe('Card One')
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(shownCard()).toBe('Card Three')
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(shownCard()).toBe('Card Three')
  expect(screen.getByRole('status').textContent).toBe('Three, 3 of 3')
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a swipe turns a card, a touch does not', () => {
  const { dialog } = show()
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(dialog, { touches: [{ clientX: from }] })
    fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: to }] })
  }
  swipe(200, 190)
  expect(shownCard()).toBe('Card One')
  swipe(200, 100)
  expect(shownCard()).toBe('Card Two')
  swipe(100, 200)
  expect(shownCard()).toBe('Card One')
})

test('Escape closes the cards', () => {
  const { dialog, onClose } = show()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('the first card’s button can have its own label, followed by the arrow', () => {
  render(<CardSequence title="Cards" cards={cards} start="Begin" onClose={() => {}} />)
  const button = screen.getByRole('button', { name: 'Begin' })
  expect(button.querySelector('svg')?.previousSibling?.textContent).toBe('Begin')
  fireEvent.click(button)
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy()
})

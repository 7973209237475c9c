// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CropBox } from './crop-box.tsx'

afterEach(cleanup)

const doNothing = () => undefined

/** Renders a box, focuses another element, and then loads the box's picture. */
async function loadNextTo(role: 'button' | 'textbox', name: string) {
  const { container } = render(
    <>
      <CropBox image="blob:chosen" aspect={1} round onCrop={doNothing} onBroken={doNothing} onSize={doNothing} />
      <input aria-label="Description" />
      <button type="button">Cancel</button>
    </>,
  )
  screen.getByRole(role, { name }).focus()
  await act(async () => {
    fireEvent.load(container.querySelector('img') as HTMLImageElement)
  })
}

test('the crop area gets the focus once the picture has loaded', async () => {
  await loadNextTo('button', 'Cancel')
  expect(document.activeElement).toBe(screen.getByRole('application', { name: 'Part to show' }))
})

test('a description that is being typed keeps the focus', async () => {
  await loadNextTo('textbox', 'Description')
  expect(document.activeElement).toBe(screen.getByLabelText('Description'))
})

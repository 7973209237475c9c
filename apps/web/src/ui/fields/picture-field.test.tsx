// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { SavePicture } from './picture-dialog.tsx'
import { PictureField, PictureRules } from './picture-field.tsx'
import { sizeErrorOf } from './picture-file.ts'

afterEach(cleanup)
// Loads the dialog in advance, so that the tests don't wait for it. The page loads it lazily.
beforeAll(() => import('./picture-dialog.tsx'))
URL.createObjectURL = () => 'blob:chosen'
URL.revokeObjectURL = () => undefined

const limits = { types: ['image/jpeg', 'image/webp'], maxBytes: 1024 * 1024, minSide: 32 }
const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' })

function show(save: SavePicture = async () => undefined) {
  render(<PictureField label="Photo" current={null} filled={false} limits={limits} aspect={null} askAlt save={save} />)
  return screen.getByRole('group', { name: 'Photo' })
}

const describedAdd = () => screen.getByRole('button', { name: 'Add photo' })

test('the limits are shown before a file is chosen', () => {
  show()
  const hint = document.getElementById(describedAdd().getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('JPEG or WebP, at most 1 MB. Choose a file, drop it here, or paste it.')
})

test('limits stated once for several fields are shown once, and describe the button of each field', () => {
  render(
    <>
      <PictureRules limits={limits} />
      {['Logo', 'Cover'].map((label) => (
        <PictureField
          key={label}
          label={label}
          current={null}
          filled={false}
          limits={limits}
          aspect={null}
          rulesAbove
          save={async () => undefined}
        />
      ))}
    </>,
  )
  const rules = screen.getAllByText(/^JPEG or WebP, at most 1 MB/)
  expect(rules.filter(({ className }) => className !== 'sr-only')).toHaveLength(1)
  for (const name of ['Add logo', 'Add cover']) {
    const hint = screen.getByRole('button', { name }).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(hint)?.textContent).toMatch(/^JPEG or WebP/)
  }
})

test.for([
  [
    'of another type',
    new File(['x'], 'me.pdf', { type: 'application/pdf' }),
    /can’t be used as a picture\. Choose JPEG/,
  ],
  ['that is too large', new File([new Uint8Array(1_300_000)], 'me.jpg', { type: 'image/jpeg' }), /has 1\.2 MB/],
  ['that is empty', new File([], 'me.jpg', { type: 'image/jpeg' }), /is empty/],
] as const)('a file %s is refused before it is sent', async ([, file, message]) => {
  const field = show()
  fireEvent.drop(field, { dataTransfer: { files: [file] } })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture that is too small is refused as soon as it is chosen', async () => {
  const field = show()
  fireEvent.drop(field, { dataTransfer: { files: [photo] } })
  const image = await screen.findByAltText('What you chose')
  Object.defineProperties(image, { naturalWidth: { value: 40 }, naturalHeight: { value: 20 } })
  fireEvent.load(image)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This picture has 40 × 20 pixels. At least 32 × 32 are needed: choose a larger one.',
  )
  expect(screen.getByRole('button', { name: 'Save picture' })).toHaveProperty('disabled', true)
})

test('a selected part that is too small shows an error that says how to enlarge it', () => {
  const picture = { width: 200, height: 100 }
  expect(sizeErrorOf(picture, { width: 1, height: 0.5 }, 32)).toBeUndefined()
  expect(sizeErrorOf(picture, { width: 0.5, height: 0.25 }, 32)).toMatch(
    /^This part has 100 × 25 pixels.* zoom out, or/,
  )
  expect(sizeErrorOf(picture, { width: 1, height: 0.25 }, 32)).toMatch(/: choose a larger picture\.$/)
  expect(sizeErrorOf(picture, { width: 0.1, height: 0.1 }, undefined)).toBeUndefined()
})

test.for(['drop', 'paste'] as const)('a picture added by %s is saved with its description', async (how) => {
  const save = vi.fn<SavePicture>(async () => undefined)
  const field = show(save)
  if (how === 'drop') fireEvent.drop(field, { dataTransfer: { files: [photo] } })
  else fireEvent.paste(field, { clipboardData: { files: [photo] } })
  fireEvent.change(await screen.findByLabelText(/Description/), { target: { value: 'Me at work' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save picture' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(save.mock.calls[0]?.[0]).toEqual({ file: photo, crop: undefined, alt: 'Me at work' })
})

test('a failed upload shows an error and keeps the chosen picture and the typed text', async () => {
  let attempts = 0
  const field = show(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('The store is away.')
  })
  fireEvent.drop(field, { dataTransfer: { files: [photo] } })
  const description = await screen.findByLabelText<HTMLInputElement>(/Description/)
  fireEvent.change(description, { target: { value: 'Me' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save picture' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The store is away.')
  expect(description.value).toBe('Me')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an upload shows its progress and can be cancelled', async () => {
  let signal: AbortSignal | undefined
  const field = show((_chosen, watch) => {
    signal = watch.signal
    watch.onProgress(0.4)
    return new Promise((_resolve, reject) => watch.signal.addEventListener('abort', () => reject(watch.signal.reason)))
  })
  fireEvent.drop(field, { dataTransfer: { files: [photo] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Save picture' }))
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
  expect(await screen.findByRole('button', { name: 'Save picture' })).toBeTruthy()
  expect([signal?.aborted, screen.queryByRole('alert')]).toEqual([true, null])
})

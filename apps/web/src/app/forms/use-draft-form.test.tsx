// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ListField } from '../../ui/fields/list-field.tsx'
import { tabStore } from '../session/safe-storage.ts'
import { renderFor, userOf } from '../visitor.factory.tsx'
import type { Schema } from './check-body.ts'
import { useDraftForm } from './use-draft-form.ts'

interface Note {
  readonly links: readonly string[]
}

const schema: Schema = { '~standard': { validate: (value) => ({ value }) } }
let sentNotes: Note[] = []

beforeEach(() => {
  sentNotes = []
  tabStore.removeAll('')
})
afterEach(cleanup)

function NoteForm() {
  const form = useDraftForm<Note>({
    name: 'note',
    schema: async () => schema,
    initial: { links: [] },
    send: async (values) => void sentNotes.push(values),
  })
  return (
    <form aria-label="Note" onSubmit={form.onSubmit}>
      <ListField
        id={form.id('links')}
        label="Links"
        noun="link"
        items={form.values.links}
        onChange={(links) => form.set({ links })}
        entry={form.entry('links')}
        most={3}
      />
      <button type="submit">Send</button>
      {createPortal(
        <form onSubmit={(event) => event.preventDefault()}>
          <button type="submit">Ask in a dialog</button>
        </form>,
        document.body,
      )}
    </form>
  )
}

function open(): HTMLInputElement {
  cleanup()
  renderFor(<NoteForm />, { session: { status: 'member', user: userOf() } })
  return screen.getByRole<HTMLInputElement>('textbox', { name: /^Links/ })
}

test('text typed into a list field but not yet added survives a reload and is sent with the form', async () => {
  fireEvent.change(open(), { target: { value: 'Half a ' } })
  const reopenedForm = open()
  expect(reopenedForm.value).toBe('Half a ')
  fireEvent.change(reopenedForm, { target: { value: 'Half a link ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sentNotes).toEqual([{ links: ['Half a link'] }]))
  expect(open().value).toBe('')
})

test('adding an item moves it from the field to the list', () => {
  fireEvent.change(open(), { target: { value: 'One' } })
  fireEvent.click(screen.getByRole('button', { name: /^Add/ }))
  expect(open().value).toBe('')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('submitting a form inside a dialog does not send the outer form', () => {
  const field = open()
  fireEvent.change(field, { target: { value: 'Half a link' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ask in a dialog' }))
  // If the outer form had been submitted, the text would be in the list.
  expect(field.value).toBe('Half a link')
})

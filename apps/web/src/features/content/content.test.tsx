// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { type ShownToast, takeToasts } from '../../ui/base/toast.ts'
import { AudienceField } from './audience-field.tsx'
import { Locked } from './locked.tsx'
import { DeleteButton } from './marks/delete-button.tsx'

afterEach(cleanup)

const member = { status: 'member', user: userOf() } as const

describe('content for certain audiences', () => {
  test('asks guests to log in or sign up, but asks members nothing while their own reply is loading', () => {
    renderFor(<Locked audience="members" locked="sign-in" />, { path: '/headlines/one', session: { status: 'guest' } })
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?next=%2Fheadlines%2Fone')
    expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toContain('next=%2Fheadlines%2Fone')
    cleanup()
    renderFor(<Locked audience="members" locked="sign-in" />, { session: member })
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('offers the plans to guests and to members without the plan', () => {
    for (const session of [{ status: 'guest' } as const, member]) {
      renderFor(<Locked audience="pro" locked={session.status === 'guest' ? 'sign-in' : 'upgrade'} />, { session })
      expect(screen.getByText('To access this content, please upgrade your plan!')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/purchase')
      cleanup()
    }
  })

  test('can be for everyone, members or either plan, or only for the audiences that a form allows', () => {
    renderFor(<AudienceField value="everyone" onChange={() => undefined} />)
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      ...['Everyone', 'Members', 'Pro members', 'Creators'],
    ])
    cleanup()
    renderFor(<AudienceField value="everyone" onChange={() => undefined} choices={['everyone', 'members']} />)
    expect(screen.getAllByRole('radio')).toHaveLength(2)
  })
})

describe('the button that deletes content', () => {
  test('asks for confirmation if the content cannot be restored', async () => {
    const remove = vi.fn(async () => undefined)
    renderFor(
      <DeleteButton of="your note" title="Delete this note?" confirm="Delete note" remove={remove}>
        It goes for good.
      </DeleteButton>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Delete your note' }))
    const confirm = await screen.findByRole('button', { name: 'Delete note' })
    expect(remove).not.toHaveBeenCalled()
    fireEvent.click(confirm)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(remove).toHaveBeenCalledOnce()
  })

  test('deletes immediately if the content can be restored, and the toast can undo that', async () => {
    const undo = vi.fn(async () => undefined)
    const toasts: ShownToast[] = []
    const stop = takeToasts({ show: (toast) => toasts.push(toast), dismiss: () => undefined })
    renderFor(<DeleteButton of="draft" deleted="The draft is deleted" remove={async () => undefined} undo={undo} />)
    fireEvent.click(screen.getByRole('button', { name: 'Delete draft' }))
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'The draft is deleted', action: { label: 'Undo' } }]))
    const [{ action } = {}] = toasts
    if (action && 'onPress' in action) action.onPress()
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'It’s back' }))
    expect(undo).toHaveBeenCalledOnce()
    stop()
  })
})

// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { MemberList } from './member-list.tsx'

// The code of the member menu is loaded when one is first opened, which takes a while.
beforeAll(async () => void (await import('./loaded-member-menu.tsx')))
afterEach(cleanup)

const member = (firstName: string) => ({
  ...{ _id: firstName, role: 'professional', slug: firstName.toLowerCase(), firstName, lastName: 'Hale' },
  ...{ companyName: null, photo: null, headline: null, isFollowing: false },
})

/** Renders the viewer's followers, with an API that removes them. */
function show() {
  let followers = [member('Joan'), member('Kim')]
  const mutedIds = new Set<string>()
  const api = (async (key: string, input: { params?: { userId: string }; query?: { ids?: string } }) => {
    const userId = input.params?.userId ?? ''
    if (key.startsWith('DELETE /api/v1/connections/followers'))
      followers = followers.filter(({ _id }) => _id !== userId)
    if (key.startsWith('PUT /api/v1/connections/muted')) mutedIds.add(userId)
    if (key === 'GET /api/v1/connections/states') {
      const states = (input.query?.ids ?? '').split(',').map((_id) => ({
        ...{ _id, isFollowing: false, isFollowedBy: true, followers: 1, isMuted: mutedIds.has(_id) },
      }))
      return { success: true, result: states }
    }
    return { success: true, result: { items: followers, next: null } }
  }) as unknown as Api
  renderFor(
    <main>
      <h1>Your community</h1>
      <MemberList list="followers" label="Followers" failed="Couldn’t load followers" empty={<p>Nobody</p>} />
    </main>,
    { session: { status: 'member', user: userOf() }, api },
  )
}

async function choose(name: string, item: string): Promise<void> {
  const button = await screen.findByRole('button', { name: `More about ${name}` })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

test('removing a follower moves the focus to the heading', async () => {
  show()
  await choose('Joan Hale', 'Remove follower')
  await waitFor(() => expect(screen.queryByText('Joan Hale')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your community'))
})

test('a muted member can be unmuted from the same menu', async () => {
  show()
  await choose('Kim Hale', 'Mute')
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  await choose('Kim Hale', 'Unmute')
})

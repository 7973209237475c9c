// @vitest-environment jsdom
import type { Reactions } from '@rise/contract/discussion/shapes'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Api, ApiError } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { type ShownToast, takeToasts } from '../../../ui/base/toast.ts'
import { ReactionSummary } from '../reaction-summary.tsx'
import { ReactionBar } from './reaction-bar.tsx'

let toasts: ShownToast[] = []
let stop: () => void
beforeEach(() => {
  toasts = []
  stop = takeToasts({ show: (toast) => toasts.push(toast), dismiss: () => {} })
})
afterEach(() => {
  stop()
  cleanup()
})

const twoReactions: Reactions = { counts: { love: 2 }, own: null }

/** Renders the bar for a viewer. Returns its calls. */
function show(
  user: CurrentUser | undefined,
  answer: () => Promise<unknown>,
  { compact = false, reactions = twoReactions } = {},
) {
  const calls: [string, object][] = []
  const api = (async (key: string, input: object) => {
    calls.push([key, input])
    return { success: true, result: await answer() }
  }) as Api
  const session = user ? ({ status: 'member', user } as const) : ({ status: 'guest' } as const)
  renderFor(<ReactionBar id="one" what="this question" reactions={reactions} compact={compact} />, { session, api })
  return calls
}
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

describe('a reaction', () => {
  test('is shown immediately, then replaced by the server’s result', async () => {
    let answer = (_result: unknown) => {}
    const calls = show(userOf(), () => new Promise((resolve) => (answer = resolve)))
    expect(screen.getByRole('group', { name: 'Reactions to this question' })).toBeTruthy()
    press('Fire')
    expect(await screen.findByRole('button', { name: 'Fire, 1' })).toBeTruthy()
    expect(isPressed('Fire, 1')).toBe('true')
    await expect
      .poll(() => calls)
      .toEqual([['PUT /api/v1/reactions/{id}', { params: { id: 'one' }, body: { reaction: 'fire' } }]])
    answer({ counts: { love: 3, fire: 1 }, own: 'fire' })
    expect(await screen.findByRole('button', { name: 'Love, 3' })).toBeTruthy()
  })

  test('is removed by a second press', async () => {
    const ownLove: Reactions = { counts: { love: 2 }, own: 'love' }
    const calls = show(userOf(), async () => ({ counts: { love: 1 }, own: null }), { reactions: ownLove })
    press('Love, 2')
    expect(await screen.findByRole('button', { name: 'Love, 1' })).toBeTruthy()
    await expect.poll(() => calls.map(([key]) => key)).toEqual(['DELETE /api/v1/reactions/{id}'])
  })

  test('is undone with a message when it fails', async () => {
    show(userOf(), () => Promise.reject(new ApiError(500, { code: 'internal', message: 'No.' })))
    press('Sad')
    await expect.poll(() => toasts.map(({ kind }) => kind)).toEqual(['failure'])
    expect(names()).toContain('Sad')
    expect(isPressed('Sad')).toBe('false')
  })
})

test('a guest is asked to sign up, a pending member to confirm their email; neither calls the server', () => {
  const calls = show(undefined, async () => twoReactions)
  press('Love, 2')
  expect(toasts.map(({ id, title }) => [id, title])).toEqual([
    ['force-login', 'Create an account to react to this question'],
  ])
  cleanup()
  show(userOf({ standing: 'pending' }), async () => twoReactions)
  press('Love, 2')
  expect(toasts.at(-1)?.id).toBe('confirm')
  expect(calls).toEqual([])
})

test('in a list only used reactions are shown, and the others on request', () => {
  show(userOf(), async () => twoReactions, { compact: true })
  expect(names()).toEqual(['Love, 2', 'React to this question', 'Who reacted to this question'])
  press('React to this question')
  expect(names()).toEqual([
    ...['Love, 2', 'Thumbs up', 'Laughing', 'Fire', 'Sad', 'Thinking', 'Fewer reactions'],
    'Who reacted to this question',
  ])
})

test('the summary shows the most common first and the total', () => {
  renderFor(<ReactionSummary reactions={{ counts: { love: 1, sad: 4, up: 2, fire: 1 }, own: null }} />)
  expect(document.body.textContent).toBe('8reactions')
  const marks = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1])
  expect(marks).toEqual(['sad', 'up', 'love'])
})

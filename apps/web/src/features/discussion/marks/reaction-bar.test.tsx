// @vitest-environment jsdom
import { offeredReactions, type ReactionTitle } from '@rise/contract/discussion/kinds'
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

const marks = () => [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1])
const twoReactions: Reactions = { counts: { love: 2 }, own: null }

/** Renders the bar for a viewer. Returns its calls. */
function show(
  user: CurrentUser | undefined,
  answer: () => Promise<unknown>,
  { reactions = twoReactions, offered }: { reactions?: Reactions; offered?: readonly ReactionTitle[] } = {},
) {
  const calls: [string, object][] = []
  const api = (async (key: string, input: object) => {
    calls.push([key, input])
    return { success: true, result: await answer() }
  }) as Api
  const session = user ? ({ status: 'member', user } as const) : ({ status: 'guest' } as const)
  const bar = <ReactionBar id="one" what="this question" reactions={reactions} {...(offered && { offered })} />
  renderFor(bar, { session, api })
  return calls
}
const open = () => fireEvent.click(screen.getByRole('button', { name: /^React to this question/ }))
const choose = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('a reaction', () => {
  test('is shown immediately, then replaced by the server’s result', async () => {
    let answer = (_result: unknown) => {}
    const calls = show(userOf(), () => new Promise((resolve) => (answer = resolve)))
    open()
    await choose('Fire')
    const after = 'React to this question. 3 reactions: Love, 2; Fire, 1. Yours is Fire'
    expect(await screen.findByRole('button', { name: after, hidden: true })).toBeTruthy()
    await expect
      .poll(() => calls)
      .toEqual([['PUT /api/v1/reactions/{id}', { params: { id: 'one' }, body: { reaction: 'fire' } }]])
    answer({ counts: { love: 3, fire: 1 }, own: 'fire' })
    expect(await screen.findByRole('button', { name: /4 reactions: Love, 3; Fire, 1/, hidden: true })).toBeTruthy()
  })

  test('is removed by choosing it again', async () => {
    const ownLove: Reactions = { counts: { love: 2 }, own: 'love' }
    const calls = show(userOf(), async () => ({ counts: { love: 1 }, own: null }), { reactions: ownLove })
    open()
    const ownButton = await screen.findByRole('button', { name: 'Love, 2' })
    expect(ownButton.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(ownButton)
    const after = 'React to this question. 1 reaction: Love, 1'
    expect(await screen.findByRole('button', { name: after, hidden: true })).toBeTruthy()
    await expect.poll(() => calls.map(([key]) => key)).toEqual(['DELETE /api/v1/reactions/{id}'])
  })

  test('is undone with a message if it can’t be saved', async () => {
    show(userOf(), () => Promise.reject(new ApiError(500, { code: 'internal', message: 'No.' })))
    open()
    await choose('Sad')
    await expect.poll(() => toasts.map(({ kind }) => kind)).toEqual(['failure'])
    const before = 'React to this question. 2 reactions: Love, 2'
    expect(await screen.findByRole('button', { name: before, hidden: true })).toBeTruthy()
  })
})

test('a guest is asked to sign up, and a pending member to confirm their email; the server is not called for either', () => {
  const calls = show(undefined, async () => twoReactions)
  open()
  expect(toasts.map(({ id, title }) => [id, title])).toEqual([
    ['force-login', 'Create an account to react to this question'],
  ])
  cleanup()
  show(userOf({ standing: 'pending' }), async () => twoReactions)
  open()
  expect(toasts.at(-1)?.id).toBe('confirm')
  expect(calls).toEqual([])
})

test('one button shows the two most common reactions and the total, and offers all of them', async () => {
  show(userOf(), async () => twoReactions, { reactions: { counts: { love: 2, up: 1, sad: 30 }, own: null } })
  const [button] = screen.getAllByRole('button')
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(button?.textContent).toBe('33')
  expect(marks()).toEqual(['sad', 'love'])
  open()
  await screen.findByRole('button', { name: 'Sad, 30' })
  for (const name of ['Love, 2', 'Thumbs up, 1', 'Laughing', 'Fire', 'Thinking', 'Who reacted to this question']) {
    expect(screen.getByRole('button', { name })).toBeTruthy()
  }
})

test('a reaction that is no longer offered is counted, and can’t be added', async () => {
  const options = { reactions: { counts: { laughing: 2 }, own: null }, offered: offeredReactions('layoff') } as const
  show(userOf(), async () => twoReactions, options)
  open()
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Laughing, 2' })).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Fire' })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sad' }).disabled).toBe(false)
})

test('the summary shows the most common reactions first, and the total', () => {
  renderFor(<ReactionSummary reactions={{ counts: { love: 1, sad: 4, up: 2, fire: 1 }, own: null }} />)
  expect(document.body.textContent).toBe('8reactions')
  expect(marks()).toEqual(['sad', 'up'])
})

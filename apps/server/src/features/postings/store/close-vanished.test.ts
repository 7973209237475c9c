import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { makePosting } from '../posting.factory.ts'
import type { Posting } from '../posting.ts'
import type { Board } from './board-import.ts'
import { storeBoard } from './store-board.ts'

const { world } = useWorld()
let companies = 0

/** Makes a board whose company no other test uses. */
function newBoard(): Board {
  companies += 1
  return { kind: 'lever', companyName: `Company ${companies}` }
}

function store(board: Board, postings: readonly Posting[]) {
  return storeBoard(
    world.ctx,
    board,
    postings.map((posting) => ({ posting })),
  )
}

describe('a board with missing postings', () => {
  const all = () => Array.from({ length: 8 }, () => makePosting())

  test('closes most of its postings only after a second reading half an hour later', async () => {
    const board = { ...newBoard(), holdMass: true }
    const postings = all()
    await store(board, postings)
    const few = postings.slice(0, 2)
    expect(await store(board, few)).toMatchObject({ closed: 0, held: 6 })
    world.clock.advance(10 * 60_000)
    expect(await store(board, few)).toMatchObject({ closed: 0, held: 6 })
    world.clock.advance(20 * 60_000)
    expect(await store(board, few)).toMatchObject({ closed: 6, held: 0 })
  })

  test('discards the first reading when it is complete again', async () => {
    const board = { ...newBoard(), holdMass: true }
    const postings = all()
    await store(board, postings)
    await store(board, postings.slice(0, 2))
    expect(await store(board, postings)).toMatchObject({ unchanged: 8, held: 0 })
    world.clock.advance(60 * 60_000)
    expect(await store(board, postings.slice(0, 2))).toMatchObject({ closed: 0, held: 6 })
  })

  test('closes a few missing postings immediately', async () => {
    const board = { ...newBoard(), holdMass: true }
    const postings = all()
    await store(board, postings)
    expect(await store(board, postings.slice(0, 4))).toMatchObject({ closed: 4, held: 0 })
  })
})

test('no jobs close if an item without a key may be one of the missing postings', async () => {
  const board = newBoard()
  const [stays, leaves] = [makePosting(), makePosting()]
  await store(board, [stays, leaves])
  const items = [{ posting: stays }, { rejected: { key: null, reason: 'id: missing' } }]
  expect(await storeBoard(world.ctx, board, items)).toMatchObject({ unchanged: 1, closed: 0 })
  expect(await store(board, [stays])).toMatchObject({ closed: 1 })
})

import { expect, test } from 'vitest'
import { nextRead } from './next-read.ts'

const HOUR_MS = 3_600_000
const boards = Array.from({ length: 300 }, (_, index) => `board-${index}`)
const now = new Date('2026-06-15T09:20:00.000Z')

test('a board is read every hour at the same minute, and again after half an hour at the earliest', () => {
  for (const board of boards) {
    const first = nextRead(board, now, 0)
    const wait = first.getTime() - now.getTime()
    expect(wait).toBeGreaterThanOrEqual(HOUR_MS / 2)
    expect(wait).toBeLessThanOrEqual(1.5 * HOUR_MS)
    // The reading itself takes a few minutes.
    const afterwards = new Date(first.getTime() + 4 * 60_000)
    expect(nextRead(board, afterwards, 0).getTime() - first.getTime()).toBe(HOUR_MS)
  }
})

test('reads of boards are spread over the hour', () => {
  const minutes = new Set(boards.map((board) => nextRead(board, now, 0).getUTCMinutes()))
  expect(minutes.size).toBeGreaterThan(50)
})

test('the pause between reads doubles after each further failure, up to a day', () => {
  const hours = [1, 2, 3, 4, 5, 6, 20].map((failures) => {
    const wait = nextRead('board', now, failures).getTime() - now.getTime()
    return Math.round(wait / HOUR_MS - (nextRead('board', now, 0).getTime() - now.getTime()) / HOUR_MS) + 1
  })
  expect(hours).toEqual([1, 2, 4, 8, 16, 24, 24])
})

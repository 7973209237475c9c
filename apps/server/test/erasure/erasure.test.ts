import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tasks } from '../../src/features/features.ts'
import { loginIdOf, PASSWORD } from '../../src/features/session/accounts.factory.ts'
import { createLocalFiles } from '../../src/platform/files/local-files.ts'
import { forgetMails } from '../../src/platform/mail/forget-mails.task.ts'
import { testings } from '../feature-testing.ts'
import { useWorld } from '../use-world.ts'
import { staysFor, staysInQueue, withoutPeople } from './kept.ts'
import { joinPeople, MARK, type People } from './people.ts'
import { countMarked, listFiles, listTables, tablesOf } from './person-search.ts'

const DAY_MS = 86_400_000
const GRACE_DAYS = 30
/** Remaining members have uploaded nothing, so their files don't interfere. */
const folder = await mkdtemp(join(tmpdir(), 'rise-erasure-'))
// Removed only after the world has stopped.
afterAll(() => rm(folder, { recursive: true, force: true }))
const { world } = useWorld({ files: createLocalFiles(folder) })
let people: People
/** Ids and words that would identify the erased accounts. */
let marks: string[]
let ids: string[]

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  people = await joinPeople(world, await world.app())
  const erasedPeople = [people.ada, people.emil, people.recruiter]
  ids = (await Promise.all(erasedPeople.map((client) => loginIdOf(world, client)))).concat(
    people.ada.id,
    people.emil.id,
  )
  marks = [MARK, people.recruiter.email, ...ids]
  for (const { fill } of testings.values()) await fill?.(people)
  await testings.get('notifications')?.fill?.(people)
  // Scheduled tasks run as on any day. The clock doesn't advance, so that the sessions stay valid.
  await workOff()
})

/** Runs the scheduled tasks, except read-boards, which calls other sites. */
async function workOff(): Promise<void> {
  for (const task of [...tasks, forgetMails]) {
    if (task.schedule !== undefined && task.name !== 'read-boards') await task.handle(world.ctx, {})
  }
}

describe('an account that has used every feature', () => {
  test('has data in each table outside the task queue that is not declared as free of personal data', async () => {
    const { db } = world.ctx
    const tables = await listTables(db)
    const filledTables = await tablesOf(db, ids)
    const markedCounts = await countMarked(db, marks)
    const isTaken = (table: string) =>
      filledTables.has(table) || markedCounts[table] !== undefined || table.startsWith('task.')
    expect(tables.filter((table) => !isTaken(table) && withoutPeople[table] === undefined)).toEqual([])
    expect(Object.keys(withoutPeople).filter((table) => !tables.includes(table))).toEqual([])
    expect((await listFiles(folder)).length).toBeGreaterThan(20)
  })

  test('has no data left in any table or file after its erasure, except where a retention is declared', async () => {
    for (const client of [people.ada, people.emil, people.recruiter]) {
      const reply = await client.call('DELETE', '/api/v1/account', { currentPassword: PASSWORD })
      expect(reply.statusCode, reply.body).toBe(200)
    }
    world.clock.advance(GRACE_DAYS * DAY_MS)
    // The second round runs tasks that depend on the first round.
    for (const _round of [1, 2]) await workOff()

    const remainingCounts = await countMarked(world.ctx.db, marks)
    const unexpectedTables = Object.keys(remainingCounts).filter(
      (table) => !(table in staysFor) && !(table in staysInQueue),
    )
    expect(unexpectedTables, JSON.stringify(remainingCounts)).toEqual([])
    expect(await listFiles(folder)).toEqual([])
    expect(await tablesOf(world.ctx.db, ids)).toEqual(new Set())
  })

  test('retained data is deleted after its declared retention', async () => {
    for (const [table, { days }] of Object.entries(staysFor).toSorted(([, one], [, other]) => one.days - other.days)) {
      world.clock.advance(days * DAY_MS)
      await workOff()
      expect((await countMarked(world.ctx.db, marks))[table], table).toBeUndefined()
    }
    const { rows } = await sql<{ days: number }>`
      select max(deletion_seconds) / 86400.0 as days from task.queue`.execute(world.ctx.db)
    expect(Number(rows[0]?.days)).toBeLessThanOrEqual(7)
  })
})

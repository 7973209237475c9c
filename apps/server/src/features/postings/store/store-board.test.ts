import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { startWorld } from '../../../../test/world.ts'
import { makePlace, makePosting, sourcedValue } from '../posting.factory.ts'
import type { Posting, ReadItem } from '../posting.ts'
import type { Board, ImportReport } from './board-import.ts'
import { storeBoard } from './store-board.ts'

const { world } = useWorld()
let companies = 0

/** Makes a board whose company no other test uses. */
function newBoard(): Board & { companyName: string } {
  companies += 1
  return { kind: 'lever', companyName: `Company ${companies}` }
}

function store(board: Board, postings: readonly Posting[]): Promise<ImportReport> {
  return storeBoard(world.ctx, board, asItems(postings))
}

function asItems(postings: readonly Posting[]): ReadItem[] {
  return postings.map((posting) => ({ posting }))
}

function jobsOf({ companyName }: { companyName: string }) {
  return world.ctx.db
    .selectFrom('job')
    .innerJoin('company', 'company.actor_id', 'job.company_id')
    .innerJoin('posting', 'posting.job_id', 'job.id')
    .selectAll('job')
    .select(['company.name as company_name', sql<string>`job.xmin::text`.as('version')])
    .select(['posting.key', 'posting.url', 'posting.source_id'])
    .where('company.name', '=', companyName)
    .orderBy('posting.key')
    .execute()
}

async function activitiesOf(board: { companyName: string }): Promise<string[]> {
  const rows = await world.ctx.db
    .selectFrom('activity')
    .innerJoin('company', 'company.actor_id', 'activity.actor_id')
    .select('activity.kind')
    .where('company.name', '=', board.companyName)
    .orderBy('activity.created_at')
    .orderBy('activity.kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

describe('a board stored for the first time', () => {
  test('creates jobs with all stated values', async () => {
    const board = newBoard()
    const posting = makePosting({
      key: 'k1',
      title: sourcedValue('  Harbour \u0000\u202e  Pilot '),
      description: sourcedValue('<p onclick="x()">Steer</p><script>alert(1)</script>'),
      department: { value: 'operations', path: 'title', rule: 'words-in-title', quote: 'Pilot' },
      seniority: sourcedValue('Senior Level'),
      employmentType: sourcedValue('Full-time'),
      workType: sourcedValue('Onsite'),
      places: [makePlace({ locality: 'Lisbon', country: 'PT' }), makePlace({ asWritten: 'Europe' })],
      pay: sourcedValue({ min: 18.5, max: 22, currency: 'EUR', period: 'HOUR' }),
      skills: sourcedValue(['Radar', 'Radar', ' Sailing ']),
      applyUrl: sourcedValue('https://careers.example/apply'),
    })
    expect(await store(board, [posting])).toEqual({
      read: 1,
      added: 1,
      changed: 0,
      unchanged: 0,
      joined: 0,
      closed: 0,
      held: 0,
      kept: 0,
      unlisted: 0,
      ended: 0,
      rejected: [],
      notes: [],
      noted: 0,
    })

    const [job] = await jobsOf(board)
    expect(job).toMatchObject({
      slug: expect.stringMatching(/^harbour-pilot-at-company-\d+-[0-9a-f]{8}$/),
      title: 'Harbour Pilot',
      description: '<p>Steer</p>',
      department: 'operations',
      seniority: 'Senior Level',
      employment_type: 'Full-time',
      work_type: 'Onsite',
      application_type: 'Apply Directly',
      apply_url: 'https://careers.example/apply',
      pay_min: 18.5,
      pay_max: 22,
      pay_currency: 'EUR',
      pay_period: 'HOUR',
      skills: ['Radar', 'Sailing'],
      posted_at: new Date('2026-06-01T08:00:00Z'),
      closed_at: null,
      key: 'k1',
      created_at: world.clock.now(),
    })
    expect(job?.provenance).toContainEqual({
      field: 'department',
      value: 'Operations',
      path: 'title',
      rule: 'words-in-title',
      quote: 'Pilot',
    })
    expect(job?.provenance).toContainEqual(expect.objectContaining({ field: 'company', rule: 'named-at-import' }))
    expect(job?.provenance.filter(({ field }) => field === 'places').map(({ value }) => value)).toEqual([
      'Lisbon, Portugal',
      'Europe',
    ])
    expect(job?.provenance.find(({ field }) => field === 'pay')?.value).toBe('18.5 to 22 EUR an hour')
    expect(await activitiesOf(board)).toEqual(['job.posted'])
    const recordedAt = sql`select created_at from activity where actor_id = ${job?.company_id}`
    expect((await recordedAt.execute(world.ctx.db)).rows).toEqual([{ created_at: job?.posted_at }])
  })

  test('leaves unstated values unknown, and dates an undated job by the import', async () => {
    const board = newBoard()
    await store(board, [makePosting({ datePosted: null, url: null, applyUrl: sourcedValue('javascript:alert(1)') })])
    const [job] = await jobsOf(board)
    expect(job).toMatchObject({
      work_type: 'Unknown',
      department: null,
      pay_currency: null,
      apply_url: null,
      url: null,
      posted_at: world.clock.now(),
    })
    expect(job?.provenance.map(({ field }) => field)).toEqual(['company', 'title', 'description'])
  })

  test('treats a posting date in the future as unknown', async () => {
    const board = newBoard()
    await store(board, [makePosting({ datePosted: sourcedValue(new Date('2099-01-01T00:00:00Z')) })])
    expect((await jobsOf(board))[0]?.posted_at).toEqual(world.clock.now())
  })

  test('creates one company regardless of letter case, and one place regardless of the source', async () => {
    const places = [makePlace({ locality: 'Faro', country: 'PT' })]
    await store({ kind: 'lever' }, [makePosting({ companyName: sourcedValue('Tern & Sons'), places })])
    await store({ kind: 'ashby' }, [makePosting({ companyName: sourcedValue('TERN & SONS'), places })])
    const { db } = world.ctx
    const rows = await db
      .selectFrom('company')
      .innerJoin('actor', 'id', 'actor_id')
      .select(['name', 'slug', 'imported'])
      .where(sql`lower(name)`, '=', 'tern & sons')
      .execute()
    expect(rows).toEqual([{ name: 'Tern & Sons', slug: 'tern-and-sons', imported: true }])
    expect(await db.selectFrom('place').select('name').where('slug', '=', 'faro-pt').execute()).toHaveLength(1)
  })

  test('adds jobs from every source to a company page claimed later', async () => {
    const { db } = world.ctx
    const companyOf = async (name: string) => {
      const company = await db
        .selectFrom('company')
        .select('actor_id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      const login = { id: world.ctx.newId(), email: `${company.actor_id}@example.com`, created_at: world.clock.now() }
      await db.insertInto('login').values(login).execute()
      const membership = { login_id: login.id, actor_id: company.actor_id, role: 'owner' as const }
      await db
        .insertInto('membership')
        .values({ ...membership, created_at: world.clock.now() })
        .execute()
      return company.actor_id
    }
    await store({ kind: 'lever' }, [makePosting({ companyName: sourcedValue('Gannet Ltd') })])
    const ownedCompany = await companyOf('Gannet Ltd')
    await store({ kind: 'lever' }, [makePosting({ companyName: sourcedValue('Gannet Ltd') })])
    await store({ kind: 'ashby' }, [makePosting({ companyName: sourcedValue('Gannet Ltd') })])

    const sources = await db
      .selectFrom('job_source')
      .innerJoin('company', 'company.actor_id', 'company_id')
      .select(['kind', 'company_id'])
      .where('name', '=', 'Gannet Ltd')
      .execute()
    expect(sources.map(({ kind }) => kind).sort()).toEqual(['ashby', 'lever'])
    expect(sources.filter(({ company_id }) => company_id !== ownedCompany)).toEqual([])
  })

  test('gets its company from the import, otherwise the posting, otherwise the board', async () => {
    const posting = makePosting({ companyName: null })
    expect((await store({ kind: 'lever' }, [posting])).rejected).toEqual([
      { key: posting.key, reason: expect.stringContaining('--company') },
    ])
    expect((await store({ kind: 'lever', boardName: 'grey-heron' }, [posting])).added).toBe(1)
    expect((await jobsOf({ companyName: 'Grey Heron' }))[0]?.provenance[0]).toMatchObject({ rule: 'board-name' })
  })
})

describe('a board stored again', () => {
  test('updates only the time of the import if nothing changed', async () => {
    const board = newBoard()
    const postings = [makePosting(), makePosting({ places: [makePlace({ asWritten: 'Europe' })] })]
    await store(board, postings)
    const before = await jobsOf(board)
    world.clock.advance(60_000)
    expect(await store(board, postings)).toMatchObject({ added: 0, changed: 0, unchanged: 2, closed: 0 })
    expect(await jobsOf(board)).toEqual(before)
    expect(await activitiesOf(board)).toHaveLength(2)
    const source = await world.ctx.db
      .selectFrom('job_source')
      .select('last_import_at')
      .where('id', '=', before[0]?.source_id ?? '')
      .executeTakeFirst()
    expect(source?.last_import_at).toEqual(world.clock.now())
  })

  test('updates a changed job in place, with the same id, address and import date', async () => {
    const board = newBoard()
    const posting = makePosting({ datePosted: null, places: [makePlace({ asWritten: 'Europe' })] })
    await store(board, [posting])
    const [before] = await jobsOf(board)
    world.clock.advance(60_000)
    const report = await store(board, [
      { ...posting, title: sourcedValue('Buoy Painter'), places: [makePlace({ country: 'IT' })] },
    ])
    expect(report).toMatchObject({ added: 0, changed: 1 })
    const [after] = await jobsOf(board)
    expect(after).toMatchObject({ title: 'Buoy Painter', updated_at: world.clock.now() })
    for (const column of ['id', 'slug', 'created_at', 'posted_at'] as const)
      expect(after?.[column]).toEqual(before?.[column])
    const places = await world.ctx.db
      .selectFrom('job_place')
      .innerJoin('place', 'place.id', 'place_id')
      .select('slug')
      .where('job_id', '=', after?.id ?? '')
      .execute()
    expect(places).toEqual([{ slug: 'italy' }])
  })

  test('closes jobs that left the board and reopens jobs that returned', async () => {
    const board = newBoard()
    const [stays, leaves] = [makePosting({ key: 'a' }), makePosting({ key: 'b' })]
    await store(board, [stays, leaves])
    world.clock.advance(60_000)
    expect(await store(board, [stays])).toMatchObject({ unchanged: 1, closed: 1 })
    expect((await jobsOf(board)).map(({ closed_at }) => closed_at)).toEqual([null, world.clock.now()])
    world.clock.advance(60_000)
    expect(await store(board, [stays])).toMatchObject({ closed: 0 })
    expect(await store(board, [stays, leaves])).toMatchObject({ changed: 1, unchanged: 1 })
    expect((await jobsOf(board)).map(({ closed_at }) => closed_at)).toEqual([null, null])
    expect(await activitiesOf(board)).toEqual(['job.posted', 'job.posted', 'job.closed', 'job.reopened'])
  })

  test('closes only jobs of the same source and company', async () => {
    const [board, other] = [newBoard(), newBoard()]
    await store(board, [makePosting()])
    await store({ ...board, kind: 'ashby' }, [makePosting()])
    await store(other, [makePosting()])
    expect(await store(board, [makePosting()])).toMatchObject({ added: 1, closed: 1 })
    expect((await jobsOf(board)).filter(({ closed_at }) => closed_at === null)).toHaveLength(2)
    expect((await jobsOf(other)).filter(({ closed_at }) => closed_at === null)).toHaveLength(1)
  })

  test('closes nothing on another board of the same kind and company', async () => {
    const board = newBoard()
    const boards = [world.ctx.newId(), world.ctx.newId()]
    const { db } = world.ctx
    const [first, second] = boards.map((boardId) => ({ ...board, boardId }))
    for (const id of boards) {
      await db
        .insertInto('job_board')
        .values({ id, kind: 'lever', address: id, created_at: world.clock.now(), next_read_at: world.clock.now() })
        .execute()
    }
    const [here, there] = [makePosting(), makePosting()]
    await store(board, [here])
    expect(await store({ ...board, ...first }, [here])).toMatchObject({ added: 0, unchanged: 1 })
    expect(await store({ ...board, ...second }, [there])).toMatchObject({ added: 1, closed: 0 })
    expect(await store({ ...board, ...first }, [here])).toMatchObject({ unchanged: 1, closed: 0 })
    expect((await jobsOf(board)).filter(({ closed_at }) => closed_at === null)).toHaveLength(2)
  })

  test('closes a job that is now unlisted, even if nothing else is left', async () => {
    const posting = makePosting({ companyName: sourcedValue('Company Unlisted') })
    await store({ kind: 'ashby' }, [posting])
    const unlistedItem = { unlisted: { key: posting.key, companyName: sourcedValue('company unlisted') } }
    expect(await storeBoard(world.ctx, { kind: 'ashby' }, [unlistedItem])).toMatchObject({
      read: 1,
      unlisted: 1,
      closed: 1,
    })
  })

  test('keeps a job open if its item can no longer be read', async () => {
    const board = newBoard()
    const [one, two] = [makePosting(), makePosting()]
    await store(board, [one, two])
    const items = [{ posting: one }, { rejected: { key: two.key, reason: 'title: missing' } }]
    expect(await storeBoard(world.ctx, board, items)).toMatchObject({ unchanged: 1, closed: 0 })
  })
})

describe('no jobs close by mistake', () => {
  test('if the board is empty, unless the import allows it', async () => {
    const board = newBoard()
    await store(board, [makePosting()])
    expect(await store(board, [])).toMatchObject({ read: 0, closed: 0 })
    expect(await store({ ...board, allowEmpty: true }, [])).toMatchObject({ read: 0, closed: 1 })
  })

  test('if all items of the board are rejected', async () => {
    const board = newBoard()
    await store(board, [makePosting()])
    const rejectedItem = { rejected: { key: null, reason: 'id: missing' } }
    expect(await storeBoard(world.ctx, { ...board, allowEmpty: true }, [rejectedItem])).toMatchObject({ closed: 0 })
  })
})

describe('an invalid item', () => {
  test('is rejected with the field’s name', async () => {
    const board = newBoard()
    const report = await store(board, [
      makePosting({ key: 'long', title: sourcedValue('x'.repeat(10_000)) }),
      makePosting({ key: 'blank', title: sourcedValue(' \u0000 ') }),
      makePosting({ key: 'good' }),
      makePosting({ key: 'good' }),
      makePosting({ key: ' ' }),
    ])
    expect(report).toMatchObject({ read: 5, added: 1 })
    expect(report.rejected.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
      'long title: 10000 characters; at most 200 are read',
      'blank title: it is empty',
      'good key: the file names this job twice; the first is taken',
      'null key: the source gives no name for this job',
    ])
  })

  test('that the database refuses doesn’t keep the rest of its batch from being stored', async () => {
    const board = newBoard()
    const badPosting = makePosting({
      key: 'bad',
      pay: sourcedValue({ min: -5, max: 10, currency: 'EUR', period: 'HOUR' }),
    })
    const report = await store(board, [makePosting(), badPosting, makePosting()])
    expect(report).toMatchObject({
      read: 3,
      added: 2,
      rejected: [{ key: 'bad', reason: expect.stringContaining('job_pay_min_check') }],
    })
    expect(await jobsOf(board)).toHaveLength(2)
  })

  test('is not assumed when the database connection is lost', async () => {
    const lost = await startWorld()
    await lost.stop()
    await expect(storeBoard(lost.ctx, newBoard(), asItems([makePosting()]))).rejects.toThrow()
  })
})

describe('simultaneous imports', () => {
  test('of one new board create each job, company and place only once', async () => {
    const board = newBoard()
    const postings = Array.from({ length: 150 }, (_, index) =>
      makePosting({ places: [makePlace({ asWritten: `Quay ${index % 40}` })] }),
    )
    const reports = await Promise.all(
      [0, 1, 2, 3].map((turn) => store(board, turn % 2 === 0 ? postings : postings.toReversed())),
    )
    expect(reports.map(({ rejected }) => rejected)).toEqual([[], [], [], []])
    expect(reports.reduce((sum, { added }) => sum + added, 0)).toBe(150)
    expect(await jobsOf(board)).toHaveLength(150)
    const jobs = await world.ctx.db.selectFrom('company').select('name').where('name', '=', board.companyName).execute()
    expect(jobs).toHaveLength(1)
  })

  test('of boards with the same new places do not deadlock', async () => {
    const places = Array.from({ length: 30 }, (_, index) => makePlace({ asWritten: `Pier ${index}` }))
    const reports = await Promise.all(
      [places, places.toReversed(), places, places.toReversed()].map((own) =>
        store(
          newBoard(),
          own.map((place) => makePosting({ places: [place, ...own] })),
        ),
      ),
    )
    expect(reports.map(({ added }) => added)).toEqual([30, 30, 30, 30])
  })
})

test('a large board is stored in batches and reports its progress', async () => {
  const board = newBoard()
  const progress: number[] = []
  const items = asItems(Array.from({ length: 250 }, () => makePosting()))
  const report = await storeBoard(world.ctx, board, items, ({ read }) => progress.push(read))
  expect(report.added).toBe(250)
  expect(progress).toEqual([100, 200, 250])
})

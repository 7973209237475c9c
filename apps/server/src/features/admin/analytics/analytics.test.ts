import { MOST_NAMED } from '@rise/contract/admin/analytics/limits'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsApplicant, openSmartApply, storeResume } from '../../applications/applications.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  loginIdOf,
  newEmail,
  PASSWORD,
  type SignedInClient,
} from '../../session/accounts.factory.ts'
import { addDays, dayOf, mondayOf, periodsOf } from './days.ts'
import { rollUpDays } from './roll-up.task.ts'
import { startIn } from './zones.ts'

const ANALYTICS = '/api/v1/admin/analytics'
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const { world, app, api } = useWorld()
let admin: SignedInClient

beforeAll(async () => {
  admin = await joinAsAdmin(world, app)
})

const today = () => dayOf(world.ctx.clock.now())

async function analytics(query = '') {
  const reply = await admin.call('GET', `${ANALYTICS}?${query}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().result
}

/** Advances the clock by a day and logs in again, because access tokens last ten minutes. */
async function nextDay(days = 1): Promise<void> {
  world.clock.advance(days * DAY_MS)
  admin = await logInAs(app, admin.email)
}

function view(path: string, browser: string, utmSource?: string) {
  return app.inject({
    method: 'POST',
    url: '/api/v1/page-views',
    headers: { 'user-agent': browser },
    payload: { path, ...(utmSource !== undefined && { utmSource, utmCampaign: 'spring' }) },
  })
}

/** Returns the stored numbers of all days, for comparison. */
async function storedNumbers(): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(f order by hour, figure) from figure_hour f) as figures,
      (select json_agg(p order by part, day, name) from figure_part_day p) as parts,
      (select json_agg(c order by joined, week) from cohort_week c) as cohorts`.execute(world.ctx.db)
  return rows[0]
}

describe('analytics', () => {
  test('count each visitor once a day, by source, and include the current day', async () => {
    await view('/jobs', 'Firefox', 'letter')
    await view('/jobs/baker', 'Firefox', 'letter')
    await view('/', 'Safari')
    await api('POST /api/v1/trackUserConversions', { body: { referral: 'poster' } })
    const { totals, parts, periods, countedAt, from, to } = await analytics()
    expect([from, to]).toEqual([addDays(today(), -29), today()])
    expect(totals.visitors).toEqual({ now: 2, before: 0 })
    expect(totals.views.now).toBe(3)
    expect(parts.source).toEqual([
      { name: 'letter', count: 1, views: 2 },
      { name: '', count: 1, views: 1 },
    ])
    expect(parts.campaign).toEqual([{ name: 'spring', count: 1, views: 2 }])
    expect(parts.page).toEqual([
      { name: '/jobs', count: 1, views: 2 },
      { name: '/', count: 1, views: 1 },
    ])
    expect(parts.arrival).toEqual([{ name: 'poster', count: 1, views: 0 }])
    expect(periods).toHaveLength(30)
    expect(periods.at(-1)).toMatchObject({ start: today(), figures: { visitors: 2 } })
    expect(countedAt).toBe(world.ctx.clock.now().toISOString())
  })

  test('count each step on the way to a hire, and the source of each sign-up', async () => {
    await nextDay()
    const ada = await joinAsProfessional(world, app)
    await world.ctx.db.transaction().execute((tx) =>
      world.ctx.activity.recordAll(tx, [
        { kind: 'account.confirmed', actorId: ada.id, data: {} },
        { kind: 'story.changed', actorId: ada.id, data: { parts: ['intro'] } },
        { kind: 'application.received', actorId: ada.id, data: { applicationId: world.ctx.newId() } },
        {
          kind: 'application.moved',
          actorId: ada.id,
          data: { applicationId: world.ctx.newId(), from: 'offer', to: 'hired' },
        },
      ]),
    )
    await app.inject({
      method: 'POST',
      url: '/api/v1/page-views',
      headers: { authorization: `Bearer ${ada.token}` },
      payload: { path: '/feed', utmSource: 'letter' },
    })
    const { totals, parts } = await analytics(`from=${today()}`)
    expect(totals).toMatchObject({
      ...{ signUps: { now: 1 }, confirmed: { now: 1 }, stories: { now: 1 }, members: { now: 1 } },
      ...{ applications: { now: 1 }, hires: { now: 1 } },
    })
    expect(totals.visitors).toEqual({ now: 1, before: 0 })
    expect(parts.signUp).toEqual([{ name: 'letter', count: 1, views: 0 }])
  })

  test('keep their figures when page views are deleted, and when a day is counted again', async () => {
    await Promise.all([rollUpDays.handle(world.ctx, {}), rollUpDays.handle(world.ctx, {})])
    const numbersBefore = await storedNumbers()
    await rollUpDays.handle(world.ctx, {})
    expect(await storedNumbers()).toEqual(numbersBefore)
    await nextDay(5)
    await rollUpDays.handle(world.ctx, {})
    await world.ctx.db.deleteFrom('page_view').execute()
    const { totals, parts, periods } = await analytics(`from=${addDays(today(), -6)}&by=day`)
    expect(totals).toMatchObject({ visitors: { now: 3 }, views: { now: 4 }, hires: { now: 1 } })
    expect(parts.source[0]).toEqual({ name: 'letter', count: 2, views: 3 })
    expect(periods.map(({ figures }: { figures: { visitors: number } }) => figures.visitors)).toEqual([
      2, 1, 0, 0, 0, 0, 0,
    ])
  })

  test('also count the days on which the server was down and counted nothing', async () => {
    await nextDay()
    await view('/', 'Opera')
    await nextDay(4)
    await rollUpDays.handle(world.ctx, {})
    const days = await world.ctx.db.selectFrom('counted_day').select(sql<string>`day::text`.as('day')).execute()
    for (let daysAgo = 0; daysAgo <= 5; daysAgo += 1)
      expect(days.map(({ day }) => day)).toContain(addDays(today(), -daysAgo))
    const { totals } = await analytics(`from=${addDays(today(), -4)}&to=${addDays(today(), -4)}`)
    expect(totals.visitors.now).toBe(1)
  })

  test('count how many of the members who joined in a week return in later weeks', async () => {
    await nextDay(7)
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const joinWeek = mondayOf(today())
    await rollUpDays.handle(world.ctx, {})
    await nextDay(7)
    await world.ctx.db.transaction().execute(async (tx) => {
      const loginId = await loginIdOf(world, ada)
      await world.ctx.activity.record(tx, { kind: 'story.changed', actorId: ada.id, loginId, data: { parts: [] } })
    })
    await rollUpDays.handle(world.ctx, {})
    const { cohorts } = await analytics()
    expect(cohorts.find((cohort: { joined: string }) => cohort.joined === joinWeek)).toEqual({
      joined: joinWeek,
      members: [2, 1],
    })
    expect(bob.id).not.toBe(ada.id)
  })

  test('show as many sign-ups in a week’s cohort as in the totals, even if an address signs up twice', async () => {
    await nextDay(7)
    await joinAsProfessional(world, app)
    const user = { email: newEmail(), password: PASSWORD }
    for (let time = 0; time < 2; time += 1) {
      expect((await api('POST /api/v1/professionals/register', { body: { user } })).status).toBe(200)
    }
    const monday = mondayOf(today())
    const weekAndTotals = async () => {
      const { totals, parts, cohorts } = await analytics(`from=${monday}&to=${addDays(monday, 6)}`)
      const cohort = cohorts.find((one: { joined: string }) => one.joined === monday)
      return [totals.signUps.now, parts.signUp[0].count, cohort.members[0]]
    }
    expect(await weekAndTotals()).toEqual([2, 2, 2])
    await nextDay(7)
    await rollUpDays.handle(world.ctx, {})
    expect(await weekAndTotals()).toEqual([2, 2, 2])
  })

  test('show how many of the members who signed up in a range reached each step up to a hire', async () => {
    const { email } = await joinAsProfessional(world, app)
    await nextDay()
    const [earlierSession, owner] = [await logInAs(app, email), await joinAsEmployer(world, app)]
    const [hiredMember, applicant] = [await joinAsApplicant(world, app), await joinAsProfessional(world, app)]
    const { jobSlug } = await openSmartApply(world, owner)
    const apply = async (client: SignedInClient) => {
      const id = world.ctx.newId()
      const resume = { kind: 'file', fileId: await storeResume(app, client) }
      const sentApplication = await client.call('PUT', `/api/v1/jobs/${jobSlug}/applications/${id}`, {
        resume,
        note: '',
      })
      expect(sentApplication.statusCode, sentApplication.body).toBe(200)
      return id
    }
    await apply(earlierSession)
    await apply(applicant)
    const application = await apply(hiredMember)
    await sql`insert into application_step (id, application_id, kind, by_side, data, at)
      values (${world.ctx.newId()}, ${application}, 'moved', 'team', '{"from":"offer","to":"hired"}', ${world.ctx.clock.now()})`.execute(
      world.ctx.db,
    )
    const { funnel } = await analytics(`from=${today()}`)
    expect(funnel).toEqual({ signedUp: 3, beganStory: 1, applied: 2, hired: 1 })
  })

  test('delete figures after 25 months', async () => {
    await sql`insert into figure_hour (hour, figure, count) values ('2020-01-01T12:00Z', 'views', 5)`.execute(
      world.ctx.db,
    )
    await rollUpDays.handle(world.ctx, {})
    const oldFigures = world.ctx.db.selectFrom('figure_hour').select('count').where('hour', '<', new Date('2021-01-01'))
    expect(await oldFigures.execute()).toEqual([])
  })

  test('can be downloaded as CSV, in which cells that look like formulas are escaped', async () => {
    await view('/jobs', 'Lynx', '=cmd()')
    world.clock.advance(61_000)
    const load = async (query: string) =>
      (await admin.call('GET', `${ANALYTICS}-download?${query}`)).json().result as { name: string; csv: string }
    const { name, csv } = await load('table=source')
    expect(name).toBe(`analytics-source-${addDays(today(), -29)}-${today()}.csv`)
    expect(csv).toContain("'=cmd(),1,1")
    const names = Array.from({ length: MOST_NAMED + 5 }, (_, index) => `letter-${index}`)
    const day = addDays(today(), -1)
    const campaignRows = names.map((source) => ({ part: 'campaign' as const, day, name: source, count: 2, views: 3 }))
    await world.ctx.db.insertInto('figure_part_day').values(campaignRows).execute()
    expect((await analytics()).parts.campaign).toHaveLength(MOST_NAMED)
    const campaigns = (await load('table=campaign')).csv
    for (const one of names) expect(campaigns).toContain(`${one},2,3`)
    expect((await load('table=periods&by=month')).csv).toContain('First day of the month (UTC),Visitors,')
    for (const table of ['cohorts', 'searches', 'signUp']) expect((await load(`table=${table}`)).csv).toContain(',')
    expect((await admin.call('GET', `${ANALYTICS}-download?table=logins`)).statusCode).toBe(400)
  })

  test('limit a range to the stored days and to the number of bars that a chart can show', async () => {
    expect(await analytics('from=1999-01-01')).toMatchObject({ by: 'week', from: addDays(today(), -761) })
    expect(await analytics('to=0001-01-01')).toMatchObject({ to: '2020-01-01', from: '2019-12-03' })
    expect(await analytics('from=2999-01-01&to=2999-01-02&by=month')).toMatchObject({ to: today(), by: 'month' })
    for (const query of ['from=yesterday', 'by=hour', 'to=2026-02-30']) {
      expect((await admin.call('GET', `${ANALYTICS}?${query}`)).statusCode, query).toBe(400)
    }
    expect(periodsOf('2026-01-30', '2026-03-02', 'month')).toEqual(['2026-01-01', '2026-02-01', '2026-03-01'])
    expect(periodsOf('2026-11-21', '2026-11-23', 'week')).toEqual(['2026-11-16', '2026-11-23'])
  })

  test('begin days at midnight of the chosen time zone, for live and stored figures', async () => {
    const { db } = world.ctx
    await db.deleteFrom('page_view').execute()
    await db.deleteFrom('figure_hour').execute()
    const noon = new Date(`${today()}T12:00:00.000Z`).getTime() + DAY_MS
    world.clock.advance(noon - world.clock.now().getTime())
    admin = await logInAs(app, admin.email)
    await rollUpDays.handle(world.ctx, {})
    const day = today()
    // Half past eleven in the evening in UTC, which is tomorrow in Berlin and still today in New York.
    world.clock.advance(11.5 * HOUR_MS)
    await view('/', 'Konqueror')
    admin = await logInAs(app, admin.email)
    const viewsIn = async (zone: string) => {
      const { periods, zone: namedZone } = await analytics(`from=${addDays(day, -1)}&zone=${zone}`)
      expect(namedZone).toBe(zone)
      return Object.fromEntries(
        periods
          .map(({ start, figures }: { start: string; figures: { views: number } }) => [start, figures.views])
          .filter(([, views]: [string, number]) => views > 0),
      )
    }
    const tomorrow = addDays(day, 1)
    const expected = {
      UTC: { [day]: 1 },
      'America/New_York': { [day]: 1 },
      'Europe/Berlin': { [tomorrow]: 1 },
      'Asia/Kolkata': { [tomorrow]: 1 },
      'Pacific/Auckland': { [tomorrow]: 1 },
    }
    for (const [zone, views] of Object.entries(expected)) expect(await viewsIn(zone), zone).toEqual(views)
    await nextDay()
    await rollUpDays.handle(world.ctx, {})
    for (const [zone, views] of Object.entries(expected)) expect(await viewsIn(zone), zone).toEqual(views)
    const csv = await admin.call('GET', `${ANALYTICS}-download?table=periods&from=${day}&zone=Asia/Kolkata`)
    expect(csv.json().result.csv).toContain('Day (Asia/Kolkata),Visitors')
    expect((await admin.call('GET', `${ANALYTICS}?zone=Mars`)).statusCode).toBe(400)
  })

  test('are refused to guests, members and admins without the permission', async () => {
    const content = await joinAsAdmin(world, app, 'admin-content')
    const member = await joinAsProfessional(world, app)
    for (const path of [ANALYTICS, `${ANALYTICS}-download?table=source`]) {
      for (const other of [content, member]) expect((await other.call('GET', path)).statusCode).toBe(404)
    }
    expect((await api('GET /api/v1/admin/analytics', {})).status).toBe(401)
  })
})

describe('job searches without results', () => {
  const search = (words: string, more = '') => app.inject(`/api/v1/jobs?keyword=${encodeURIComponent(words)}${more}`)

  test('are counted per query, except queries that contain an email address or a phone number', async () => {
    for (const words of ['Kiln  Stoker', 'kiln stoker', 'ada@example.com', '+49 170 1234567']) await search(words)
    await search('kiln stoker', '&seniority=Internship')
    expect((await analytics()).searches).toEqual([{ words: 'kiln stoker', count: 2 }])
  })
})

test('a day starts with the hour that contains its midnight, even on days when clocks change', () => {
  const dayStarts = [
    ['UTC', '2026-03-29', '2026-03-29T00:00'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00'],
    ['America/New_York', '2026-07-01', '2026-07-01T04:00'],
    ['Asia/Kolkata', '2026-07-01', '2026-06-30T18:00'],
    ['Pacific/Auckland', '2026-07-01', '2026-06-30T12:00'],
  ] as const
  for (const [zone, day, start] of dayStarts) expect(startIn(zone, day).toISOString(), zone).toBe(`${start}:00.000Z`)
})

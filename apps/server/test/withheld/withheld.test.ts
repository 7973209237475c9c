import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventOf, join, publishEvent } from '../../src/features/events/events.factory.ts'
import { features } from '../../src/features/features.ts'
import { settled } from '../../src/features/notifications/notifications.factory.ts'
import { setPlan } from '../../src/features/plans/index.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  type SignedInClient,
} from '../../src/features/session/accounts.factory.ts'
import { loadConfig } from '../../src/load-config.ts'
import type { Limits } from '../../src/platform/limits.ts'
import { testings } from '../feature-testing.ts'
import { addressesOf } from '../hidden-members/addresses.ts'
import { useWorld } from '../use-world.ts'
import { bodyFor, WITHHELD } from './withheld-world.ts'

type Plan = 'creator' | 'pro'

/** The content of each feature for members on a plan. */
const parts = [...testings.values()].flatMap(({ withheld }) => withheld ?? [])

/** Rate limits are off, because the walk makes many calls. */
const noLimits: Limits = {
  of: () => ({
    consume: async () => {},
    take: async () => true,
    giveBack: async () => {},
    reset: async () => {},
    secondsLeft: async () => 0,
  }),
}

const { world } = useWorld({ config: { ...loadConfig({}), rateLimit: 0 } })
let app: Awaited<ReturnType<typeof world.app>>
let ada: SignedInClient
let admin: SignedInClient
/** A professional without a plan, who follows the author but is outside the audience of creators. */
let freeMember: SignedInClient
/** A company without a plan, which is outside the audience of Pro members. */
let company: SignedInClient
/** A member on the plan. */
let creator: SignedInClient

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  app = await world.app({ ctx: { ...world.ctx, limits: noLimits } })
  ada = await joinAsProfessional(world, app, { plan: 'Creator', firstName: 'Ada' })
  admin = await joinAsAdmin(world, app)
  freeMember = await joinAsProfessional(world, app, { firstName: 'Bob' })
  creator = await joinAsProfessional(world, app, { plan: 'Creator', firstName: 'Cleo' })
  company = await joinAsEmployer(world, app)
  await freeMember.call('POST', `/api/v1/professionals/${freeMember.id}/follow/${ada.id}`)
  for (const audience of ['creator', 'pro'] as const) {
    for (const { publish } of parts) await publish?.(publisher(), audience)
  }
  await settled(world)
})

const publisher = () => ({ world, db: world.ctx.db, ada, admin })

/** Returns the addresses whose reply to a viewer (undefined for a guest) contains the mark of an audience. */
async function showing(viewer: SignedInClient | undefined, audience: Plan | ''): Promise<string[]> {
  const showingUrls: string[] = []
  for (const url of await everyAddress()) {
    const headers = viewer ? { authorization: `Bearer ${viewer.token}` } : {}
    const reply = await app.inject({ url, headers })
    expect(reply.statusCode, url).toBeLessThan(500)
    if (reply.body.includes(WITHHELD + audience)) showingUrls.push(url)
  }
  return showingUrls
}

/** Returns the addresses of the read endpoints, of searches for the mark, and of machine-readable files. */
async function everyAddress(): Promise<string[]> {
  const calls = (await addressesOf(world.ctx.db)).map(({ url }) => url)
  // The words are in capitals, so that a reply that repeats the query is no match.
  const words = WITHHELD.toUpperCase()
  const maps = features.flatMap((feature) => feature.sitemaps ?? []).map(({ name }) => `/sitemaps/${name}-1.xml`)
  const further = await Promise.all(parts.map(async ({ addresses }) => (await addresses?.(publisher())) ?? []))
  const searches = parts.flatMap((part) => part.searches ?? []).map((search) => `${search}${words}`)
  return [...calls, ...further.flat(), ...searches, '/sitemap.xml', '/llms.txt', ...maps]
}

describe('content for members on a plan', () => {
  test('is in no reply to a guest or to a member without the plan', async () => {
    expect(await showing(undefined, '')).toEqual([])
    expect(await showing(freeMember, 'creator')).toEqual([])
    expect(await showing(company, 'pro')).toEqual([])
  })

  test('is shown to its author, to admins for content and to members on the plan', async () => {
    for (const viewer of [ada, admin, creator]) {
      const page = (await showing(viewer, 'creator')).join('\n')
      for (const url of parts.flatMap(({ shownAt = [] }) => shownAt)) {
        expect(page, url).toContain(url)
      }
    }
    // Professionals count as Pro members, and companies as creators.
    expect((await showing(freeMember, 'pro')).length).toBeGreaterThan(4)
    expect((await showing(company, 'creator')).length).toBeGreaterThan(4)
  })

  test('is in no email or notification, even to a follower of its author', async () => {
    for (const { id, email } of [freeMember, company]) {
      const mails = (await world.mailbox.all(email)).map(({ subject, text }) => `${subject} ${text}`)
      const { rows } = await sql<{ entry: string }>`
        select to_jsonb(notification)::text as entry from notification where member_id = ${id}`.execute(world.ctx.db)
      expect([...mails, ...rows.map(({ entry }) => entry)].join('\n')).not.toContain(WITHHELD)
    }
  })

  test('stays available to an event’s participants whose plan ends', async () => {
    const { slug } = await publishEvent(
      ada,
      eventOf({ title: 'An event to stay at', audience: 'creator', body: bodyFor('creator') }),
    )
    expect((await join(freeMember, slug)).status).toBe(402)
    const participant = await joinAsProfessional(world, app, { plan: 'Creator' })
    expect((await join(participant, slug)).status).toBe(200)
    await setPlan(world.ctx, { actorId: participant.id, plan: 'free' })
    const { result } = await participant.api('GET /api/v1/events/{slug}', { params: { slug } })
    expect([result.locked, result.body.includes(WITHHELD)]).toEqual([null, true])
  })
})

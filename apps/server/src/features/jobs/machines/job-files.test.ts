import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { storeBoard } from '../../postings/index.ts'
import { makePlace, makePosting, sourcedValue } from '../../postings/posting.factory.ts'
import { listJobs } from '../list-jobs.ts'

const DAY_MS = 86_400_000

const { world, app } = useWorld()

/** Stores one job and returns its slug. */
async function storeJob(companyName: string, parts: Parameters<typeof makePosting>[0] = {}): Promise<string> {
  await storeBoard(world.ctx, { kind: 'lever', companyName }, [{ posting: makePosting(parts) }])
  const { items } = await listJobs(world.ctx, {
    list: ['all'],
    company: companyName.toLowerCase().replaceAll(' ', '-'),
    page: 1,
  })
  return items[0]?.slug ?? ''
}

test('a job is available as Markdown: title, known facts and text', async () => {
  const slug = await storeJob('Night Watch', {
    title: sourcedValue('Keeper # 1'),
    description: sourcedValue('<h2>You</h2><p>Keep <strong>light</strong>.</p><script>steal()</script><p>--- # no</p>'),
    places: [makePlace({ locality: 'Faro', country: 'PT' })],
    workType: sourcedValue('Onsite'),
    applyUrl: sourcedValue('https://jobs.example/apply'),
  })
  const { statusCode, headers, body } = await app.inject(`/jobs/${slug}.md`)
  const { publicUrl } = world.ctx.config
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
  expect(headers.link).toBe(`<${publicUrl}/jobs/${slug}>; rel="canonical"`)
  expect(body).toBe(`# Keeper # 1

- Company: [Night Watch](<${publicUrl}/company/night-watch>)
- Place: Faro, Portugal
- Work type: Onsite
- Posted: 2026-06-01
- Apply: [on the page of the job](<https://jobs.example/apply>)
- Page: [with similar jobs](<${publicUrl}/jobs/${slug}>)
- Source: Lever

## About the job

### You

Keep **light**.

\\--- # no
`)
})

test('a job is available as JSON, the same as in the API', async () => {
  const slug = await storeJob('Day Kitchen', { skills: sourcedValue(['Knives']) })
  const file = await app.inject(`/jobs/${slug}.json`)
  const api = await app.inject(`/api/v1/jobs/${slug}`)
  expect(file.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(file.json()).toEqual(api.json().result.job)
})

test('a job’s picture is a PNG of 1200 by 630, whatever its title contains', async () => {
  for (const title of ['Cook', '料理人', '&lt;/svg> & "', '🍳 Cook', 'x'.repeat(150)]) {
    const slug = await storeJob(`Picture ${title.codePointAt(0)}`, { title: sourcedValue(title) })
    const { statusCode, headers, rawPayload } = await app.inject(`/jobs/${slug}.png`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  }
})

test.for(['md', 'json', 'png'])(
  '.%s of a job that doesn’t exist, or of a hidden company, is a 404',
  async (extension) => {
    expect((await app.inject(`/jobs/no-such-job.${extension}`)).statusCode).toBe(404)
    const slug = await storeJob(`Hidden ${extension}`)
    await sql`update actor set listed = false where slug = ${`hidden-${extension}`}`.execute(world.ctx.db)
    expect((await app.inject(`/jobs/${slug}.${extension}`)).statusCode).toBe(404)
  },
)

test.for(['md', 'json', 'png'])(
  '.%s of a job that was merged into another redirects to that one',
  async (extension) => {
    const target = await storeJob(`Kept ${extension}`)
    const joinedSlug = await storeJob(`Joined ${extension}`)
    const idOf = sql`(select id from job where slug = ${target})`
    await sql`update job set joined_into = ${idOf}, closed_at = now() where slug = ${joinedSlug}`.execute(world.ctx.db)
    const { statusCode, headers } = await app.inject(`/jobs/${joinedSlug}.${extension}`)
    expect([statusCode, headers.location]).toEqual([301, `/jobs/${target}.${extension}`])
  },
)

test.for(['md', 'json'])(
  '.%s of a closed job is a 410 after 90 days, and then shows that the job is closed',
  async (extension) => {
    const closedJobReply = async (days: number) => {
      const slug = await storeJob(`Closed ${days} ${extension}`)
      const when = new Date(world.clock.now().getTime() - days * DAY_MS)
      await sql`update job set closed_at = ${when} where slug = ${slug}`.execute(world.ctx.db)
      return app.inject(`/jobs/${slug}.${extension}`)
    }
    const [earlyReply, lateReply] = [await closedJobReply(89), await closedJobReply(90)]
    expect([earlyReply.statusCode, lateReply.statusCode]).toEqual([200, 410])
    expect(lateReply.body).toMatch(/no longer takes applications|"gone":true/)
  },
)

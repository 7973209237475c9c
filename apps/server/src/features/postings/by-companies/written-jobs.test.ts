import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinTeam, slugOf } from '../../companies/companies.factory.ts'
import {
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  type SignedInClient,
  send,
} from '../../session/accounts.factory.ts'
import { followWrittenJobs } from './follow-written-jobs.task.ts'

const { world, app, api } = useWorld()
let owner: SignedInClient
let base: string

beforeAll(async () => {
  // Loads the email templates before the first request, because loading takes a while.
  await world.mailbox.all('nobody@example.com')
})
beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  base = `/api/v1/companies/${await slugOf(owner)}`
})

const fields = {
  title: 'Crane operator',
  places: ['Hamburg, Germany'],
  workType: 'Onsite',
  employmentType: 'Full-time',
  payFrom: 42_000,
  payTo: 48_000,
  payCurrency: 'eur',
  payPeriod: 'YEAR',
  description: 'You move **containers**.\n\n- by day\n- by night\n\n<script>alert(1)</script>',
  apply: 'harbour.example/apply',
}
async function save(change: object = {}, client = owner, id = world.ctx.newId(), version = 0) {
  const body = { version, fields: { ...fields, ...change } }
  const reply = await client.call('PUT', `${base}/written-jobs/${id}`, body)
  return { status: reply.statusCode, result: reply.json().result }
}
async function turn(id: string, body: object, client = owner) {
  const reply = await client.call('PUT', `${base}/written-jobs/${id}/state`, body)
  return { status: reply.statusCode, result: reply.json().result }
}
/** Writes a job and publishes it. */
async function post(change: object = {}, client = owner, id = world.ctx.newId()) {
  const saveReply = await save(change, client, id)
  return saveReply.status === 200 ? turn(id, { state: 'open' }, client) : saveReply
}
const jobOf = async (slug: string) => (await api('GET /api/v1/jobs/{slug}', { params: { slug } })).result.job
const listedCount = async () =>
  (await api('GET /api/v1/jobs', { query: { company: await slugOf(owner) } })).result.total
const list = async (query = 'show=open') => (await owner.call('GET', `${base}/jobs?${query}`)).json().result
const preview = (id: string) => owner.call('GET', `${base}/written-jobs/${id}/preview`)
const DAY_MS = 86_400_000
const daysOn = (days: number) => new Date(world.clock.now().getTime() + days * DAY_MS)

describe('a job that a team writes', () => {
  test('looks as in its preview, and is in public lists and in the team’s list', async () => {
    const draft = await save()
    expect(draft, JSON.stringify(draft)).toMatchObject({ status: 200, result: { state: 'draft', slug: null } })
    const previewReply = await preview(draft.result._id)
    expect(previewReply.statusCode, previewReply.body).toBe(200)
    expect(await listedCount()).toBe(0)
    const { status, result } = await turn(draft.result._id, { state: 'open' })
    expect(status, JSON.stringify(result)).toBe(200)
    const job = await jobOf(result.slug)
    expect(job).toMatchObject({
      title: 'Crane operator',
      company: { _id: owner.id },
      places: [{ locality: 'Hamburg', country: 'DE' }],
      workType: 'Onsite',
      employmentType: 'Full-time',
      pay: { min: 42_000, max: 48_000, currency: 'EUR', period: 'YEAR' },
      applyUrl: 'https://harbour.example/apply',
      sources: [{ name: 'Harbour Works', url: null }],
      validThrough: daysOn(60).toISOString(),
    })
    expect(job.description).toContain('<strong>containers</strong>')
    expect(job.description).not.toContain('alert')
    const { _id, slug, datePosted, company, sources, ...same } = previewReply.json().result
    expect(job).toMatchObject(same)
    expect([slug, company._id, sources.length]).toEqual(['preview', owner.id, 1])
    expect(await listedCount()).toBe(1)
    const inList = { slug: result.slug, state: 'open', source: null, written: { _id: result._id, state: 'open' } }
    expect((await list()).items).toMatchObject([{ ...inList, pay: { min: 42_000, currency: 'EUR' } }])
    expect((await list()).items[0].places[0]).toContain('Hamburg')
    expect((await list(`job=${result.slug}`)).items).toMatchObject([inList])
    expect((await list('job=another')).items).toEqual([])
  })

  test('can be previewed, but not published, before the company’s email is confirmed', async () => {
    const pendingMember = await joinAsEmployer(world, app, { companyName: 'Pier Works', confirmed: false })
    const company = `/api/v1/companies/${await slugOf(pendingMember)}`
    const id = world.ctx.newId()
    const saveReply = await pendingMember.call('PUT', `${company}/written-jobs/${id}`, { version: 0, fields })
    expect(saveReply.statusCode, saveReply.body).toBe(200)
    const previewReply = await pendingMember.call('GET', `${company}/written-jobs/${id}/preview`)
    expect(previewReply.statusCode, previewReply.body).toBe(200)
    expect(previewReply.json().result).toMatchObject({ title: 'Crane operator', company: { _id: pendingMember.id } })
    const publicationReply = await pendingMember.call('PUT', `${company}/written-jobs/${id}/state`, { state: 'open' })
    expect(publicationReply.statusCode).toBe(403)
  })

  test('stores the optional facts of the form', async () => {
    const more = { seniority: 'Senior Level', department: 'operations', language: 'de', closesOn: '2099-01-31' }
    const closesOn = daysOn(20).toISOString().slice(0, 10)
    const lists = { skills: ['Rigging', 'Rigging', 'Signals'], benefits: ['Canteen'] }
    const { result } = await post({ ...more, ...lists, closesOn })
    expect(await jobOf(result.slug)).toMatchObject({
      seniority: 'Senior Level',
      department: { slug: 'operations' },
      language: 'de',
      skills: ['Rigging', 'Signals'],
      benefits: ['Canteen'],
      validThrough: new Date(Date.parse(closesOn) + DAY_MS).toISOString(),
    })
  })

  test('is shown as written in the editor; Markdown opens in the editor as HTML', async () => {
    const description = '<h2>Your day</h2><p>You move <strong>containers</strong> from ship to *shore*.</p>'
    const { result } = await post({ description })
    expect(result.descriptionHtml).toBe(description)
    const html = '<h3>Your day</h3>\n<p>You move <strong>containers</strong> from ship to *shore*.</p>'
    expect((await jobOf(result.slug)).description).toBe(html)
    await turn(result._id, { state: 'paused' })
    await turn(result._id, { state: 'open' })
    expect((await jobOf(result.slug)).description).toBe(html)
    const inMarkdown = await post()
    expect(inMarkdown.result.descriptionHtml).toContain('<li>by day</li>')
    expect(inMarkdown.result.descriptionHtml).not.toContain('alert')
  })

  test.for(['**a_', '> a ', '1. a ', '<b>a'])(
    'can be previewed even if its description only repeats “%s”',
    async (piece) => {
      const description = piece.repeat(20_000 / piece.length)
      const { result } = await save({ description })
      expect((await preview(result._id)).statusCode).toBe(200)
    },
  )

  test('is stored and published once, even if sent repeatedly', async () => {
    const id = world.ctx.newId()
    const saveReplies = await Promise.all(Array.from({ length: 20 }, () => save({}, owner, id)))
    expect(new Set(saveReplies.map(({ status }) => status))).toEqual(new Set([200]))
    const turnReplies = await Promise.all(Array.from({ length: 20 }, () => turn(id, { state: 'open' })))
    expect(new Set(turnReplies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await listedCount()).toBe(1)
    const publications = await world.ctx.db
      .selectFrom('activity')
      .where('kind', '=', 'company.job-written')
      .selectAll()
      .execute()
    expect(publications.filter(({ actor_id }) => actor_id === owner.id)).toHaveLength(1)
    const other = await joinAsEmployer(world, app)
    const theirs = `/api/v1/companies/${await slugOf(other)}/written-jobs/${id}`
    expect((await other.call('PUT', theirs, { version: 0, fields })).json().result.code).toBe('written-job-changed')
    expect((await other.call('GET', theirs)).statusCode).toBe(404)
    expect((await other.call('PUT', `${theirs}/state`, { state: 'closed' })).statusCode).toBe(404)
    expect((await other.call('DELETE', theirs)).statusCode).toBe(404)
    expect((await other.call('POST', `${theirs}/copies`, { id: world.ctx.newId() })).statusCode).toBe(404)
    const closeReply = await other.call('PUT', `${theirs.replace(`written-jobs/${id}`, 'written-job-states')}`, {
      ids: [id],
      state: 'closed',
    })
    expect(closeReply.json().result).toEqual({ changed: 0 })
    expect(await listedCount()).toBe(1)
  })

  test('can take applications by email, and can omit optional facts', async () => {
    const unspecifiedFields = {
      employmentType: null,
      payFrom: null,
      payTo: null,
      payCurrency: '',
      workType: 'Remote',
      places: [],
    }
    const { result } = await post({ ...unspecifiedFields, apply: 'Jobs@Harbour.example' })
    expect(await jobOf(result.slug)).toMatchObject({
      applyUrl: 'mailto:jobs@harbour.example',
      pay: null,
      employmentType: null,
      workType: 'Remote',
      places: [],
    })
  })

  test('is changed in place; the second of two changes to one version is refused', async () => {
    const { result } = await post()
    const read = (await owner.call('GET', `${base}/written-jobs/${result._id}`)).json().result
    expect(read).toMatchObject({
      version: 1,
      state: 'open',
      fields: { ...fields, payCurrency: 'EUR', apply: 'https://harbour.example/apply' },
    })
    const change = (title: string) => save({ title }, owner, result._id, 1)
    const [one, two] = await Promise.all([change('Crane driver'), change('Crane pilot')])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    expect((await jobOf(result.slug)).title).toMatch(/Crane (driver|pilot)/)
    expect(await listedCount()).toBe(1)
  })

  test('may be incomplete only as a draft, not when published or changed afterwards', async () => {
    const { result } = await save({ title: '', places: [], description: '', apply: '' })
    const refusal = await turn(result._id, { state: 'open' })
    const missingFields = ['title', 'places', 'description', 'apply'].map((field) => `body.fields.${field}`)
    expect([refusal.status, Object.keys(refusal.result.fields).sort()]).toEqual([400, missingFields.sort()])
    expect((await preview(result._id)).statusCode).toBe(400)
    await save({}, owner, result._id, 1)
    expect((await turn(result._id, { state: 'open' })).status).toBe(200)
    expect((await save({ apply: '' }, owner, result._id, 2)).status).toBe(400)
  })

  test.for([
    ['workType', { workType: 'Anywhere' }],
    ['department', { department: 'piracy' }],
    ['seniority', { seniority: 'Boss' }],
    ['language', { language: 'Deutsch' }],
    ['closesOn', { closesOn: '2027-02-30' }],
    ['payTo', { payTo: 10 }],
    ['payCurrency', { payCurrency: 'euro' }],
    ['skills', { skills: Array.from({ length: 21 }, (_, index) => `Skill ${index}`) }],
  ] as const)('is refused even as a draft if its %s is invalid', async ([field, change]) => {
    const { status, result } = await save(change)
    expect([status, Object.keys(result.fields)]).toEqual([400, [`body.fields.${field}`]])
  })

  test.for([
    ['title', { title: ' ' }],
    ['places', { places: [] }],
    ['payCurrency', { payCurrency: '' }],
    ['description', { description: 'Short.' }],
    ['apply', { apply: 'javascript:alert(1)' }],
    ['apply', { apply: 'not an address' }],
    ['closesOn', { closesOn: '2020-01-01' }],
    ['closesOn', { closesOn: '2099-01-01' }],
  ] as const)('is not published with a wrong %s', async ([field, change]) => {
    const { status, result } = await post(change)
    expect([status, Object.keys(result.fields)]).toEqual([400, [`body.fields.${field}`]])
  })

  test('can be written by owners and recruiters of the team, and no one outside it', async () => {
    const recruiter = await joinTeam(world, app, owner, 'recruiter')
    expect((await post({}, recruiter)).status).toBe(200)
    const { result } = await post({ title: 'Rigger' })
    const path = `${base}/written-jobs/${result._id}`
    const calls = (client: SignedInClient) => [
      client.call('PUT', path, { version: 1, fields }),
      client.call('GET', path),
      client.call('GET', `${path}/preview`),
      client.call('PUT', `${path}/state`, { state: 'closed' }),
      client.call('POST', `${path}/copies`, { id: world.ctx.newId() }),
      client.call('PUT', `${base}/written-job-states`, { ids: [result._id], state: 'closed' }),
      client.call('GET', `${base}/jobs`),
      client.call('POST', `${base}/job-readings`, { text: 'x'.repeat(100) }),
      client.call('DELETE', path),
    ]
    for (const stranger of [await joinAsEmployer(world, app), await joinAsProfessional(world, app)]) {
      const statuses = (await Promise.all(calls(stranger))).map(({ statusCode }) => statusCode)
      expect(new Set(statuses)).toEqual(new Set([403]))
    }
    expect((await send(app, 'PUT', path, { body: { version: 1, fields } })).statusCode).toBe(401)
    const pendingMember = await joinAsEmployer(world, app, { confirmed: false })
    const id = world.ctx.newId()
    const ownPath = `/api/v1/companies/${await slugOf(pendingMember)}/written-jobs/${id}`
    expect((await pendingMember.call('PUT', ownPath, { version: 0, fields })).statusCode).toBe(200)
    const waits = await pendingMember.call('PUT', `${ownPath}/state`, { state: 'open' })
    expect([waits.statusCode, waits.json().result.code]).toEqual([403, 'email-not-confirmed'])
  })

  test('can be copied to a new draft, and can be deleted only as a draft', async () => {
    const { result } = await post({ closesOn: daysOn(5).toISOString().slice(0, 10) })
    const id = world.ctx.newId()
    const copies = `${base}/written-jobs/${result._id}/copies`
    for (const _time of [1, 2]) expect((await owner.call('POST', copies, { id })).statusCode).toBe(200)
    const copy = (await owner.call('GET', `${base}/written-jobs/${id}`)).json().result
    expect(copy).toMatchObject({ state: 'draft', fields: { title: 'Crane operator', closesOn: null } })
    expect((await list('show=all')).counts).toMatchObject({ all: 2, drafts: 1, open: 1 })
    expect((await owner.call('DELETE', `${base}/written-jobs/${id}`)).statusCode).toBe(200)
    expect((await owner.call('DELETE', `${base}/written-jobs/${result._id}`)).json().result.code).toBe(
      'written-job-state',
    )
  })
})

describe('a written job', () => {
  /** Advances the clock, and logs in again because the session may have expired. */
  async function pass(days: number): Promise<void> {
    world.clock.advance(days * DAY_MS)
    owner = await logInAs(app, owner.email)
  }
  const states = async () => (await list('show=all')).items.map(({ state }: { state: string }) => state)

  test('can be paused, reopened and closed with a reason, at the same address', async () => {
    const { result } = await post()
    const { _id: id, slug } = result
    for (const _time of [1, 2]) expect((await turn(id, { state: 'paused' })).result.state).toBe('paused')
    expect(await listedCount()).toBe(0)
    expect((await jobOf(slug)).dateClosed).not.toBeNull()
    expect((await list('show=paused')).items).toMatchObject([{ written: { _id: id, state: 'paused' } }])
    // A job changed while it is paused stays paused.
    await save({ title: 'Crane driver' }, owner, id, 1)
    expect(await listedCount()).toBe(0)
    expect((await turn(id, { state: 'open' })).result.slug).toBe(slug)
    expect(await jobOf(slug)).toMatchObject({ title: 'Crane driver', dateClosed: null })
    await turn(id, { state: 'closed', reason: 'hired-here' })
    expect((await list('show=closed')).items).toMatchObject([{ state: 'closed', closeReason: 'hired-here' }])
    expect((await turn(id, { state: 'paused' })).result.code).toBe('written-job-state')
    expect((await turn(id, { state: 'open' })).result).toMatchObject({ state: 'open', closeReason: null, slug })
  })

  test('is published at its scheduled time', async () => {
    const { result } = await save()
    const at = daysOn(2)
    expect((await turn(result._id, { state: 'scheduled' })).status).toBe(400)
    expect((await turn(result._id, { state: 'scheduled', publishAt: daysOn(-1).toISOString() })).status).toBe(400)
    const waits = await turn(result._id, { state: 'scheduled', publishAt: at.toISOString() })
    expect(waits.result).toMatchObject({ state: 'scheduled', publishAt: at.toISOString() })
    await followWrittenJobs.handle(world.ctx, {})
    expect(await states()).toEqual(['scheduled'])
    expect((await list('show=drafts')).items).toMatchObject([
      { state: 'scheduled', slug: null, title: 'Crane operator' },
    ])
    await pass(2)
    await Promise.all([1, 2].map(() => followWrittenJobs.handle(world.ctx, {})))
    expect(await states()).toEqual(['open'])
    expect(await listedCount()).toBe(1)
  })

  test('ends after 60 days, which is announced once, in the last week', async () => {
    const { result } = await post()
    await pass(52)
    await followWrittenJobs.handle(world.ctx, {})
    const announcedActivities = () =>
      world.ctx.db
        .selectFrom('activity')
        .where('kind', '=', 'company.job-ending')
        .where('actor_id', '=', owner.id)
        .selectAll()
        .execute()
    expect(await announcedActivities()).toEqual([])
    await pass(2)
    for (const _time of [1, 2]) await followWrittenJobs.handle(world.ctx, {})
    expect(await announcedActivities()).toHaveLength(1)
    await pass(7)
    await followWrittenJobs.handle(world.ctx, {})
    expect(await states()).toEqual(['expired'])
    expect(await listedCount()).toBe(0)
    expect((await turn(result._id, { state: 'open' })).result).toMatchObject({ endsAt: daysOn(60).toISOString() })
    expect(await listedCount()).toBe(1)
  })

  test('can change state together with others; jobs whose state doesn’t allow it stay unchanged', async () => {
    const ids: string[] = []
    for (const title of ['Rigger', 'Welder', 'Painter']) ids.push((await post({ title })).result._id)
    await turn(ids[2] ?? '', { state: 'closed' })
    const draft = (await save()).result._id
    const bulk = (body: object) => owner.call('PUT', `${base}/written-job-states`, body)
    const bulkReplies = await Promise.all(
      Array.from({ length: 10 }, () => bulk({ ids: [...ids, draft], state: 'paused' })),
    )
    expect(bulkReplies.reduce((sum, reply) => sum + reply.json().result.changed, 0)).toBe(2)
    expect((await list('show=all')).counts).toEqual({ all: 4, drafts: 1, open: 0, paused: 2, closed: 1, expired: 0 })
    expect((await list('show=all&q=weld')).items).toMatchObject([{ title: 'Welder', state: 'paused' }])
    expect((await list('show=all&q=%25')).items).toEqual([])
    expect((await bulk({ ids: [], state: 'paused' })).statusCode).toBe(400)
    expect((await bulk({ ids, state: 'open' })).statusCode).toBe(400)
  })

  test('counts its page views in total and in the last week, without the team’s own', async () => {
    const { result } = await post()
    const path = `/jobs/${result.slug}`
    const reader = await joinAsProfessional(world, app)
    await Promise.all(
      Array.from({ length: 50 }, () =>
        send(app, 'POST', '/api/v1/page-views', { token: reader.token, body: { path } }),
      ),
    )
    await send(app, 'POST', '/api/v1/page-views', { token: owner.token, body: { path } })
    expect((await list()).items[0].views).toEqual({ total: 50, week: 50 })
    await pass(8)
    await send(app, 'POST', '/api/v1/page-views', { body: { path } })
    expect((await list()).items[0].views).toEqual({ total: 51, week: 1 })
  })
})

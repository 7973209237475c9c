import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinTeam, slugOf } from '../../companies/companies.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient, send } from '../../session/accounts.factory.ts'

const { world, app, api } = useWorld()
let owner: SignedInClient
let base: string

beforeAll(async () => {
  // Loads the templates, which takes a while, before anyone asks the server.
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
async function post(change: object = {}, client = owner, id = world.ctx.newId()) {
  const reply = await client.call('POST', `${base}/written-jobs`, { id, fields: { ...fields, ...change } })
  return { status: reply.statusCode, result: reply.json().result }
}
const jobOf = async (slug: string) => (await api('GET /api/v1/jobs/{slug}', { params: { slug } })).result.job
const listed = async () => (await api('GET /api/v1/jobs', { query: { company: await slugOf(owner) } })).result.total
const desk = async (show = 'open') => (await owner.call('GET', `${base}/desk/jobs?show=${show}`)).json().result

describe('a job that a team writes', () => {
  test('is shown as its preview, in lists and on the desk', async () => {
    const preview = await owner.call('POST', `${base}/written-jobs/preview`, { fields })
    expect(preview.statusCode, preview.body).toBe(200)
    expect(await listed()).toBe(0)
    const { status, result } = await post()
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
    })
    expect(job.description).toContain('<strong>containers</strong>')
    expect(job.description).not.toContain('alert')
    const { _id, slug, datePosted, company, sources, ...same } = preview.json().result
    expect(job).toMatchObject(same)
    expect([slug, company._id, sources.length]).toEqual(['preview', owner.id, 1])
    expect(await listed()).toBe(1)
    const { slug: jobSlug, _id: writtenJobId } = result
    const onDesk = { slug: jobSlug, writtenJobId, pay: { min: 42_000, currency: 'EUR' } }
    expect((await desk()).items).toMatchObject([onDesk])
    expect((await desk()).items[0].places[0]).toContain('Hamburg')
    expect((await desk(`open&job=${jobSlug}`)).items).toMatchObject([onDesk])
    expect((await desk('open&job=another')).items).toEqual([])
  })

  test('written in the editor is shown as it was written, and one in Markdown begins the editor as HTML', async () => {
    const description = '<h2>Your day</h2><p>You move <strong>containers</strong> from ship to *shore*.</p>'
    const { result } = await post({ description })
    expect(result.descriptionHtml).toBe(description)
    expect((await jobOf(result.slug)).description).toBe(
      '<h3>Your day</h3>\n<p>You move <strong>containers</strong> from ship to *shore*.</p>',
    )
    const inMarkdown = await post()
    expect(inMarkdown.result.descriptionHtml).toContain('<li>by day</li>')
    expect(inMarkdown.result.descriptionHtml).not.toContain('alert')
  })

  test.for(['**a_', '> a ', '1. a ', '<b>a'])(
    'whose description is nothing but “%s” is shown as its preview',
    async (piece) => {
      const description = piece.repeat(20_000 / piece.length)
      const reply = await owner.call('POST', `${base}/written-jobs/preview`, { fields: { ...fields, description } })
      expect(reply.statusCode).toBe(200)
    },
  )

  test('is posted once, however often it is sent', async () => {
    const id = world.ctx.newId()
    const sent = await Promise.all(Array.from({ length: 20 }, () => post({}, owner, id)))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await listed()).toBe(1)
    const other = await joinAsEmployer(world, app)
    const theirs = `/api/v1/companies/${await slugOf(other)}/written-jobs`
    expect((await other.call('POST', theirs, { id, fields })).json().result.code).toBe('written-job-changed')
    expect((await other.call('GET', `${theirs}/${id}`)).statusCode).toBe(404)
  })

  test('takes applications by mail, and may leave open what it does not say', async () => {
    const open = { employmentType: null, payFrom: null, payTo: null, payCurrency: '', workType: 'Remote', places: [] }
    const { result } = await post({ ...open, apply: 'Jobs@Harbour.example' })
    expect(await jobOf(result.slug)).toMatchObject({
      applyUrl: 'mailto:jobs@harbour.example',
      pay: null,
      employmentType: null,
      workType: 'Remote',
      places: [],
    })
  })

  test('is changed in place, and of two changes to one version the second is refused', async () => {
    const { result } = await post()
    const path = `${base}/written-jobs/${result._id}`
    const read = (await owner.call('GET', path)).json().result
    expect(read).toMatchObject({
      version: 1,
      open: true,
      fields: { ...fields, payCurrency: 'EUR', apply: 'https://harbour.example/apply' },
    })
    const change = (title: string) => owner.call('PUT', path, { version: 1, fields: { ...fields, title } })
    const [one, two] = await Promise.all([change('Crane driver'), change('Crane pilot')])
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409])
    expect((await jobOf(result.slug)).title).toMatch(/Crane (driver|pilot)/)
    expect(await listed()).toBe(1)
  })

  test('is closed and posted again at the same address', async () => {
    const { result } = await post()
    const state = (open: boolean) => owner.call('PUT', `${base}/written-jobs/${result._id}/state`, { open })
    for (const _time of [1, 2]) expect((await state(false)).json().result.open).toBe(false)
    expect((await jobOf(result.slug)).dateClosed).not.toBeNull()
    expect((await desk('closed')).items).toMatchObject([{ writtenJobId: result._id }])
    // What is changed meanwhile stays closed.
    const changed = { version: 1, fields: { ...fields, title: 'Crane driver' } }
    await owner.call('PUT', `${base}/written-jobs/${result._id}`, changed)
    expect(await listed()).toBe(0)
    expect((await state(true)).json().result.slug).toBe(result.slug)
    expect(await jobOf(result.slug)).toMatchObject({ title: 'Crane driver', dateClosed: null })
  })

  test.for([
    ['title', { title: ' ' }],
    ['places', { places: [] }],
    ['workType', { workType: 'Anywhere' }],
    ['payTo', { payTo: 10 }],
    ['payCurrency', { payCurrency: '' }],
    ['payCurrency', { payCurrency: 'euro' }],
    ['description', { description: 'Short.' }],
    ['apply', { apply: 'javascript:alert(1)' }],
    ['apply', { apply: 'not an address' }],
    ['apply', { apply: '' }],
  ] as const)('is refused with the name of the field: %s', async ([field, change]) => {
    const { status, result } = await post(change)
    expect([status, Object.keys(result.fields)]).toEqual([400, [`body.fields.${field}`]])
  })

  test('is the whole team’s to write, and nobody else’s', async () => {
    const recruiter = await joinTeam(world, app, owner, 'recruiter')
    expect((await post({}, recruiter)).status).toBe(200)
    const { result } = await post({ title: 'Rigger' })
    const strangers = [await joinAsEmployer(world, app), await joinAsProfessional(world, app)]
    for (const stranger of strangers) {
      const statuses = [
        (await post({}, stranger)).status,
        (await stranger.call('GET', `${base}/written-jobs/${result._id}`)).statusCode,
        (await stranger.call('PUT', `${base}/written-jobs/${result._id}`, { version: 1, fields })).statusCode,
        (await stranger.call('PUT', `${base}/written-jobs/${result._id}/state`, { open: false })).statusCode,
        (await stranger.call('POST', `${base}/written-jobs/preview`, { fields })).statusCode,
      ]
      expect(statuses).toEqual([403, 403, 403, 403, 403])
    }
    expect(
      (await send(app, 'POST', `${base}/written-jobs`, { body: { id: world.ctx.newId(), fields } })).statusCode,
    ).toBe(401)
    const pending = await joinAsEmployer(world, app, { confirmed: false })
    const own = `/api/v1/companies/${await slugOf(pending)}/written-jobs`
    const waits = await pending.call('POST', own, { id: world.ctx.newId(), fields })
    expect([waits.statusCode, waits.json().result.code]).toEqual([403, 'email-not-confirmed'])
  })
})

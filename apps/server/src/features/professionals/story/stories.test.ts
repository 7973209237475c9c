import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { drawPicture, upload } from '../../pictures/pictures.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  type SignedInClient,
  send,
} from '../../session/accounts.factory.ts'

const { world, app } = useWorld()

const STORY = '/api/v1/story'
const pageOf = (slug: string) => `/api/v1/professionals/${slug}/story`

async function slugOf({ call }: SignedInClient): Promise<string> {
  return (await call('GET', STORY)).json().result.slug
}

/** Changes the present version of the story. */
async function save({ call }: SignedInClient, change: object) {
  const { version } = (await call('GET', STORY)).json().result
  return call('PATCH', STORY, { version, ...change })
}

async function seenBy(viewer: SignedInClient | undefined, slug: string) {
  const reply = await send(app, 'GET', pageOf(slug), { token: viewer?.token })
  return { status: reply.statusCode, story: reply.json().result }
}

test('a block hides the two members’ stories from each other', async () => {
  const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const [adas, bobs] = [await slugOf(ada), await slugOf(bob)]
  expect([(await seenBy(ada, bobs)).status, (await seenBy(bob, adas)).status]).toEqual([200, 200])
  await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: bob.id } })
  expect([(await seenBy(ada, bobs)).status, (await seenBy(bob, adas)).status]).toEqual([404, 404])
  expect((await seenBy(undefined, adas)).status).toBe(200)
})

describe('editing a story', () => {
  test('begins with an empty story and stores all data, including fields unknown to the schema', async () => {
    const ada = await joinAsProfessional(world, app)
    expect((await ada.api('GET /api/v1/story')).result).toMatchObject({ version: 0, resume: {}, openToWork: 'off' })
    const resume = {
      basics: { label: ' Engineer ', 'x-shoe': 42, location: { city: 'Porto', countryCode: 'PT', 'x-floor': 3 } },
      work: [{ name: 'Acme', position: 'Lead', startDate: '2020-05', 'x-desk': ['a'] }],
      'x-pets': [{ name: 'Rex' }],
    }
    const saveReply = (
      await save(ada, { resume, timeZone: 'Europe/Lisbon', hats: ['fixer'], searchEngines: false })
    ).json()
    expect(saveReply.result).toMatchObject({ version: 1, timeZone: 'Europe/Lisbon', searchEngines: false })
    expect(saveReply.result.resume).toEqual({ ...resume, basics: { ...resume.basics, label: 'Engineer' } })
    expect(saveReply.result.hats).toEqual([{ slug: 'fixer', name: 'Fixer' }])

    await save(ada, { resume: { skills: [{ name: 'Go', years: 3 }] } })
    const after = (await ada.api('GET /api/v1/story')).result
    expect(after.resume).toMatchObject({
      work: resume.work,
      'x-pets': resume['x-pets'],
      skills: [{ name: 'Go', years: 3 }],
    })
    expect(after).toMatchObject({ version: 2, timeZone: 'Europe/Lisbon' })
  })

  test('refuses a change based on an outdated version of the story', async () => {
    const ada = await joinAsProfessional(world, app)
    await save(ada, { firstName: 'Adele' })
    const staleReply = await ada.api('PATCH /api/v1/story', {
      body: { version: 0, firstName: 'Eve', resume: { work: [] } },
    })
    expect([staleReply.status, staleReply.error?.code]).toEqual([409, 'story-changed'])
    expect((await ada.api('GET /api/v1/story')).result).toMatchObject({ firstName: 'Adele', version: 1 })
  })

  test('stores only one of fifty simultaneous changes to the same version', async () => {
    const ada = await joinAsProfessional(world, app)
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => ada.call('PATCH', STORY, { version: 0, soughtRoles: [`Role ${n}`] })),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49)
    expect((await ada.api('GET /api/v1/story')).result.version).toBe(1)
  })

  test.for([
    [{ resume: { work: [{ position: 'Lead' }] } }, 'body.resume.work[0].name', 'Enter the company.'],
    [
      { resume: { work: [{ name: 'A', position: 'B', startDate: '2020-13' }] } },
      'body.resume.work[0].startDate',
      'date',
    ],
    [
      { resume: { work: [{ name: 'A', position: 'B', startDate: '2020-05', endDate: '2019' }] } },
      'body.resume.work[0].endDate',
      'before the start',
    ],
    [{ resume: { basics: { url: 'javascript:alert(1)' } } }, 'body.resume.basics.url', 'full address'],
    [{ hats: ['crown'] }, 'body.hats', 'not on the list'],
    [{ timeZone: 'Mars/Olympus' }, 'body.timeZone', 'time zone'],
    [{ firstName: ' ' }, 'body.firstName', 'first name'],
    [{ hats: Array.from({ length: 21 }, (_, n) => `hat-${n}`) }, 'body.hats', 'at most 20'],
    [{ emailShownTo: 'moon' }, 'body.emailShownTo', ''],
  ] as const)('refuses %j with the name of the field', async ([change, field, words]) => {
    const ada = await joinAsProfessional(world, app)
    const reply = await save(ada, change)
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().result.fields)).toContain(field)
    expect(reply.json().result.fields[field]).toContain(words)
    expect((await ada.api('GET /api/v1/story')).result.version).toBe(0)
  })

  test('is possible only for professionals', async () => {
    const employer = await joinAsEmployer(world, app)
    const admin = await joinAsAdmin(world, app)
    for (const [method, url] of [
      ['GET', STORY],
      ['PATCH', STORY],
      ['GET', `${STORY}/preview`],
      ['GET', `${STORY}/viewers`],
      ['PUT', `${STORY}/address`],
    ] as const) {
      expect((await send(app, method, url)).statusCode).toBe(401)
      for (const { call } of [employer, admin]) expect((await call(method, url)).statusCode).toBe(403)
    }
  })

  test('increases the story’s strength, and the reply names the next best step', async () => {
    const ada = await joinAsProfessional(world, app)
    const before = (await ada.api('GET /api/v1/story')).result.strength
    expect(before).toEqual({ percent: 8, next: 'headline' })
    const { strength } = (await save(ada, { resume: { basics: { label: 'Engineer' } } })).json().result
    expect(strength).toEqual({ percent: 20, next: 'work' })
    const picture = await upload(app, await drawPicture(140, 140), { token: ada.token })
    await ada.api('PUT /api/v1/account/photo', { body: { pictureId: picture.json().result._id } })
    expect((await ada.api('GET /api/v1/story')).result.strength).toEqual({ percent: 28, next: 'work' })
  })
})

describe('the page of a story', () => {
  test('shows the content, with roles grouped by company, and only web links', async () => {
    const ada = await joinAsProfessional(world, app)
    const resume = {
      basics: { label: 'Engineer', summary: 'One.\n\nTwo.', location: { city: 'Porto', countryCode: 'PT' } },
      work: [
        { name: 'Acme', position: 'Lead', startDate: '2021-02' },
        { name: 'Other', position: 'Cook', startDate: '2010', endDate: '2012' },
        { name: 'acme ', position: 'Engineer', startDate: '2019-05', endDate: '2021-01', url: 'https://acme.example' },
      ],
    }
    await save(ada, { resume, values: [], soughtValues: ['trust'], mentoringTopics: ['first-job'] })
    // An import may have stored the story in this form.
    await sql`update story set resume = jsonb_set(resume, '{basics,url}', '"javascript:alert(1)"')
      where actor_id = ${ada.id}`.execute(world.ctx.db)
    const { story } = await seenBy(undefined, await slugOf(ada))
    expect(story).toMatchObject({
      name: 'Ada Lovelace',
      headline: 'Engineer',
      place: 'Porto, Portugal',
      noindex: false,
    })
    expect(
      story.work.map((entry: { company: string; roles: object[] }) => [entry.company, entry.roles.length]),
    ).toEqual([
      ['Acme', 2],
      ['Other', 1],
    ])
    expect(story.work[0]).toMatchObject({
      url: 'https://acme.example/',
      roles: [{ position: 'Lead' }, { position: 'Engineer' }],
    })
    expect(story.links).toEqual([])
    expect(story.values).toEqual([{ slug: 'trust', name: 'Trust' }])
  })

  test('is visible only to its owner while the account is pending, and to no one when it is suspended', async () => {
    const ada = await joinAsProfessional(world, app, { confirmed: false })
    const slug = await slugOf(ada)
    const other = await joinAsProfessional(world, app)
    expect((await seenBy(undefined, slug)).status).toBe(404)
    expect((await seenBy(other, slug)).status).toBe(404)
    expect(await seenBy(ada, slug)).toMatchObject({ status: 200, story: { noindex: true } })

    const login = world.ctx.db.updateTable('login').where('email', '=', ada.email)
    await login.set({ suspended_at: world.clock.now(), suspension_reason: 'Spam' }).execute()
    for (const viewer of [undefined, other, ada]) expect((await seenBy(viewer, slug)).status).toBe(404)
  })

  test('is not indexed if the member has opted out or the story is empty', async () => {
    const ada = await joinAsProfessional(world, app)
    const slug = await slugOf(ada)
    expect((await seenBy(undefined, slug)).story.noindex).toBe(true)
    await save(ada, { resume: { basics: { label: 'Engineer' } } })
    expect((await seenBy(undefined, slug)).story.noindex).toBe(false)
    expect((await app.inject('/sitemaps/professionals-1.xml')).body).toContain(`/professional/${slug}<`)
    await save(ada, { searchEngines: false })
    expect((await seenBy(undefined, slug)).story.noindex).toBe(true)
  })
})

describe('a story', () => {
  async function people() {
    const ada = await joinAsProfessional(world, app)
    return {
      ada,
      slug: await slugOf(ada),
      stranger: await joinAsProfessional(world, app, { firstName: 'Eve' }),
      pending: await joinAsProfessional(world, app, { confirmed: false }),
      employer: await joinAsEmployer(world, app, { companyName: 'Elsewhere' }),
      boss: await joinAsEmployer(world, app, { companyName: 'Açme Labs, Inc.' }),
      unconfirmed: await joinAsEmployer(world, app, { companyName: 'Nowhere', confirmed: false }),
      admin: await joinAsAdmin(world, app),
    }
  }
  const viewers = ['guest', 'ada', 'stranger', 'pending', 'employer', 'boss', 'unconfirmed', 'admin'] as const

  async function whoSees(all: Awaited<ReturnType<typeof people>>, field: 'openToWork' | 'email' | 'phone') {
    const seen: string[] = []
    for (const name of viewers) {
      const { story } = await seenBy(name === 'guest' ? undefined : all[name], all.slug)
      if (story[field] !== null) seen.push(name)
    }
    return seen
  }

  test('shows “open to work” to the viewers that the member chose, but never to their current employer', async () => {
    const all = await people()
    const work = [{ name: 'ACME LABS', position: 'Engineer', startDate: '2020' }]
    await save(all.ada, { resume: { work }, soughtRoles: ['Lead'], openToWork: 'off' })
    expect(await whoSees(all, 'openToWork')).toEqual([])
    await save(all.ada, { openToWork: 'employers' })
    expect(await whoSees(all, 'openToWork')).toEqual(['ada', 'employer'])
    await save(all.ada, { openToWork: 'public' })
    expect(await whoSees(all, 'openToWork')).toEqual(viewers.filter((name) => name !== 'boss'))

    await save(all.ada, { hiddenFrom: ['elsewhere ltd'] })
    expect(await whoSees(all, 'openToWork')).not.toContain('employer')
    await save(all.ada, { hiddenFrom: [], resume: { work: [{ ...work[0], endDate: '2024-01' }] } })
    expect(await whoSees(all, 'openToWork')).toContain('boss')
  })

  test('hides “open to work” from colleagues, and from an employer known by its website', async () => {
    const all = await people()
    await world.ctx.db
      .updateTable('company')
      .set({ website: 'https://www.acme.example/jobs' })
      .where('actor_id', '=', all.boss.id)
      .execute()
    const work = [{ name: 'The Acme Group of Labs', position: 'Engineer', url: 'https://careers.acme.example' }]
    await save(all.ada, { resume: { work }, openToWork: 'public' })
    expect(await whoSees(all, 'openToWork')).not.toContain('boss')
    await save(all.stranger, { resume: { work } })
    expect(await whoSees(all, 'openToWork')).not.toContain('stranger')
    expect(await whoSees(all, 'openToWork')).toContain('employer')
  })

  test('hides email and phone number until the member chooses to show them', async () => {
    const all = await people()
    await save(all.ada, { resume: { basics: { email: 'ada@home.example', phone: '+351 1' } } })
    expect(await whoSees(all, 'email')).toEqual([])
    await save(all.ada, { emailShownTo: 'employers' })
    expect(await whoSees(all, 'email')).toEqual(['ada', 'employer', 'boss'])
    expect(await whoSees(all, 'phone')).toEqual([])
    await save(all.ada, { emailShownTo: 'members', phoneShownTo: 'everyone' })
    expect(await whoSees(all, 'email')).toEqual(['ada', 'stranger', 'employer', 'boss', 'admin'])
    expect(await whoSees(all, 'phone')).toEqual(viewers)
  })

  test('can be previewed by the member as a stranger and as an employer', async () => {
    const { ada } = await people()
    await save(ada, {
      resume: { basics: { email: 'ada@home.example' } },
      openToWork: 'employers',
      emailShownTo: 'employers',
    })
    const as = async (who: string) => (await ada.call('GET', `${STORY}/preview?as=${who}`)).json().result
    expect(await as('stranger')).toMatchObject({ openToWork: null, email: null })
    expect(await as('employer')).toMatchObject({ openToWork: { roles: [] }, email: 'ada@home.example' })
    expect((await ada.call('GET', `${STORY}/preview?as=admin`)).statusCode).toBe(400)
  })
})

test('the member’s data download includes the story, and erasing the account deletes it', async () => {
  const ada = await joinAsProfessional(world, app)
  await save(ada, { resume: { basics: { label: 'Engineer' } } })
  const data = (await ada.api('GET /api/v1/account/data')).result
  expect(data.story).toMatchObject({ resume: { basics: { label: 'Engineer' } }, open_to_work: 'off' })
  expect(data).toMatchObject({ formerAddresses: [], storiesViewed: [], looksUnseen: null, mentoringRequests: [] })
  await world.ctx.db.deleteFrom('actor').where('id', '=', ada.id).execute()
  const remainingRows = await world.ctx.db
    .selectFrom('story')
    .select('actor_id')
    .where('actor_id', '=', ada.id)
    .execute()
  expect(remainingRows).toEqual([])
})

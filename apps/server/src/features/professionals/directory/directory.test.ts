import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { followUrl } from '../../connections/connections.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient, send } from '../../session/accounts.factory.ts'
import { setListed, writeStory } from '../story/stories.factory.ts'
import { updateDirectory } from './update-directory.task.ts'

const { world, app } = useWorld()
let reader: SignedInClient
let ada: SignedInClient
let bob: SignedInClient
let carla: SignedInClient

beforeAll(async () => {
  reader = await professional('Rea', 'Der')
  ada = await professional('Ada', 'Brook')
  bob = await professional('Bob', 'Möller')
  carla = await professional('Carla', 'Mendes')
  await writeStory(ada, {
    resume: {
      basics: {
        label: 'Compiler engineer',
        summary: 'I keep bees.',
        email: 'ada@secret.example',
        phone: '+44 555 0199',
        location: { city: 'Berlin', countryCode: 'DE' },
      },
      work: [
        { name: 'Stripe', position: 'Staff engineer', startDate: '2020' },
        { name: 'Initech', position: 'Intern', startDate: '2010', endDate: '2011' },
      ],
      skills: [{ name: 'Kubernetes' }, { name: 'Go' }, { name: 'Rust' }, { name: 'SQL' }],
    },
    expertises: ['backend-systems'],
    hats: ['starter'],
    mentoringTopics: ['first-job'],
    openToWork: 'public',
  })
  await writeStory(bob, {
    resume: {
      basics: { label: 'Nurse', location: { city: 'Lyon', countryCode: 'FR' } },
      work: [{ name: 'Lyon Hospital', position: 'Nurse', startDate: '2021' }],
      skills: [{ name: 'k8s' }],
    },
    openToWork: 'employers',
  })
  await writeStory(carla, {
    resume: { basics: { label: 'Engineer', location: { city: 'Berlin', countryCode: 'DE' } } },
    expertises: ['backend-systems', 'web-development'],
  })
})

function professional(firstName: string, lastName: string) {
  world.clock.advance(1_000)
  return joinAsProfessional(world, app, { firstName, lastName })
}

async function namesFor(query: string, client = reader) {
  const reply = await client.call('GET', `/api/v1/professionals${query}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().result
}

async function namesFound(query: string, client = reader): Promise<string[]> {
  const { items, total } = await namesFor(query, client)
  expect(total).toBe(items.length)
  return items.map(({ firstName }: { firstName: string }) => firstName)
}

async function counts(query = '', client = reader) {
  return (await client.call('GET', `/api/v1/professional-counts${query}`)).json().result
}

describe('the directory', () => {
  test('lists all listed professionals, newest first, with data from their stories', async () => {
    const { items, total, totalCapped, page, pages, sort } = await namesFor('')
    expect(items.map(({ firstName }: { firstName: string }) => firstName)).toEqual(['Carla', 'Bob', 'Ada', 'Rea'])
    expect({ total, totalCapped, page, pages, sort }).toEqual({
      total: 4,
      totalCapped: false,
      page: 1,
      pages: 1,
      sort: 'newest',
    })
    expect(items[2]).toEqual({
      _id: ada.id,
      role: 'professional',
      slug: 'ada-brook',
      firstName: 'Ada',
      lastName: 'Brook',
      companyName: null,
      photo: null,
      headline: 'Compiler engineer',
      isFollowing: false,
      place: 'Berlin, Germany',
      skills: ['Kubernetes', 'Go', 'Rust'],
      openToWork: true,
      mentors: true,
      followers: 0,
      mutual: 0,
    })
  })

  test.for([
    ['?category=backend-systems', ['Carla', 'Ada']],
    ['?place=Berlin', ['Carla', 'Ada']],
    ['?place=germany', ['Carla', 'Ada']],
    ['?country=france', ['Bob']],
    ['?skill=kubernetes', ['Bob', 'Ada']],
    ['?skill=K8s', ['Bob', 'Ada']],
    ['?hat=starter', ['Ada']],
    ['?company=Stripe', ['Ada']],
    ['?company=Initech', []],
    ['?mentors=true', ['Ada']],
    ['?open=true', ['Ada']],
    ['?place=berlin&category=web-development', ['Carla']],
    ['?place=atlantis', []],
    ['?q=ada', ['Ada']],
    ['?q=moller', ['Bob']],
    ['?q=engineers', ['Carla', 'Ada']],
    ['?q=engineer%20-carla', ['Ada']],
    ['?q=stripe', ['Ada']],
    ['?q=kubernetes', ['Ada']],
    ['?q=berlin&skill=go', ['Ada']],
    ['?q=berlin%20backend%20systems', ['Carla', 'Ada']],
    ['?q=...', []],
  ] as const)('finds the expected people by %s', async ([query, names]) => {
    expect((await namesFound(query)).toSorted()).toEqual(names.toSorted())
  })

  test('corrects a typo and says so, except in quotation marks', async () => {
    const { items, correction } = await namesFor('?q=kubernets')
    expect(items.map(({ firstName }: { firstName: string }) => firstName)).toEqual(['Ada'])
    expect(correction).toEqual({ typed: 'kubernets', taken: 'kubernetes' })
    expect(await namesFound('?q=%22kubernets%22')).toEqual([])
  })

  test('ranks matches in names first, then headlines, then the rest', async () => {
    const [nurse, one] = [await professional('Nurse', 'Jackie'), await professional('Ola', 'Skilled')]
    await writeStory(one, { resume: { skills: [{ name: 'Nurse' }] } })
    expect(await namesFound('?q=nurse')).toEqual(['Nurse', 'Bob', 'Ola'])
    expect(await namesFound('?q=nurse&sort=newest')).toEqual(['Ola', 'Nurse', 'Bob'])
    for (const client of [nurse, one]) await setListed(world, client, false)
  })

  test('can be sorted by followers, whose counts the task updates', async () => {
    await reader.call('POST', followUrl(reader, bob.id))
    await updateDirectory.handle(world.ctx, {})
    const { items } = await namesFor('?sort=followers')
    expect(items[0]).toMatchObject({ firstName: 'Bob', followers: 1, isFollowing: true })
    expect((await namesFor('?sort=followers&skill=kubernetes')).items[0]).toMatchObject({ firstName: 'Bob' })
    await reader.call('DELETE', followUrl(reader, bob.id))
    await updateDirectory.handle(world.ctx, {})
    expect((await namesFor('?sort=followers')).items[0]).toMatchObject({ followers: 0 })
  })

  test('shows how many of the viewer’s followed members follow a person', async () => {
    await reader.call('POST', followUrl(reader, bob.id))
    await bob.call('POST', followUrl(bob, carla.id))
    expect((await namesFor('?q=carla')).items).toMatchObject([{ mutual: 1 }])
    await reader.call('DELETE', followUrl(reader, bob.id))
    await bob.call('DELETE', followUrl(bob, carla.id))
  })
})

describe('the directory doesn’t find', () => {
  test('people by texts, addresses or former work, which it doesn’t search', async () => {
    for (const word of ['bees', 'secret', '0199', 'intern', 'initech'])
      expect(await namesFound(`?q=${word}`)).toEqual([])
  })

  test('people as open to work, unless they share that with the viewer', async () => {
    const acme = await joinAsEmployer(world, app, { companyName: 'Acme', plan: 'Pro' })
    const hospital = await joinAsEmployer(world, app, { companyName: 'Lyon Hospital Ltd', plan: 'Pro' })
    const stripe = await joinAsEmployer(world, app, { companyName: 'STRIPE Inc.', plan: 'Pro' })
    const open = async (client: SignedInClient) => (await namesFound('?open=true', client)).toSorted()
    expect(await open(reader)).toEqual(['Ada'])
    expect(await open(acme)).toEqual(['Ada', 'Bob'])
    expect(await open(hospital)).toEqual(['Ada'])
    expect(await open(stripe)).toEqual(['Bob'])
    expect(await open(bob)).toEqual(['Ada'])
    expect((await namesFor('?q=bob', hospital)).items).toMatchObject([{ openToWork: false }])
    expect((await namesFor('?q=bob', acme)).items).toMatchObject([{ openToWork: true }])
    expect((await namesFor('?q=bob', bob)).items).toMatchObject([{ openToWork: true }])
    expect((await counts('?q=bob', hospital)).open).toBe(0)
    expect((await counts('?q=bob', acme)).open).toBe(1)
    expect((await counts('?q=ada', stripe)).open).toBe(0)
    const colleague = await professional('Coll', 'League')
    await writeStory(colleague, {
      resume: { work: [{ name: 'Other', position: 'x', url: 'https://jobs.stripe.com' }] },
    })
    expect(await open(colleague)).toEqual(['Ada'])
    await writeStory(ada, { hiddenFrom: ['Other'] })
    expect(await open(colleague)).toEqual([])
    expect((await namesFor('?q=ada', colleague)).items).toMatchObject([{ openToWork: false }])
    await writeStory(ada, { hiddenFrom: [] })
    await setListed(world, colleague, false)
  })

  test('unlisted people, who also leave the counts with the next update', async () => {
    await setListed(world, ada, false)
    expect(await namesFound('')).not.toContain('Ada')
    expect(await namesFound('?q=ada')).toEqual([])
    expect((await namesFor('?q=adaa')).correction).toBeNull()
    expect(await namesFound('?category=backend-systems')).toEqual(['Carla'])
    await updateDirectory.handle(world.ctx, {})
    world.clock.advance(11_000)
    expect((await counts()).skill).toEqual([{ value: 'kubernetes', name: 'Kubernetes', people: 1 }])
    await setListed(world, ada, true)
    expect(await namesFound('?category=backend-systems')).toEqual(['Carla', 'Ada'])
    const pendingMember = await joinAsProfessional(world, app, { firstName: 'Pen', confirmed: false })
    expect(await namesFound('?q=pen')).toEqual([])
    expect(await namesFound('?q=ada', pendingMember)).toEqual(['Ada'])
  })

  test('members separated by a block, who are not counted either', async () => {
    const dora = await professional('Dora', 'Block')
    await dora.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
    for (const [one, other] of [
      [dora, 'Ada'],
      [ada, 'Dora'],
    ] as const) {
      expect(await namesFound('', one)).not.toContain(other)
      expect(await namesFound(`?q=${other}`, one)).toEqual([])
      expect((await counts(`?q=${other}`, one)).country).toEqual([])
    }
    expect(await namesFound('?category=backend-systems', dora)).toEqual(['Carla'])
    expect((await namesFor('?q=stripr', dora)).correction).toBeNull()
    expect((await counts('?category=backend-systems', dora)).category).toMatchObject([{ people: 1 }, { people: 1 }])
    await setListed(world, dora, false)
  })
})

describe('the directory’s rows', () => {
  test('are updated with each change of a story or name', async () => {
    const eve = await professional('Eve', 'Change')
    await writeStory(eve, { resume: { basics: { label: 'Astronaut' } }, expertises: ['web-development'] })
    expect(await namesFound('?q=astronaut')).toEqual(['Eve'])
    await writeStory(eve, { resume: { basics: { label: 'Baker' } }, expertises: [] })
    expect(await namesFound('?q=astronaut')).toEqual([])
    expect(await namesFound('?category=web-development')).toEqual(['Carla'])
    await eve.api('PUT /api/v1/professionals/{id}', { params: { id: eve.id }, body: { user: { firstName: 'Evita' } } })
    expect(await namesFound('?q=evita%20baker')).toEqual(['Evita'])
    await world.ctx.db.deleteFrom('actor').where('id', '=', eve.id).execute()
    expect(await namesFound('?q=evita')).toEqual([])
    const remainingRows = await world.ctx.db
      .selectFrom('professional_listing')
      .select('key_id')
      .where('actor_id', '=', eve.id)
      .execute()
    expect(remainingRows).toEqual([])
  })

  test.for([
    ['2026-06-20', '2026-06-21T00:00:01.000Z'],
    ['2026-06', '2026-07-01T00:00:01.000Z'],
  ] as const)(
    'are rebuilt by the task after other changes and after a person’s job ends (%s)',
    async ([endDate, dayAfter]) => {
      const finn = await professional('Finn', 'Ends')
      await writeStory(finn, { resume: { work: [{ name: 'Globex', position: 'Cook', endDate }] } })
      expect(await namesFound('?company=globex')).toEqual(['Finn'])
      await world.ctx.db
        .updateTable('professional')
        .set({ first_name: 'Fynn' })
        .where('actor_id', '=', finn.id)
        .execute()
      await updateDirectory.handle(world.ctx, {})
      expect(await namesFound('?q=fynn')).toEqual(['Fynn'])
      const before = world.clock.now()
      world.clock.set(dayAfter)
      await updateDirectory.handle(world.ctx, {})
      world.clock.set(before)
      expect(await namesFound('?company=globex')).toEqual([])
      await setListed(world, finn, false)
    },
  )

  test('stay correct when a story is saved and hidden many times concurrently', async () => {
    const gina = await professional('Gina', 'Often')
    const { version } = (await gina.api('GET /api/v1/story')).result
    const saves = Array.from({ length: 20 }, (_, index) =>
      gina.call('PATCH', '/api/v1/story', { version, expertises: [index % 2 ? 'web-development' : 'mobile-apps'] }),
    )
    const hides = Array.from({ length: 10 }, (_, index) => setListed(world, gina, index % 2 === 1))
    const replies = await Promise.all(saves)
    await Promise.all(hides)
    await setListed(world, gina, true)
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const { db } = world.ctx
    const listings = await db
      .selectFrom('professional_listing')
      .select('key_id')
      .where('actor_id', '=', gina.id)
      .orderBy('key_id')
      .execute()
    const { keys } = await db
      .selectFrom('professional_search')
      .select('keys')
      .where('actor_id', '=', gina.id)
      .executeTakeFirstOrThrow()
    expect(listings.map(({ key_id }) => key_id)).toEqual(keys)
    await setListed(world, gina, false)
  })
})

describe('the counts of the filters', () => {
  test('state how many people would remain with one more filter', async () => {
    await updateDirectory.handle(world.ctx, {})
    world.clock.advance(11_000)
    const all = await counts()
    expect(all).toMatchObject({ exact: true, open: 1, mentors: 1 })
    expect(all.category).toEqual([
      { value: 'backend-systems', name: 'Backend systems', people: 2 },
      { value: 'web-development', name: 'Web development', people: 1 },
    ])
    const berlin = await counts('?place=berlin')
    expect(berlin.country).toEqual([{ value: 'germany', name: 'Germany', people: 2 }])
    expect(berlin.skill.map(({ value }: { value: string }) => value).toSorted()).toEqual([
      'go',
      'kubernetes',
      'rust',
      'sql',
    ])
    expect(await counts('?place=atlantis')).toMatchObject({ exact: true, category: [], open: 0 })
  })
})

describe('access to the directory', () => {
  test('requires a login, and Pro for employers; invalid input is refused with the field’s name', async () => {
    const employer = await joinAsEmployer(world, app)
    for (const url of ['/api/v1/professionals', '/api/v1/professional-counts', '/api/v1/professionals/suggestions']) {
      expect((await send(app, 'GET', url)).statusCode).toBe(401)
      expect((await employer.call('GET', url)).statusCode).toBe(402)
    }
    for (const [query, field] of [
      ['page=0', 'query.page'],
      ['page=501', 'query.page'],
      ['sort=best', 'query.sort'],
      ['open=maybe', 'query.open'],
      [`q=${'x'.repeat(101)}`, 'query.q'],
    ]) {
      const reply = await reader.call('GET', `/api/v1/professionals?${query}`)
      expect([reply.statusCode, Object.keys(reply.json().result.fields)]).toEqual([400, [field]])
    }
    const category = await reader.api('GET /api/v1/professionals', { query: { category: 'nonsense' } })
    expect([category.status, category.error?.code]).toEqual([404, 'category-not-found'])
    const page = await reader.api('GET /api/v1/professionals', { query: { page: 2 } })
    expect([page.status, page.error?.code]).toEqual([404, 'people-page-not-found'])
  })
})

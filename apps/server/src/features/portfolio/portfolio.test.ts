import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { drawPicture, upload as sendPicture } from '../pictures/pictures.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { balanceCases } from './balance-cases.task.ts'

const { world, app, api } = useWorld()

const PORTFOLIO = '/api/v1/portfolio'
const emptyFields = {
  summary: '',
  role: '',
  startDate: null,
  endDate: null,
  url: '',
  skills: [],
  coverId: null,
  body: '<p>Words.</p>',
  links: [],
}

async function begin({ call }: SignedInClient, title = 'A bridge') {
  const reply = await call('POST', PORTFOLIO, { title })
  expect(reply.statusCode).toBe(200)
  return reply.json().result
}

/** Saves the current state of a case with these changes. */
async function save({ call }: SignedInClient, slug: string, change: object = {}) {
  const { version, title } = (await call('GET', `${PORTFOLIO}/${slug}`)).json().result
  return call('PUT', `${PORTFOLIO}/${slug}`, { version, title, ...emptyFields, ...change })
}

async function publish(client: SignedInClient, title = 'A bridge') {
  const { slug } = await begin(client, title)
  await save(client, slug)
  const reply = await client.api('PUT /api/v1/portfolio/{slug}/publication', { params: { slug } })
  expect(reply.result).toMatchObject({ published: true })
  return reply.result
}

async function viewCase(viewer: SignedInClient | undefined, slug: string) {
  const reply = await send(app, 'GET', `/api/v1/portfolio-cases/${slug}`, { token: viewer?.token })
  return { status: reply.statusCode, case: reply.json().result }
}

async function upload(client: SignedInClient, purpose = 'content'): Promise<string> {
  const reply = await sendPicture(app, await drawPicture(800, 600), { token: client.token, purpose })
  return reply.json().result._id
}

async function usesOf(id: string): Promise<number> {
  const row = await world.ctx.db.selectFrom('picture').select('uses').where('id', '=', id).executeTakeFirstOrThrow()
  return row.uses
}

async function slugOf({ call }: SignedInClient): Promise<string> {
  return (await call('GET', '/api/v1/story')).json().result.slug
}

describe('writing a case', () => {
  test('begins with a draft that only its owner sees, and saves it as a whole', async () => {
    const ada = await joinAsProfessional(world, app)
    const draft = await begin(ada, '  The  Harbour & its cranes ')
    expect(draft).toMatchObject({ title: 'The Harbour & its cranes', slug: 'the-harbour-and-its-cranes', version: 1 })
    const saveReply = await save(ada, draft.slug, {
      summary: 'How it was saved',
      role: 'Lead',
      startDate: '2023-05',
      endDate: '2024',
      url: 'harbour.example.org',
      skills: ['typescript', 'Crane whispering', 'TypeScript'],
      links: [{ url: 'https://a.example', title: 'A', description: 'B', siteName: 'C', pictureId: null }],
    })
    expect(saveReply.json().result).toMatchObject({
      version: 2,
      published: false,
      url: 'https://harbour.example.org',
      skills: ['TypeScript', 'Crane whispering'],
      links: [{ url: 'https://a.example', title: 'A', picture: null }],
    })
    const other = await joinAsProfessional(world, app)
    expect(await viewCase(ada, draft.slug)).toMatchObject({ status: 200, case: { publishedAt: null, noindex: true } })
    expect((await viewCase(undefined, draft.slug)).status).toBe(404)
    expect((await viewCase(other, draft.slug)).status).toBe(404)
    expect(
      (await api('GET /api/v1/professionals/{slug}/portfolio', { params: { slug: await slugOf(ada) } })).result,
    ).toEqual([])
  })

  test('stores sanitised HTML', async () => {
    const ada = await joinAsProfessional(world, app)
    const { slug } = await begin(ada)
    const body =
      '<h1>Big</h1><p onclick="x()">Hi <a href="javascript:a()">there</a></p><script>alert(1)</script><img src="https://evil.example/x.png"><img src="/pictures/not-ours/1.webp">'
    expect((await save(ada, slug, { body })).json().result.body).toBe('<h2>Big</h2><p>Hi there</p>')
  })

  test('closes the markup that an older version left open, once', async () => {
    const ada = await joinAsProfessional(world, app)
    const { slug } = await publish(ada)
    const before = { body: '<p>text<a href="https://evil.example/"></span>', balanced: false }
    await world.ctx.db.updateTable('portfolio_case').set(before).where('actor_id', '=', ada.id).execute()
    await balanceCases.handle(world.ctx, {})
    expect((await viewCase(ada, slug)).case.body).toBe('<p>text<a href="https://evil.example/"></a></p>')
    const remainingRows = world.ctx.db.selectFrom('portfolio_case').select('id').where('balanced', '=', false)
    expect(await remainingRows.execute()).toEqual([])
  })

  test('keeps the member’s own pictures, limits their height to 300 px, and releases removed ones', async () => {
    const ada = await joinAsProfessional(world, app)
    const { slug } = await begin(ada)
    const [inText, cover, linkedPicture] = [await upload(ada), await upload(ada), await upload(ada)]
    const links = [{ url: 'https://a.example', title: 'A', description: '', siteName: '', pictureId: linkedPicture }]
    const body = `<p>Look:</p><img src="/pictures/${inText}/480.webp" alt="A &lt;crane&gt;" onload="x()">`
    const savedCase = (await save(ada, slug, { body, coverId: cover, links })).json().result
    expect(savedCase.body).toContain(`<img src="/pictures/${inText}/480.webp" srcset="`)
    expect(savedCase.body).toContain('width="400" height="300"')
    expect(savedCase.body).toContain('alt="A &lt;crane&gt;"')
    expect(savedCase.body).not.toContain('onload')
    expect([savedCase.cover._id, savedCase.links[0].picture._id]).toEqual([cover, linkedPicture])
    expect([await usesOf(inText), await usesOf(cover), await usesOf(linkedPicture)]).toEqual([1, 1, 1])

    // The form sends the reply back unchanged.
    const again = (await save(ada, slug, { body: savedCase.body, coverId: inText })).json().result
    expect(again.body).toBe(savedCase.body)
    expect([await usesOf(inText), await usesOf(cover), await usesOf(linkedPicture)]).toEqual([1, 0, 0])
    await ada.api('DELETE /api/v1/portfolio/{slug}', { params: { slug } })
    expect(await usesOf(inText)).toBe(0)
  })

  test('refuses another member’s picture, one with another purpose, and a thirteenth, and changes nothing', async () => {
    const [ada, eve] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const { slug } = await begin(ada)
    const [foreign, photo] = [await upload(eve), await upload(ada, 'photo')]
    expect((await save(ada, slug, { coverId: foreign })).json().result.code).toBe('picture-not-found')
    expect((await save(ada, slug, { coverId: photo })).json().result.code).toBe('picture-not-for-this')
    const ids = Array.from({ length: 13 }, (_, n) => `00000000-0000-4000-8000-0000000000${10 + n}`)
    const many = await save(ada, slug, { body: ids.map((id) => `<img src="/pictures/${id}/480.webp">`).join('') })
    expect([many.statusCode, many.json().result.code]).toEqual([409, 'too-many-pictures'])
    expect(Object.keys(many.json().result.fields)).toEqual(['body.body'])
    expect((await ada.api('GET /api/v1/portfolio/{slug}', { params: { slug } })).result).toMatchObject({
      version: 1,
      cover: null,
    })
  })

  test('stores one of fifty simultaneous changes to a version, and refuses the others', async () => {
    const ada = await joinAsProfessional(world, app)
    const { slug } = await begin(ada)
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        ada.call('PUT', `${PORTFOLIO}/${slug}`, { version: 1, title: `Title ${n}`, ...emptyFields }),
      ),
    )
    const codes = replies.map((reply) => reply.json().result.code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(codes.filter((code) => code === 'case-changed')).toHaveLength(49)
    expect((await ada.api('GET /api/v1/portfolio/{slug}', { params: { slug } })).result.version).toBe(2)
  })

  test.for([
    [{ title: ' ' }, 'body.title'],
    [{ startDate: '2020-13' }, 'body.startDate'],
    [{ startDate: '2020-05', endDate: '2019' }, 'body.endDate'],
    [{ url: 'javascript:alert(1)' }, 'body.url'],
    [{ skills: Array.from({ length: 16 }, (_, n) => `s${n}`) }, 'body.skills'],
    [{ body: 'x'.repeat(100_001) }, 'body.body'],
    [{ coverId: 'mine' }, 'body.coverId'],
    [{ slug: 'A b' }, 'body.slug'],
    [
      { links: [{ url: 'file:///etc', title: '', description: '', siteName: '', pictureId: null }] },
      'body.links[0].url',
    ],
  ])('refuses %j with the field’s name', async ([change, field]) => {
    const ada = await joinAsProfessional(world, app)
    const { slug } = await begin(ada)
    const reply = await save(ada, slug, change as object)
    expect([reply.statusCode, Object.keys(reply.json().result.fields)]).toEqual([400, [field]])
  })

  test('is possible for professionals and companies, and only in their own cases', async () => {
    const [ada, eve] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const { slug } = await publish(ada)
    const bodies: Readonly<Record<string, object>> = {
      'POST /api/v1/portfolio': { title: 'x' },
      'PUT /api/v1/portfolio/{slug}': { version: 1, title: 'x', ...emptyFields },
      'PUT /api/v1/portfolio-order': { cases: [] },
    }
    const admin = await joinAsAdmin(world, app)
    for (const [method, url] of [
      ['GET', PORTFOLIO],
      ['POST', PORTFOLIO],
      ['GET', `${PORTFOLIO}/${slug}`],
      ['PUT', `${PORTFOLIO}/${slug}`],
      ['DELETE', `${PORTFOLIO}/${slug}`],
      ['PUT', `${PORTFOLIO}/${slug}/publication`],
      ['DELETE', `${PORTFOLIO}/${slug}/publication`],
      ['PUT', '/api/v1/portfolio-order'],
    ] as const) {
      expect((await send(app, method, url)).statusCode).toBe(401)
      const body = bodies[`${method} ${url.replace(slug, '{slug}')}`]
      expect([method, url, (await admin.call(method, url, body)).statusCode]).toEqual([method, url, 403])
      if (!url.includes(slug)) continue
      for (const other of [eve, await joinAsEmployer(world, app)]) {
        const reply = await other.call(method, url, body)
        expect([method, url, reply.statusCode]).toEqual([method, url, 404])
      }
    }
    expect((await viewCase(undefined, slug)).status).toBe(200)
  })
})

describe('the address of a case', () => {
  test('is unique on the whole site, even among fifty simultaneous drafts, and is never a reserved word', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => joinAsProfessional(world, app)))
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => begin(people[n % 5] as SignedInClient, 'Same')),
    )
    expect(new Set(replies.map(({ slug }) => slug)).size).toBe(50)
    const [ada] = people as [SignedInClient]
    expect((await begin(ada, 'Preview')).slug).toBe('preview-2')
    expect((await begin(ada, '日本')).slug).toBe('case')
  })

  test('can be changed; the former address of a published case still leads to it and stays reserved', async () => {
    const [ada, eve] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const { slug } = await publish(ada, 'Lighthouse')
    expect((await save(ada, slug, { slug: 'lamp-house' })).json().result.slug).toBe('lamp-house')
    expect((await viewCase(undefined, slug)).case.slug).toBe('lamp-house')
    const other = await begin(eve, 'Lighthouse')
    expect(other.slug).not.toBe(slug)
    for (const wish of [slug, 'lamp-house', 'viewers']) {
      const refusal = (await save(eve, other.slug, { slug: wish })).json().result
      expect([refusal.code, Object.keys(refusal.fields)]).toEqual(['case-address-taken', ['body.slug']])
    }
    expect((await save(ada, 'lamp-house', { slug })).json().result.slug).toBe(slug)
  })

  test('is released when a draft changes its address', async () => {
    const ada = await joinAsProfessional(world, app)
    const { slug } = await begin(ada, 'Windmill')
    await save(ada, slug, { slug: 'wind-mill' })
    expect((await begin(ada, 'Windmill')).slug).toBe('windmill')
  })
})

describe('publishing a case', () => {
  test('makes the case public, once, even with fifty simultaneous requests', async () => {
    const ada = await joinAsProfessional(world, app)
    const { slug } = await begin(ada, 'Dam')
    await save(ada, slug, { body: '<p>Water &amp; stone</p>' })
    await Promise.all(Array.from({ length: 50 }, () => ada.call('PUT', `${PORTFOLIO}/${slug}/publication`)))
    const activities = await world.ctx.db
      .selectFrom('activity')
      .select('id')
      .where('kind', '=', 'portfolio.published')
      .where('actor_id', '=', ada.id)
      .execute()
    expect(activities).toHaveLength(1)
    expect((await viewCase(undefined, slug)).case).toMatchObject({
      excerpt: 'Water & stone',
      author: { _id: ada.id, name: 'Ada Lovelace' },
      next: null,
      noindex: false,
    })
    await ada.api('DELETE /api/v1/portfolio/{slug}/publication', { params: { slug } })
    expect((await viewCase(undefined, slug)).status).toBe(404)
  })

  test('requires text, which can’t be removed afterwards', async () => {
    const ada = await joinAsProfessional(world, app)
    const { slug } = await begin(ada)
    const refusal = await ada.api('PUT /api/v1/portfolio/{slug}/publication', { params: { slug } })
    expect([refusal.status, refusal.error?.code]).toEqual([409, 'case-empty'])
    const publishedCase = await publish(ada, 'Full')
    expect((await save(ada, publishedCase.slug, { body: '<p> </p>' })).json().result.code).toBe('case-empty')
  })

  test('requires a confirmed mailbox', async () => {
    const ada = await joinAsProfessional(world, app, { confirmed: false })
    const { slug } = await begin(ada)
    await save(ada, slug)
    expect((await ada.api('PUT /api/v1/portfolio/{slug}/publication', { params: { slug } })).status).toBe(403)
  })
})

describe('a published case', () => {
  test('is hidden with its owner’s story, and from members blocked by its owner', async () => {
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const { slug } = await publish(ada)
    await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: bob.id } })
    expect((await viewCase(bob, slug)).status).toBe(404)
    const list = `/api/v1/professionals/${await slugOf(ada)}/portfolio`
    expect([(await bob.call('GET', list)).statusCode, (await send(app, 'GET', list)).json().result.length]).toEqual([
      404, 1,
    ])
    await world.ctx.db.updateTable('actor').set({ listed: false }).where('id', '=', ada.id).execute()
    expect([(await viewCase(undefined, slug)).status, (await viewCase(ada, slug)).status]).toEqual([404, 200])
    expect((await send(app, 'GET', list)).statusCode).toBe(404)
  })

  test('is in the sitemap, and is marked as not to be indexed once its owner has opted out', async () => {
    const ada = await joinAsProfessional(world, app)
    const { slug } = await publish(ada)
    const path = `/professional/${await slugOf(ada)}/portfolio/${slug}<`
    expect((await app.inject('/sitemaps/portfolio-1.xml')).body).toContain(path)
    await ada.api('PATCH /api/v1/story', { body: { version: 0, searchEngines: false } })
    expect((await viewCase(undefined, slug)).case.noindex).toBe(true)
  })

  test('links to the next case in its owner’s order', async () => {
    const ada = await joinAsProfessional(world, app)
    const [one, two, three] = [await publish(ada, 'One'), await publish(ada, 'Two'), await publish(ada, 'Three')]
    const draft = await begin(ada, 'Draft')
    const orderedIds = [one, draft, two, three].map(({ _id }) => _id)
    const orderReply = await ada.api('PUT /api/v1/portfolio-order', { body: { cases: orderedIds } })
    expect(orderReply.result.map(({ _id }: { _id: string }) => _id)).toEqual(orderedIds)
    expect((await viewCase(undefined, one.slug)).case.next.title).toBe('Two')
    expect((await viewCase(undefined, three.slug)).case.next.title).toBe('One')
    const wrongOrderReply = await ada.api('PUT /api/v1/portfolio-order', { body: { cases: orderedIds.slice(1) } })
    expect(wrongOrderReply.error?.code).toBe('case-order-changed')
  })
})

test('a member can have at most fifty cases, even with simultaneous requests', async () => {
  const ada = await joinAsProfessional(world, app)
  const replies = await Promise.all(
    Array.from({ length: 55 }, (_, n) => ada.call('POST', PORTFOLIO, { title: `Case number ${n}` })),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50)
  expect((await ada.api('GET /api/v1/portfolio')).result).toHaveLength(50)
})

test('the member’s data download includes the cases, and erasing the account deletes them', async () => {
  const ada = await joinAsProfessional(world, app)
  const { slug } = await begin(ada, 'For the download')
  await save(ada, slug, { coverId: await upload(ada) })
  const data = (await ada.api('GET /api/v1/account/data')).result
  expect(data.portfolio).toMatchObject([{ title: 'For the download', body: '<p>Words.</p>', addresses: [slug] }])
  await world.ctx.db.deleteFrom('actor').where('id', '=', ada.id).execute()
  expect((await begin(await joinAsProfessional(world, app), 'For the download')).slug).toBe(slug)
})

import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { drawPicture, upload as sendPicture } from '../pictures/pictures.factory.ts'
import { setListed } from '../professionals/story/stories.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { balanceHeadlines } from './balance-headlines.task.ts'
import { articleOf, beginDraft, HEADLINES, LINKS, linkOf, publishArticle } from './headlines.factory.ts'

const { world, app } = useWorld()

const creator = () => joinAsProfessional(world, app, { plan: 'Creator' })

async function viewHeadline(viewer: SignedInClient | undefined, slug: string) {
  const reply = await send(app, 'GET', `${HEADLINES}/${slug}`, { token: viewer?.token })
  return { status: reply.statusCode, headline: reply.json().result }
}

/** Saves an article's current state with these changes. */
async function save({ call }: SignedInClient, slug: string, change: object = {}) {
  const { version, title, body, cover } = (await call('GET', `${HEADLINES}/${slug}/own`)).json().result
  return call('PUT', `${HEADLINES}/${slug}`, { version, title, body, coverId: cover?._id ?? null, ...change })
}

async function upload(client: SignedInClient): Promise<string> {
  const reply = await sendPicture(app, await drawPicture(800, 600), { token: client.token, purpose: 'content' })
  return reply.json().result._id
}

async function usesOf(id: string): Promise<number> {
  const row = await world.ctx.db.selectFrom('picture').select('uses').where('id', '=', id).executeTakeFirstOrThrow()
  return row.uses
}

function recordedActivities(kind: string, { id }: SignedInClient) {
  return world.ctx.db
    .selectFrom('activity')
    .select('data')
    .where('kind', '=', kind)
    .where('actor_id', '=', id)
    .execute()
}

const codeOf = (reply: { json(): { result: { code: string } } }) => reply.json().result.code

describe('an article', () => {
  test('begins as a draft visible only to its author, and is public once published', async () => {
    const ada = await creator()
    const body = `<p>${'Water &amp; stone '.repeat(200)}</p>`
    const draft = await beginDraft(ada, { title: '  How  harbours &  lamps work ', body })
    expect(draft).toMatchObject({ title: 'How harbours & lamps work', version: 1, publishedAt: null, minutes: 3 })
    expect((await ada.api('GET /api/v1/headline-drafts')).result).toMatchObject([{ slug: draft.slug }])
    expect((await viewHeadline(undefined, draft.slug)).status).toBe(404)
    expect((await viewHeadline(ada, draft.slug)).status).toBe(404)

    const publishReply = await ada.call('PUT', `${HEADLINES}/${draft.slug}/publication`)
    expect(publishReply.json().result).toMatchObject({ slug: 'how-harbours-and-lamps-work' })
    const { status, headline } = await viewHeadline(undefined, draft.slug)
    expect(status).toBe(200)
    expect(headline).toMatchObject({ link: null, host: null, minutes: 3, noindex: false, author: { _id: ada.id } })
    expect(headline.summary.startsWith('Water & stone Water')).toBe(true)
    expect((await ada.api('GET /api/v1/headline-drafts')).result).toEqual([])
    expect(await recordedActivities('headline.published', ada)).toHaveLength(1)
  })

  test('gets its address from the title at publication; a former public address still leads to it', async () => {
    const ada = await creator()
    const draft = await beginDraft(ada, { title: 'A first idea of a title' })
    await save(ada, draft.slug, { title: 'The title that it got' })
    const { slug } = (await ada.call('PUT', `${HEADLINES}/${draft.slug}/publication`)).json().result
    expect(slug).toBe('the-title-that-it-got')
    expect((await viewHeadline(undefined, draft.slug)).status).toBe(404)
    expect((await save(ada, slug, { slug: 'a-new-address' })).json().result.slug).toBe('a-new-address')
    expect((await viewHeadline(undefined, slug)).headline.slug).toBe('a-new-address')
    const otherHeadline = await publishArticle(ada, { title: 'The title that it got' })
    expect(otherHeadline.slug).toBe('the-title-that-it-got-2')
    expect(codeOf(await save(ada, otherHeadline.slug, { slug: 'a-new-address' }))).toBe('headline-address-taken')
    expect(codeOf(await save(ada, otherHeadline.slug, { slug: 'create' }))).toBe('headline-address-taken')
  })

  test('is stored sanitised, and a title of nine characters or a text without words is refused', async () => {
    const ada = await creator()
    const body = '<h1>Big</h1><p onclick="x()">Hi <a href="javascript:a()">there</a></p><script>alert(1)</script>'
    expect((await beginDraft(ada, { body })).body).toBe('<h2>Big</h2><p>Hi there</p>')
    const shortReply = await ada.call('POST', HEADLINES, articleOf({ title: 'Nine char' }))
    expect([shortReply.statusCode, Object.keys(shortReply.json().result.fields)]).toEqual([400, ['body.title']])
    const emptyDraft = await beginDraft(ada, { title: 'Nothing in it yet', body: '<p> </p>' })
    expect(codeOf(await ada.call('PUT', `${HEADLINES}/${emptyDraft.slug}/publication`))).toBe('headline-empty')
    const { slug } = await publishArticle(ada)
    expect(codeOf(await save(ada, slug, { body: '' }))).toBe('headline-empty')
  })

  test('keeps its pictures while it shows them, and is refused with another member’s picture', async () => {
    const [ada, eve] = [await creator(), await creator()]
    const [inText, cover, foreign] = [await upload(ada), await upload(ada), await upload(eve)]
    const body = `<p>Look:</p><img src="/pictures/${inText}/480.webp" alt="A lamp">`
    const { slug, cover: shownCover } = await publishArticle(ada, { title: 'A lamp in pictures', body, coverId: cover })
    expect([shownCover._id, await usesOf(inText), await usesOf(cover)]).toEqual([cover, 1, 1])
    expect(codeOf(await save(ada, slug, { coverId: foreign }))).toBe('picture-not-found')
    const many = Array.from({ length: 13 }, (_, n) => `00000000-0000-4000-8000-0000000000${10 + n}`)
    const tooMany = await save(ada, slug, { body: many.map((id) => `<img src="/pictures/${id}/480.webp">`).join('') })
    expect(codeOf(tooMany)).toBe('headline-pictures')
    await save(ada, slug, { coverId: null })
    expect([await usesOf(inText), await usesOf(cover)]).toEqual([1, 0])
    await ada.call('DELETE', `${HEADLINES}/${slug}`)
    expect([(await viewHeadline(undefined, slug)).status, await usesOf(inText)]).toEqual([404, 0])
  })

  test('is created, published, changed and deleted once each, even by fifty simultaneous requests', async () => {
    const ada = await creator()
    const article = articleOf({ title: 'Once and never twice' })
    const fifty = <T>(act: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, n) => act(n)))
    const replies = await fifty(() => ada.call('POST', HEADLINES, article))
    expect(new Set(replies.map((reply) => reply.json().result.slug)).size).toBe(1)
    const { slug } = replies[0]?.json().result ?? {}
    const publishReplies = await fifty(() => ada.call('PUT', `${HEADLINES}/${slug}/publication`))
    expect(new Set(publishReplies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await recordedActivities('headline.published', ada)).toHaveLength(1)
    const { title, body, coverId } = article
    const changes = await fifty((n) =>
      ada.call('PUT', `${HEADLINES}/${slug}`, { version: 1, title: `${title} ${n}`, body, coverId }),
    )
    expect(changes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(new Set(changes.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    const deletions = await fifty(() => ada.call('DELETE', `${HEADLINES}/${slug}`))
    expect(deletions.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('with the id of another member’s article is refused', async () => {
    const [ada, eve] = [await creator(), await creator()]
    const { _id } = await beginDraft(ada)
    expect((await eve.call('POST', HEADLINES, articleOf({ id: _id }))).statusCode).toBe(404)
    expect((await eve.call('POST', LINKS, linkOf({ id: _id }))).statusCode).toBe(404)
  })
})

describe('a link', () => {
  test('is published immediately with the page’s picture, and its comment can be changed', async () => {
    const ada = await creator()
    const pictureId = await upload(ada)
    const { link, ...fields } = linkOf()
    const shareReply = await ada.call('POST', LINKS, { ...fields, link: { ...link, pictureId } })
    expect(shareReply.statusCode).toBe(200)
    const { slug } = shareReply.json().result
    const { headline } = await viewHeadline(undefined, slug)
    expect(headline).toMatchObject({
      title: fields.title,
      summary: fields.summary,
      host: 'lamps.example',
      minutes: null,
      body: '',
      cover: { _id: pictureId },
      link: { url: link.url, title: 'Lamps', siteName: 'Lamp news', picture: { _id: pictureId } },
    })
    expect(await usesOf(pictureId)).toBe(1)
    const words = { version: 1, title: 'Worth twelve minutes', summary: '' }
    expect((await ada.call('PUT', `${LINKS}/${slug}`, words)).json().result).toMatchObject({ title: words.title })
    expect(codeOf(await ada.call('PUT', `${LINKS}/${slug}`, words))).toBe('headline-changed')
    const asArticle = { version: 2, title: words.title, body: '<p>x</p>', coverId: null }
    expect((await ada.call('PUT', `${HEADLINES}/${slug}`, asArticle)).statusCode).toBe(404)
  })

  test('with a missing or another member’s picture is refused', async () => {
    const [ada, eve] = [await creator(), await creator()]
    for (const pictureId of [world.ctx.newId(), await upload(eve)]) {
      const { link } = linkOf()
      const reply = await ada.call('POST', LINKS, linkOf({ link: { ...link, pictureId } }))
      expect([reply.statusCode, codeOf(reply)]).toEqual([404, 'picture-not-found'])
    }
  })

  test('that is not a web address is refused', async () => {
    const ada = await creator()
    for (const url of ['', 'javascript:alert(1)', 'https://user:secret@lamps.example', 'nothing']) {
      const reply = await ada.call('POST', LINKS, linkOf({ link: { ...linkOf().link, url } }))
      expect([reply.statusCode, Object.keys(reply.json().result.fields)]).toEqual([400, ['body.link.url']])
    }
  })

  test('sent by fifty simultaneous requests is stored once', async () => {
    const ada = await creator()
    const link = linkOf()
    const replies = await Promise.all(Array.from({ length: 50 }, () => ada.call('POST', LINKS, link)))
    expect(new Set(replies.map((reply) => reply.json().result.slug)).size).toBe(1)
    expect(await recordedActivities('headline.published', ada)).toHaveLength(1)
  })
})

describe('permissions', () => {
  test('let only professionals on the Creator plan begin a headline, and only confirmed ones publish it', async () => {
    const statuses = async (client: SignedInClient) => {
      const reply = await client.call('POST', HEADLINES, articleOf())
      return [reply.statusCode, (await client.call('POST', LINKS, linkOf())).statusCode]
    }
    expect(await statuses(await creator())).toEqual([200, 200])
    expect(await statuses(await joinAsProfessional(world, app))).toEqual([402, 402])
    expect(await statuses(await joinAsProfessional(world, app, { plan: 'Pro' }))).toEqual([402, 402])
    expect(await statuses(await joinAsEmployer(world, app, { plan: 'Creator' }))).toEqual([403, 403])
    expect(await statuses(await joinAsAdmin(world, app))).toEqual([403, 403])
    expect(await statuses(await joinAsProfessional(world, app, { plan: 'Creator', confirmed: false }))).toEqual([
      200, 403,
    ])
    expect((await send(app, 'POST', HEADLINES, { body: articleOf() })).statusCode).toBe(401)
  })

  test('let the author, even without the plan, and content admins change and delete a headline', async () => {
    const ada = await creator()
    const { slug } = await publishArticle(ada)
    await world.ctx.db.updateTable('actor').set({ plan: 'free' }).where('id', '=', ada.id).execute()
    expect((await save(ada, slug, { title: 'Without a plan now' })).statusCode).toBe(200)
    expect((await ada.call('PUT', `${HEADLINES}/${slug}/publication`)).statusCode).toBe(402)
    for (const stranger of [
      await creator(),
      await joinAsEmployer(world, app),
      await joinAsAdmin(world, app, 'admin-support'),
    ]) {
      expect((await stranger.call('GET', `${HEADLINES}/${slug}/own`)).statusCode).toBe(403)
      expect((await stranger.call('DELETE', `${HEADLINES}/${slug}`)).statusCode).toBe(403)
    }
    const admin = await joinAsAdmin(world, app, 'admin-content')
    expect((await save(admin, slug, { title: 'Put right by an admin' })).statusCode).toBe(200)
    expect((await admin.call('DELETE', `${HEADLINES}/${slug}`)).statusCode).toBe(200)
    expect((await send(app, 'DELETE', `${HEADLINES}/${slug}`)).statusCode).toBe(401)
  })

  test('let only its author see and change a draft', async () => {
    const ada = await creator()
    const { slug } = await beginDraft(ada)
    for (const stranger of [await creator(), await joinAsAdmin(world, app)]) {
      expect((await stranger.call('GET', `${HEADLINES}/${slug}/own`)).statusCode).toBe(404)
      expect((await stranger.call('DELETE', `${HEADLINES}/${slug}`)).statusCode).toBe(404)
      expect([402, 403, 404]).toContain((await stranger.call('PUT', `${HEADLINES}/${slug}/publication`)).statusCode)
    }
    expect((await ada.call('DELETE', `${HEADLINES}/${slug}`)).statusCode).toBe(200)
  })
})

test('a member can have at most fifty drafts and publish twenty headlines a day, even with simultaneous requests', async () => {
  const ada = await creator()
  const many = (count: number, act: () => Promise<{ statusCode: number }>) =>
    Promise.all(Array.from({ length: count }, act))
  const drafts = await many(55, () => ada.call('POST', HEADLINES, articleOf()))
  expect(drafts.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50)
  const links = await many(25, () => ada.call('POST', LINKS, linkOf()))
  expect(links.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  expect(links.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
})

test('unclosed markup in articles stored by an older version of Rise is closed, once', async () => {
  const ada = await creator()
  const { slug } = await publishArticle(ada)
  const before = { body: '<p>text<a href="https://evil.example/"></span>', balanced: false }
  await world.ctx.db.updateTable('headline').set(before).where('actor_id', '=', ada.id).execute()
  await balanceHeadlines.handle(world.ctx, {})
  expect((await viewHeadline(ada, slug)).headline.body).toBe('<p>text<a href="https://evil.example/"></a></p>')
  const remainingRows = world.ctx.db.selectFrom('headline').select('id').where('balanced', '=', false)
  expect(await remainingRows.execute()).toEqual([])
})

test('a headline is in the sitemap and has a picture; one by an unlisted author is visible only to that author', async () => {
  const ada = await creator()
  const { slug } = await publishArticle(ada, { title: 'To be found on the map' })
  expect((await app.inject('/sitemaps/headlines-1.xml')).body).toContain(`/headlines/${slug}<`)
  expect((await app.inject(`/headlines/${slug}.png`)).headers['content-type']).toBe('image/png')
  await setListed(world, ada, false)
  expect((await viewHeadline(undefined, slug)).status).toBe(404)
  expect(await viewHeadline(ada, slug)).toMatchObject({ status: 200, headline: { noindex: true } })
})

test('the member’s data download has the headlines, and erasing the account deletes them', async () => {
  const ada = await creator()
  const { slug } = await publishArticle(ada, { title: 'For the download of it' })
  const data = (await ada.api('GET /api/v1/account/data')).result
  expect(data.headlines).toMatchObject([{ title: 'For the download of it', addresses: [slug] }])
  await world.ctx.db.deleteFrom('actor').where('id', '=', ada.id).execute()
  expect((await publishArticle(await creator(), { title: 'For the download of it' })).slug).toBe(slug)
})

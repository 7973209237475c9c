import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { setListed } from '../professionals/story/stories.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient, send } from '../session/accounts.factory.ts'
import { beginDraft, HEADLINES, LINKS, linkOf, publishArticle } from './headlines.factory.ts'

const { world, app, api } = useWorld()

const creator = () => joinAsProfessional(world, app, { plan: 'Creator' })

async function list(query = '', viewer?: SignedInClient) {
  const reply = await send(app, 'GET', `${HEADLINES}${query}`, { token: viewer?.token })
  return { status: reply.statusCode, ...reply.json().result }
}

const titles = (page: { items: { title: string }[] }) => page.items.map(({ title }) => title)

async function slugOf({ call }: SignedInClient): Promise<string> {
  return (await call('GET', '/api/v1/story')).json().result.slug
}

describe('the list of headlines', () => {
  test('has twenty per page, newest first, without drafts, and refuses a page past the end', async () => {
    const [ada, eve] = [await creator(), await creator()]
    const allTitles: string[] = []
    for (let n = 10; n < 33; n += 1) {
      const title = `Headline number ${n}`
      allTitles.unshift(title)
      // Uses links, because an author may publish only twenty headlines a day.
      await (n % 2 ? ada : eve).call('POST', LINKS, linkOf({ title }))
      world.clock.advance(1_000)
    }
    await beginDraft(ada, { title: 'A draft of a headline' })
    const [first, second] = [await list(), await list('?page=2')]
    expect([...titles(first), ...titles(second)]).toEqual(allTitles)
    expect([first.total, first.pages, second.items.length, first.author]).toEqual([23, 2, 3, null])
    for (const page of ['3', '500']) expect((await list(`?page=${page}`)).status).toBe(404)
    for (const page of ['0', 'two', '501']) expect((await list(`?page=${page}`)).status).toBe(400)

    const author = await slugOf(ada)
    const listOfAuthor = await list(`?author=${author}`)
    expect(titles(listOfAuthor)).toEqual(allTitles.filter((_, index) => index % 2 === 1))
    expect(listOfAuthor.author).toMatchObject({ _id: ada.id, slug: author })
    expect((await list('?author=nobody-at-all')).status).toBe(404)
  })

  test('hides headlines by unlisted authors, and by members on the other side of a block', async () => {
    const [ada, bob] = [await creator(), await joinAsEmployer(world, app)]
    const { slug } = await publishArticle(ada, { title: 'Only for friends of mine' })
    const author = await slugOf(ada)
    const before = (await list('', bob)).total
    await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: bob.id } })
    const listForBob = await list('', bob)
    expect([titles(listForBob).includes('Only for friends of mine'), listForBob.total]).toEqual([false, before - 1])
    expect((await list(`?author=${author}`, bob)).status).toBe(404)
    expect((await send(app, 'GET', `${HEADLINES}/${slug}`, { token: bob.token })).statusCode).toBe(404)
    expect((await list()).total).toBe(before)
    await setListed(world, ada, false)
    expect((await list()).total).toBe(before - 1)
    expect((await list(`?author=${author}`)).status).toBe(404)
  })
})

describe('related headlines', () => {
  test('on a story are the author’s three newest, with the total, and on a headline others by its author', async () => {
    const ada = await creator()
    const profile = await slugOf(ada)
    const story = async () =>
      (await api('GET /api/v1/professionals/{slug}/story', { params: { slug: profile } })).result
    expect((await story()).headlines).toEqual({ newest: [], total: 0 })
    for (const title of ['The first of four', 'The second of four', 'The third of four']) {
      await publishArticle(ada, { title })
      world.clock.advance(1_000)
    }
    const { slug } = (await ada.call('POST', LINKS, linkOf({ title: 'The last of four' }))).json().result
    await beginDraft(ada, { title: 'A draft beside them' })
    const { headlines } = await story()
    expect(headlines.total).toBe(4)
    expect(headlines.newest).toMatchObject([
      { title: 'The last of four', host: 'lamps.example', minutes: null },
      { title: 'The third of four', host: null, minutes: 1 },
      { title: 'The second of four' },
    ])
    const headline = (await send(app, 'GET', `${HEADLINES}/${slug}`)).json().result
    expect(titles({ items: headline.more })).toEqual(['The third of four', 'The second of four', 'The first of four'])
    const preview = (await ada.api('GET /api/v1/story/preview')).result
    expect(preview.headlines.total).toBe(4)
  })
})

import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { reactionUrl } from '../discussion/discussion.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { articleOf, HEADLINES, LINKS, linkOf, publishArticle } from './headlines.factory.ts'

const { world, app, api } = useWorld()

const creator = () => joinAsProfessional(world, app, { plan: 'Creator' })
/** A text longer than its first lines. */
const body = `<p>${'How a lamp is read. '.repeat(60)}And at the very end the secret.</p>`

async function viewHeadline(viewer: SignedInClient | undefined, slug: string) {
  const call = viewer?.api ?? api
  return (await call('GET /api/v1/headlines/{slug}', { params: { slug } })).result
}

test('an article for members shows guests its first lines and a login link, and shows members the full text', async () => {
  const ada = await creator()
  const { slug } = await publishArticle(ada, { title: 'For members of the house', audience: 'members', body })
  const guest = await viewHeadline(undefined, slug)
  expect(guest).toMatchObject({ audience: 'members', locked: 'sign-in', body: '', title: 'For members of the house' })
  expect(guest.summary).toMatch(/^How a lamp is read\..*…$/)
  for (const member of [ada, await joinAsProfessional(world, app), await joinAsEmployer(world, app)]) {
    expect(await viewHeadline(member, slug)).toMatchObject({
      locked: null,
      body: expect.stringContaining('the secret'),
    })
  }
})

test('no endpoint returns the text of an article for members to a guest', async () => {
  const ada = await creator()
  const { slug, author } = await publishArticle(ada, { title: 'Closed to the street', audience: 'members', body })
  await publishArticle(ada, { title: 'Open to the street' })
  const addresses = [
    `${HEADLINES}/${slug}`,
    HEADLINES,
    `${HEADLINES}?author=${author.slug}`,
    `${HEADLINES}/open-to-the-street`,
    `/api/v1/professionals/${author.slug}/story`,
    '/sitemaps/headlines-1.xml',
  ]
  for (const url of addresses) {
    const { statusCode, body: text } = await app.inject(url)
    expect([url, statusCode, text.includes('the secret')]).toEqual([url, 200, false])
  }
})

test('a link for members shows guests its host instead of its address, and the first lines of the comment', async () => {
  const ada = await creator()
  const summary = `${'It changed how I look. '.repeat(20)}And this is the point.`
  const shareReply = await ada.call(
    'POST',
    LINKS,
    linkOf({ title: 'A link for the members', audience: 'members', summary }),
  )
  const { slug } = shareReply.json().result
  const guest = await viewHeadline(undefined, slug)
  expect(guest).toMatchObject({ locked: 'sign-in', host: 'lamps.example', link: null })
  expect(JSON.stringify(guest)).not.toMatch(/lamps\.example\/read|this is the point/)
  expect(await viewHeadline(ada, slug)).toMatchObject({ summary, link: { url: 'https://lamps.example/read' } })
})

test('content for a plan is readable by members on it, by companies, its author and content admins; others are asked to upgrade', async () => {
  const ada = await creator()
  const { _id, slug } = await publishArticle(ada, { title: 'For whoever creates', audience: 'creator', body })
  const freeMember = await joinAsProfessional(world, app)
  const lockOf = async (viewer: SignedInClient | undefined) => (await viewHeadline(viewer, slug)).locked
  expect([await lockOf(undefined), await lockOf(freeMember)]).toEqual(['sign-in', 'upgrade'])
  expect([await lockOf(ada), await lockOf(await creator()), await lockOf(await joinAsEmployer(world, app))]).toEqual([
    ...[null, null, null],
  ])
  expect(await lockOf(await joinAsAdmin(world, app, 'admin-content'))).toBeNull()
  const reaction = { reaction: 'love' }
  expect((await freeMember.call('PUT', reactionUrl(_id), reaction)).statusCode).toBe(402)
  expect((await (await creator()).call('PUT', reactionUrl(_id), reaction)).statusCode).toBe(200)
})

test('the author chooses the audience, and an edit without an audience keeps it', async () => {
  const ada = await creator()
  const { slug } = await publishArticle(ada, { title: 'Which changes its readers', body })
  const change = async (given: object) => {
    const { version, title } = (await ada.api('GET /api/v1/headlines/{slug}/own', { params: { slug } })).result
    const reply = await ada.call('PUT', `${HEADLINES}/${slug}`, { version, title, body, coverId: null, ...given })
    return reply.json().result.audience
  }
  expect([await change({}), await change({ audience: 'members' }), await change({})]).toEqual([
    ...['everyone', 'members', 'members'],
  ])
  expect((await viewHeadline(undefined, slug)).locked).toBe('sign-in')
  expect([await change({ audience: 'pro' }), await change({ audience: 'creator' })]).toEqual(['pro', 'creator'])
  expect((await ada.call('POST', HEADLINES, articleOf({ audience: 'friends' }))).statusCode).toBe(400)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { createFetcher } from '../../platform/fetch/fetcher.ts'
import { startLocalSite } from '../../platform/fetch/local-site.fixture.ts'
import { age } from '../discussion/discussion.factory.ts'
import { joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { befriend, convoOf, messagesOf, write } from './convos.factory.ts'

const ORIGIN = 'http://pages.example'
const requests: string[] = []
const site = await startLocalSite(({ url = '' }, response) => {
  requests.push(url)
  response
    .setHeader('content-type', 'text/html')
    .end(`<title>Page ${url}</title><meta property="og:image" content="/a.jpg">`)
})
// Closed after the world has stopped.
afterAll(() => site.stop())
const allowedOrigins = new Map([[ORIGIN, site.origin]])
const { world, app } = useWorld({ fetch: createFetcher({ userAgent: 'test', allowedOrigins }) })
beforeAll(() => world.backend.queue.work(world.ctx))

const member = () => joinAsProfessional(world, app)

/** Waits for the task that fetches pages. */
function expectLinks(client: SignedInClient, other: SignedInClient) {
  const titles = async () => (await messagesOf(client, other)).messages.map(({ link }) => link?.title)
  return expect.poll(titles, { interval: 50 })
}

test('a message shows a preview of the first page that it links to, updated when the link is edited', async () => {
  const [ada, bob] = [await member(), await member()]
  await befriend(ada, bob)
  const { revision } = (await write(ada, bob, `Look at ${ORIGIN}/one, and ${ORIGIN}/two!`)).result
  await expectLinks(bob, ada).toEqual(['Page /one'])
  expect(requests.splice(0)).toEqual(['/one'])
  const { messages } = await messagesOf(bob, ada, { since: revision })
  expect(messages).toMatchObject([{ link: { url: `${ORIGIN}/one`, siteName: 'pages.example', picture: null } }])
  const params = { id: (await convoOf(ada, bob))._id, seq: 1 }
  await ada.api('PUT /api/v1/convos/{id}/messages/{seq}', { params, body: { text: `${ORIGIN}/three` } })
  await expectLinks(bob, ada).toEqual(['Page /three'])
  await ada.api('DELETE /api/v1/convos/{id}/messages/{seq}', { params })
  await expectLinks(bob, ada).toEqual([undefined])
  requests.splice(0)
})

test('no linked page is fetched before the stranger’s request is answered', async () => {
  const [ada, bob] = [await member(), await member()]
  await age(world)
  await write(ada, bob, `${ORIGIN}/stranger`)
  await expectLinks(ada, bob).toEqual([undefined])
  expect(requests.splice(0)).toEqual([])
  await write(bob, ada, `${ORIGIN}/answer`)
  await expectLinks(ada, bob).toEqual(['Page /stranger', 'Page /answer'])
  expect(requests.splice(0).toSorted()).toEqual(['/answer', '/stranger'])
})

test('the linked page is fetched once the stranger’s request is accepted', async () => {
  const [ada, bob] = [await member(), await member()]
  await age(world)
  await write(ada, bob, `${ORIGIN}/stranger`)
  const params = { id: (await convoOf(bob, ada))._id }
  await bob.api('PUT /api/v1/convos/{id}/request', { params, body: { answer: 'accept' } })
  await expectLinks(bob, ada).toEqual(['Page /stranger'])
  requests.splice(0)
})

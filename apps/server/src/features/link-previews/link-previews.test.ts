import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { createFetcher } from '../../platform/fetch/fetcher.ts'
import { type LocalSite, startLocalSite } from '../../platform/fetch/local-site.fixture.ts'
import { drawPicture } from '../pictures/pictures.factory.ts'
import { joinAsProfessional, type SignedInClient, send } from '../session/accounts.factory.ts'

const ORIGIN = 'http://pages.example'
let site: LocalSite
let ada: SignedInClient

type Answer = (response: ServerResponse) => void
const html =
  (text: string | Buffer, type = 'text/html; charset=utf-8'): Answer =>
  (response) =>
    void response.setHeader('content-type', type).end(text)

const pages: Record<string, Answer> = {
  '/article': html(`<!doctype html><html><head>
    <title>Plain title</title>
    <meta property="og:title" content="A harbour &amp; its cranes">
    <meta property="og:description" content="  How they
      were saved. ">
    <meta property="og:site_name" content="Harbour News">
    <meta property="og:image" content="/crane.jpg">
    </head><body>…</body></html>`),
  '/plain': html('<title>Only a title</title><meta name="description" content="And words"><p>Body'),
  '/script': html(
    '<head><title><script>alert(1)</script> &lt;b&gt;hi\u0000\u202e</title><meta property="og:image" content="javascript:x()"></head>',
  ),
  '/latin': html(Buffer.from('<meta charset="iso-8859-1"><title>Caf\u00e9</title>', 'latin1'), 'text/html'),
  '/utf16': html(Buffer.from('\ufeff<title>Zürich</title>', 'utf16le'), 'text/html'),
  '/unknown-encoding': html('<title>Zürich</title>', 'text/html; charset=klingon'),
  '/file.pdf': html('%PDF-1.7', 'application/pdf'),
  '/deep': html(`<title>Deep</title>${'<div>'.repeat(60_000)}`),
  '/loop': (response) => void response.writeHead(302, { location: '/loop' }).end(),
  '/inside': (response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
  '/far': (response) => void response.writeHead(302, { location: `/plain?${'x'.repeat(1_500)}` }).end(),
  '/broken-picture': html('<title>B</title><meta property="og:image" content="/not-a-picture.jpg">'),
  '/not-a-picture.jpg': html('<svg onload="x()">', 'image/jpeg'),
  '/endless': (response) => {
    response.setHeader('content-type', 'text/html').write('<title>Endless</title>')
    const more = () => {
      while (!response.destroyed && response.write('<p>and on</p>'.repeat(1_000)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  },
}

beforeAll(async () => {
  const crane = await drawPicture(600, 400)
  pages['/crane.jpg'] = (response) => void response.setHeader('content-type', 'image/jpeg').end(crane)
  site = await startLocalSite(({ url = '' }, response) => {
    const answer = pages[url.split('?', 1)[0] ?? '']
    if (answer) answer(response)
    else response.writeHead(404).end()
  })
})
const { world, app } = useWorld(() => {
  const allowedOrigins = new Map([[ORIGIN, site.origin]])
  return { fetch: createFetcher({ userAgent: 'test', allowedOrigins }) }
})
beforeAll(async () => {
  ada = await joinAsProfessional(world, app)
})
afterAll(() => site.stop())

const preview = (path: string) => ada.call('POST', '/api/v1/link-previews', { url: ORIGIN + path })
const previewOf = async (path: string) => (await preview(path)).json().result

test('a preview has the page’s own title and description, and its picture re-encoded', async () => {
  const preview = await previewOf('/article')
  expect(preview).toMatchObject({
    url: `${ORIGIN}/article`,
    title: 'A harbour & its cranes',
    description: 'How they were saved.',
    siteName: 'Harbour News',
    picture: { width: 600, height: 400 },
  })
  expect(preview.picture.sources[0].url).toMatch(/^\/pictures\//)
  expect(await previewOf('/plain')).toMatchObject({
    title: 'Only a title',
    description: 'And words',
    siteName: 'pages.example',
    picture: null,
  })
})

test('markup in a title is treated as text, and a picture must have a web address', async () => {
  expect(await previewOf('/script')).toMatchObject({ title: expect.stringContaining('<b>hi'), picture: null })
  expect((await previewOf('/script')).title).not.toMatch(/[\0\u202e]/)
})

test.for([
  ['/latin', 'Café'],
  ['/utf16', 'Zürich'],
  ['/unknown-encoding', 'Zürich'],
] as const)('%s is decoded with its own encoding', async ([path, title]) => {
  expect((await previewOf(path)).title).toBe(title)
})

test('only the beginning of an endless page is read', async () => {
  expect((await previewOf('/endless')).title).toBe('Endless')
})

test('a page that redirects to an address too long to store is stored under the requested address', async () => {
  expect(await previewOf('/far')).toMatchObject({ url: `${ORIGIN}/far`, title: 'Only a title' })
})

test('a file that isn’t really a picture is omitted', async () => {
  expect(await previewOf('/broken-picture')).toMatchObject({ title: 'B', picture: null })
})

test.for(['/loop', '/inside', '/file.pdf', '/missing', '/deep'])(
  '%s is refused with an error at the address field',
  async (path) => {
    const reply = await preview(path)
    expect([reply.statusCode, reply.json().result.code]).toEqual([422, 'link-not-read'])
    expect(Object.keys(reply.json().result.fields)).toEqual(['body.url'])
  },
)

test.for([
  '',
  'file:///etc/passwd',
  'http://localhost/',
  'javascript:alert(1)',
  `https://a.example/${'x'.repeat(1_000)}`,
])('“%s” is not accepted as an address', async (url) => {
  const reply = await ada.api('POST /api/v1/link-previews', { body: { url } })
  expect([reply.status, Object.keys(reply.error?.fields ?? {})]).toEqual([400, ['body.url']])
})

test('previews are only for confirmed members, each of whom has a limit', async () => {
  const body = { url: `${ORIGIN}/plain` }
  expect((await send(app, 'POST', '/api/v1/link-previews', { body })).statusCode).toBe(401)
  const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
  expect((await pendingMember.api('POST /api/v1/link-previews', { body })).status).toBe(403)
  const eager = await joinAsProfessional(world, app)
  const replies = []
  for (let n = 0; n < 41; n += 1) {
    replies.push((await eager.api('POST /api/v1/link-previews', { body: { url: 'http://127.0.0.1/' } })).status)
  }
  expect([replies[39], replies[40]]).toEqual([422, 429])
})

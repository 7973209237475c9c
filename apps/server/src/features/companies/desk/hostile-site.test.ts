import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { createFetcher } from '../../../platform/fetch/fetcher.ts'
import { type LocalSite, startLocalSite } from '../../../platform/fetch/local-site.fixture.ts'
import { drawPicture } from '../../pictures/pictures.factory.ts'
import { joinAsEmployer, type SignedInClient } from '../../session/accounts.factory.ts'
import { slugOf } from '../companies.factory.ts'

const ORIGIN = 'http://pier.example'
const story = 'We have built cranes since 1921, when the pier was new and every crate was carried by hand.'
let site: LocalSite
let owner: SignedInClient
let slug: string

type Answer = (response: ServerResponse) => void
const answerWith =
  (text: string | Buffer, type = 'text/html; charset=utf-8'): Answer =>
  (response) =>
    void response.setHeader('content-type', type).end(text)
const redirect =
  (location: string): Answer =>
  (response) =>
    void response.writeHead(302, { location }).end()

const pages: Record<string, Answer> = {
  '/good': answerWith(`<title>Pier Works | Cranes</title><meta name="theme-color" content="#0a5c8f">
    <link rel="apple-touch-icon" href="/logo.png"><meta property="og:image" content="/cover.png">
    <a href="http://www.pier.example/elsewhere">Elsewhere</a><a href="/about">About us</a>`),
  '/about': answerWith(`<p>Menu</p><p>${story}</p>`),
  '/latin': answerWith(Buffer.from('<meta charset="iso-8859-1"><title>Caf\u00e9 Pier</title>', 'latin1'), 'text/html'),
  '/long': answerWith(`<title>Long</title>${'<p>And so on, and on.</p>'.repeat(450_000)}`),
  '/inside-pictures': answerWith(`<title>Inside</title><link rel="apple-touch-icon" href="http://127.0.0.1/logo.png">
    <link rel="icon" href="file:///etc/passwd"><meta property="og:image" content="/is-inside.png">`),
  '/is-inside.png': redirect('http://169.254.169.254/latest/meta-data'),
  '/no-pictures': answerWith(`<title>None</title><link rel="apple-touch-icon" href="/about">
    <meta property="og:image" content="/broken.png"><a href="/company">Broken</a>`),
  '/broken.png': answerWith('<svg onload="x()">', 'image/png'),
  '/company': (response) => void response.writeHead(500).end(),
  '/wrong-types': answerWith(
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Organization',
      name: { '@value': 7 },
      logo: [[], 5],
      foundingDate: 1921,
      address: 'Lisbon',
      sameAs: { a: 1 },
    })}</script>`,
  ),
  '/file.pdf': answerWith('%PDF-1.7', 'application/pdf'),
  '/loop': redirect('/loop'),
  '/inside': redirect('http://127.0.0.1/'),
  '/deep': answerWith('<div>'.repeat(60_000)),
}

beforeAll(async () => {
  const logo = await drawPicture(300, 300)
  for (const path of ['/logo.png', '/cover.png']) pages[path] = answerWith(logo, 'image/png')
  site = await startLocalSite(({ url = '' }, response) => {
    const answer = pages[url]
    if (answer) answer(response)
    else response.writeHead(404).end()
  })
})
const { world, app } = useWorld(() => ({
  fetch: createFetcher({ userAgent: 'test', allowedOrigins: new Map([[ORIGIN, site.origin]]) }),
}))
beforeAll(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Pier Works' })
  slug = await slugOf(owner)
})
afterAll(() => site.stop())

const read = (path: string) =>
  owner.api('POST /api/v1/companies/{slug}/site-reading', { params: { slug }, body: { website: ORIGIN + path } })
const resultOf = async (path: string) => (await read(path)).result

test('reading a site returns its pictures, color and about page, and saves nothing', async () => {
  expect(await resultOf('/good')).toMatchObject({
    website: `${ORIGIN}/`,
    companyName: 'Pier Works',
    color: '#0a5c8f',
    story: `<p>${story}</p>`,
    logo: { width: 300, height: 300 },
    cover: { width: 300 },
  })
  const desk = await owner.api('GET /api/v1/companies/{slug}/desk', { params: { slug } })
  expect(desk.result).toMatchObject({ version: 1, storyHtml: '', fields: { website: '', tagline: '' } })
  const { result } = await owner.api('GET /api/v1/account/pictures', {})
  expect(result).toEqual({ photo: null, cover: null })
})

test('a page of ten megabytes is read, and a page in another encoding is decoded correctly', async () => {
  expect(await resultOf('/long')).toMatchObject({ companyName: 'Long', story: null })
  expect((await resultOf('/latin'))?.companyName).toBe('Café Pier')
})

test.for(['/inside-pictures', '/no-pictures', '/wrong-types'])(
  'invalid parts of %s are omitted, and the rest is read',
  async (path) => {
    expect(await resultOf(path)).toMatchObject({
      ...{ story: null, logo: null, cover: null, links: [], foundingYear: null, places: [] },
    })
  },
)

test.for(['/file.pdf', '/loop', '/inside', '/deep', '/missing'])('%s is refused with the reason', async (path) => {
  const { status, error } = await read(path)
  expect([status, error?.code]).toEqual([422, 'site-not-read'])
  expect(error?.message).toMatch(/^We couldn’t read this site\. .* continue without it\.$/)
})

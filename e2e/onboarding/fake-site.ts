import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

/** The address of the simulated company website. */
export const FAKE_SITE = 'https://pier-works.example'

const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Pier Works',
  logo: '/logo.png',
  foundingDate: '1921-05-01',
  address: { addressLocality: 'Lisbon', addressCountry: 'PT' },
}
const home = `<!doctype html><html lang="en"><head><title>Pier Works | Cranes</title>
  <meta name="description" content="Cranes that lift themselves">
  <meta name="theme-color" content="#0A5C8F">
  <meta property="og:image" content="/cover.png">
  <script type="application/ld+json">${JSON.stringify(organization)}</script></head>
  <body><a href="/about">About us</a> <a href="https://github.com/pier-works">Code</a></body></html>`
const aboutPage = `<!doctype html><html lang="en"><head><title>About</title></head><body><p>Menu</p>
  <p>We have built cranes since 1921, when the pier was new and every crate was carried by hand.</p>
  <script>alert('never')</script></body></html>`

/** Simulates the website of a new company. */
export async function startFakeSite(): Promise<{ readonly allowed: string; stop(): void }> {
  const picture = await readFile(new URL('../../apps/web/public/icon-512.png', import.meta.url))
  const server = createServer(({ url }, response) => {
    if (url?.endsWith('.png')) return response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
    const page = url === '/' ? home : url === '/about' ? aboutPage : undefined
    return response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? 'Nothing')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no port.')
  return { allowed: `${FAKE_SITE}=http://127.0.0.1:${address.port}`, stop: () => server.close() }
}

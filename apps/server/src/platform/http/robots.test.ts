import { expect, test } from 'vitest'
import { buildWebApp } from '../../../test/built-web-app.ts'
import { useWorld } from '../../../test/use-world.ts'
import { loadConfig } from '../../load-config.ts'

const { world } = useWorld()

/** Whether a crawler may fetch a path: the longest matching rule applies (RFC 9309, 2.2.2). */
function allows(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, pattern = '']) => {
    const source = pattern.replaceAll(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
    return { allowed: kind === 'Allow', length: pattern.length, matches: new RegExp(`^${source}`).test(path) }
  })
  const [longest] = rules.filter(({ matches }) => matches).sort((a, b) => b.length - a.length)
  return longest?.allowed ?? true
}

test('robots.txt lets crawlers read everything public and names the sitemap', async () => {
  const web = await buildWebApp(async () => ({ status: 200, html: '' }))
  const { body } = await (await world.app({ web })).inject('/robots.txt')
  await web.remove()
  const openPaths = [
    '/',
    '/jobs',
    '/jobs/x-1.md',
    '/events/x',
    '/settings-of-a-guest',
    '/api/docs',
    '/api/openapi.json',
  ]
  expect(openPaths.filter((path) => !allows(body, path))).toEqual([])
  const disallowedPaths = ['/api/v1/jobs', '/dev/mail', '/settings', '/settings?tab=2', '/events/x/edit']
  expect(disallowedPaths.filter((path) => allows(body, path))).toEqual([])
  expect(body).toContain(`\nSitemap: ${world.ctx.config.publicUrl}/sitemap.xml\n`)
})

test('a trial installation refuses all crawlers', async () => {
  const config = { ...loadConfig({ STAGING: 'true' }), rateLimit: 0 }
  const app = await world.app({ config, ctx: { ...world.ctx, config } })
  expect(allows((await app.inject('/robots.txt')).body, '/')).toBe(false)
})

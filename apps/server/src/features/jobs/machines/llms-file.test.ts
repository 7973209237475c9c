import { expect, test } from 'vitest'
import { startWorld } from '../../../../test/world.ts'

test('llms.txt has one title, a summary and lists of links, and every address in it answers', async () => {
  const world = await startWorld()
  const app = await world.app()
  const { body, headers } = await app.inject('/llms.txt')
  const { publicUrl } = world.ctx.config
  const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url.replace(publicUrl, ''))
  // The pages are another part's.
  const files = links.filter((path) => /\.\w+$|^\/api/.test(path))
  const statuses = await Promise.all(files.map(async (path) => [path, (await app.inject(path)).statusCode]))
  await world.stop()
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.match(/^# .+$/gm)).toEqual(['# Rise'])
  expect(body.split('\n\n')[1]).toMatch(/^> /)
  expect(files.length).toBeGreaterThanOrEqual(5)
  expect(statuses).toEqual(files.map((path) => [path, 200]))
})

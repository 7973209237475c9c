import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'

const { world, app } = useWorld()

test('llms.txt has one title, a summary and lists of links, and each link works', async () => {
  const { body, headers } = await app.inject('/llms.txt')
  const { publicUrl } = world.ctx.config
  const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url.replace(publicUrl, ''))
  // Pages are tested elsewhere.
  const files = links.filter((path) => /\.\w+$|^\/api/.test(path))
  const statuses = await Promise.all(files.map(async (path) => [path, (await app.inject(path)).statusCode]))
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.match(/^# .+$/gm)).toEqual(['# Rise'])
  expect(body.split('\n\n')[1]).toMatch(/^> /)
  expect(files.length).toBeGreaterThanOrEqual(5)
  expect(statuses).toEqual(files.map((path) => [path, 200]))
})

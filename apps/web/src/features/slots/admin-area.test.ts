import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { adminArea } from './admin-area.ts'

/** The list of all client routes: path, access, area, tab-separated. It may exist next to the repository. */
const routeList = resolve(import.meta.dirname, '../../../../../../shared/spec/routes.tsv')

const open = (path: string) => adminArea.open(new Request(`http://server${path}`))

test('each page of the admin area loads', async () => {
  for (const { path } of adminArea.pages)
    await expect(open(`/admin/${path.replace('?', '')}`), path).resolves.toBeNull()
  await expect(open('/admin/courses?page=2')).resolves.toBeNull()
})

test.for(['/admin/nothing', '/admin/courses/nothing', '/admin/Courses/1'])('%s is not found', async (path) => {
  await expect(open(path)).rejects.toMatchObject({ init: { status: 404 }, data: { unmatched: true } })
})

test('every path is in lower case, except the names of its parameters', () => {
  for (const { path } of adminArea.pages) expect(path.replaceAll(/:\w+/g, '')).toMatch(/^[a-z0-9/?-]*$/)
})

describe.runIf(existsSync(routeList))('the list of client routes', () => {
  test('restricts the pages of the area to admins', () => {
    const accessOf = new Map(
      readFileSync(routeList, 'utf8')
        .split('\n')
        .map((line) => line.split('\t'))
        .map(([path = '', access]) => [path.replaceAll(/\{\w+\??\}/g, '{}'), access] as const),
    )
    const listedPaths = adminArea.pages
      .map(({ path }) => `/admin/${path}`.replace(/\/$/, '').replaceAll(/:\w+\??/g, '{}'))
      .filter((path) => accessOf.has(path))
    expect(listedPaths.length).toBeGreaterThan(1)
    for (const path of listedPaths) expect(accessOf.get(path), path).toBe('admin')
  })
})

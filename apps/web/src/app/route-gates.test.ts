import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Gate } from '@rise/contract/policy'
import type { RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { pageHandleOf } from './page/page-handle.ts'
import { routes } from './routes.tsx'

/** The list of all client routes: path, access, area, tab-separated. It may exist next to the repository. */
const routeList = resolve(import.meta.dirname, '../../../../../shared/spec/routes.tsv')

interface Page {
  readonly path: string
  /** The layout that contains it: `default` is public. */
  readonly layout: string
  readonly gate: Gate | undefined
}

function pagesOf(route: RouteObject, layout: string): Page[] {
  const childPages = (route.children ?? []).flatMap((child) => pagesOf(child, layout))
  return route.path === undefined || route.path === '*'
    ? childPages
    : [{ path: route.path, layout, gate: pageHandleOf([{ handle: route.handle }])?.gate }, ...childPages]
}

const pages = routes.flatMap(({ children = [] }) => children).flatMap((layout) => pagesOf(layout, layout.id ?? ''))

/** Returns a path with `{}` for each parameter (`/company/{}/edit`), with and without each optional parameter. */
function shapesOf(path: string): string[] {
  const optionalSegment = /\/(?::\w+\?|\{\w+\?\})/
  if (optionalSegment.test(path))
    return [path.replace(optionalSegment, ''), path.replace(optionalSegment, '/{}')].flatMap(shapesOf)
  return [path.replaceAll(/:\w+|\{\w+\}/g, '{}')]
}

describe('every page', () => {
  test.for(pages.map((page) => [page.path, page] as const))('%s is public or declares who may open it', ([, page]) => {
    if (page.layout === 'default') expect(page.gate).toBeUndefined()
    else expect(page.gate?.access).toMatch(/^(auth|professional|employer|connected|creator|owner|admin)$/)
    expect(page.gate?.access === 'admin').toBe(page.layout === 'admin')
  })

  test('has a lower-case path, except for parameter names', () => {
    for (const { path } of pages) expect(path.replace(/\/\*$/, '').replaceAll(/:\w+/g, '')).toMatch(/^[a-z0-9/?-]+$/)
  })
})

describe.runIf(existsSync(routeList))('the list of routes', () => {
  const accessOf = new Map(
    (existsSync(routeList) ? readFileSync(routeList, 'utf8') : '')
      .split('\n')
      .filter((line) => line.startsWith('/'))
      .flatMap((line) => {
        const [path = '', access = ''] = line.split('\t')
        return shapesOf(path).map((shape) => [shape, access] as const)
      }),
  )
  const listedPages = pages.flatMap((page) =>
    shapesOf(page.path).flatMap((shape) => {
      const access = accessOf.get(shape)
      return access === undefined ? [] : [[shape, page.gate?.access ?? 'guest', access] as const]
    }),
  )

  test('is parsed', () => {
    expect(accessOf.get('/professional/edit')).toBe('professional')
    expect(accessOf.get('/company/edit')).toBe('employer')
    expect(listedPages.length).toBeGreaterThan(20)
  })

  test.for(listedPages)('contains %s with the access %s', ([, gate, access]) => {
    expect(gate).toBe(access)
  })
})

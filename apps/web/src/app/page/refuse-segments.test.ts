import { companySegments } from '@rise/contract/companies/words'
import { professionalSegments } from '@rise/contract/professionals/words'
import { createStaticHandler, isRouteErrorResponse, RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { pathsOfRoute } from './route-exists.ts'

const handler = createStaticHandler(routes)

async function open(path: string) {
  const context = await handler.query(new Request(`http://server${path}`), {
    requestContext: new RouterContextProvider(),
  })
  if (context instanceof Response) return { status: context.status, unmatched: false }
  const [error] = Object.values(context.errors ?? {}).filter(isRouteErrorResponse)
  return { status: context.statusCode, unmatched: error?.data?.unmatched === true }
}

test.for([
  '/company/community/preview',
  '/company/jobs/edit',
  '/company/community/edit-overview',
  '/professional/jobs/edit',
  '/professional/signup/preview',
])('%s does not treat the literal segment as a member’s slug', async (path) => {
  expect(await open(path)).toEqual({ status: 404, unmatched: true })
})

test.for(['/company/lumenfield/preview', '/company/edit', '/professional/ada-brook/edit', '/settings'])(
  '%s opens a page',
  async (path) => {
    expect(await open(path)).toEqual({ status: 200, unmatched: false })
  },
)

describe('the literal segments', () => {
  const paths = routes.flatMap(pathsOfRoute)

  test.for([
    ['company', companySegments],
    ['professional', professionalSegments],
  ] as const)('below /%s are all reserved, so that none can become a slug', ([kind, segments]) => {
    const literalSegments = paths.flatMap((path) => {
      const [, first, second = ':'] = path.split('/')
      return first === kind && !second.startsWith(':') ? [second] : []
    })
    expect(literalSegments.filter((segment) => !segments.has(segment))).toEqual([])
  })
})

import { QueryClient } from '@tanstack/react-query'
import { type LoaderFunction, RouterContextProvider } from 'react-router'
import type { Api, ApiError } from './base/api.ts'
import { appContext } from './base/app-context.ts'
import { pageSettings } from './base/page-settings.factory.ts'

/**
 * Returns the endpoints that the loader of a path calls on the server, sorted by name. Each replies with an empty list,
 * or fails with its error in `refusals`.
 */
export async function endpointsOfLoader(
  loader: LoaderFunction,
  path: string,
  refusals: Readonly<Record<string, ApiError>> = {},
): Promise<string[]> {
  const endpoints: string[] = []
  const api = (async (endpoint: string) => {
    endpoints.push(endpoint)
    const refusal = refusals[endpoint]
    if (refusal) throw refusal
    return { result: { total: 50, items: [] } }
  }) as unknown as Api
  const app = { api, queryClient: new QueryClient(), settings: pageSettings, developer: false }
  const context = new RouterContextProvider(new Map([[appContext, app]]))
  const url = new URL(path, 'http://rise')
  await loader({ request: new Request(url), url, pattern: '', params: {}, context })
  return endpoints.sort()
}

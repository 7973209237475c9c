import { withoutPrefix } from '@rise/texts/page-languages'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { matchRoutes, type Params, type RouteObject, RouterContextProvider } from 'react-router'
import { AddressPrefix } from '../../ui/base/page-address.ts'
import type { Api } from '../base/api.ts'
import { appContext } from '../base/app-context.ts'
import { useApi, useSettings } from '../base/settings.tsx'
import { routeTable } from '../page/route-exists.ts'

/** How long a pointer must rest on a link: one that merely crosses it signals no interest. */
const INTENT_MS = 80

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Prefetches the page behind a link, both its code and its data, when a pointer rests on it, a finger touches it or it
 * gets the focus. Not on 2g, nor when the browser saves data (section 9 of the specification).
 */
export function usePrefetch(): void {
  const api = useApi()
  const settings = useSettings()
  const queryClient = useQueryClient()
  const prefix = use(AddressPrefix)
  useEffect(() => {
    const prefetchedPaths = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const prefetchLink = (event: Event) => {
      clearTimeout(timer)
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const path = link && pathOf(link)
      if (!path || prefetchedPaths.has(path) || isConnectionLimited()) return
      timer = setTimeout(
        () => {
          prefetchedPaths.add(path)
          void prefetchPage(withoutPrefix(path, prefix), { api, settings, queryClient })
        },
        event.type === 'pointerover' ? INTENT_MS : 0,
      )
    }
    const kinds = ['pointerover', 'focusin', 'touchstart']
    for (const kind of kinds) document.addEventListener(kind, prefetchLink, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const kind of kinds) document.removeEventListener(kind, prefetchLink)
    }
  }, [api, settings, queryClient, prefix])
}

/** Whether the visitor's connection is too slow or too expensive for prefetching. */
export function isConnectionLimited(connection = (navigator as { connection?: Connection }).connection): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** Returns the path and query of a link to another page of this site; undefined for any other link. */
function pathOf({ origin, pathname, search, target }: HTMLAnchorElement): string | undefined {
  if (origin !== location.origin || (target && target !== '_self')) return undefined
  return pathname === location.pathname ? undefined : pathname + search
}

interface Parts {
  readonly api: Api
  readonly settings: ReturnType<typeof useSettings>
  readonly queryClient: QueryClient
}

/**
 * Loads the code and data that the router needs for this page before the link is clicked. Failures are ignored, because
 * the click repeats them.
 */
async function prefetchPage(path: string, { api, settings, queryClient }: Parts): Promise<void> {
  const matches = matchRoutes(routeTable() as RouteObject[], path) ?? []
  const context = new RouterContextProvider(new Map([[appContext, { api, queryClient, settings, developer: false }]]))
  const request = new Request(new URL(path, location.origin))
  const load = async ({ lazy, loader }: RouteObject, params: Params) => {
    const part = typeof lazy === 'function' ? lazy() : undefined
    if (typeof loader === 'function') await loader({ request, params, context, url: new URL(request.url), pattern: '' })
    await part
  }
  await Promise.allSettled(matches.map(({ route, params }) => load(route, params)))
}

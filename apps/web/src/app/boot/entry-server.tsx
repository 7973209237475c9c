import type { PageRendererModule } from '@rise/contract/page-renderer'
import { type PageLanguages, prefixOf } from '@rise/texts/page-languages'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { frameSlots } from '../../features/features.ts'
import { createApi } from '../base/api.ts'
import { appContext } from '../base/app-context.ts'
import { AppShell, FRAME_MARK } from '../frame/app-shell.tsx'
import { pathsOfRoute } from '../page/route-exists.ts'
import { gatedLayouts, routes } from '../routes.tsx'
import { unknownSession } from '../session/use-session.tsx'
import { watchViewer } from '../ssr/page-queries.ts'
import type { PageState } from '../ssr/page-state.ts'
import { loadParts, PartsOnPage } from '../ssr/rendered-part.tsx'
import { createQueryClient } from './query-client.ts'

const handler = createStaticHandler(routes)

export const gatedPaths: PageRendererModule['gatedPaths'] = gatedLayouts.flatMap(pathsOfRoute)

/**
 * Creates the function that renders pages on the server. The loaders of the matched routes fill a new query client
 * through the API, React renders the page, and the HTML includes the queries' data for the browser to start from.
 */
export const createPageRenderer: PageRendererModule['createPageRenderer'] = (templates, readSettings) => {
  const { languages } = readSettings()
  const partsOf = new Map(
    [...templates].map(([language, template]) => [
      language,
      withLanguages(template, language, languages).split(/<!--(?:head|app|state)-->/),
    ]),
  )

  return async ({ url, language, developer, call }) => {
    const [beforeHead, beforeApp, beforeState, afterState] = partsOf.get(language) ?? []
    const settings = readSettings()
    const viewerWatch = watchViewer(call)
    const api = createApi(viewerWatch.call)
    const queryClient = createQueryClient()
    const requestContext = new RouterContextProvider(new Map([[appContext, { api, queryClient, settings, developer }]]))
    const context = await handler.query(new Request(`http://server${url}`), { requestContext })
    if (context instanceof Response) {
      const location = context.headers.get('location') ?? '/'
      return { status: context.status, location: location.replace(/^http:\/\/server/, ''), html: '' }
    }
    await loadParts()
    const parts = new Set<string>()
    const appHtml = renderToString(
      <PartsOnPage value={parts}>
        <AppShell
          app={{ settings, api }}
          prefix={prefixOf(language, settings.languages)}
          slots={frameSlots}
          session={unknownSession}
          queryClient={queryClient}
        >
          <StaticRouterProvider
            router={createStaticRouter(branchOf(context.matches), context)}
            context={context}
            hydrate={false}
          />
        </AppShell>
      </PartsOnPage>,
    )
    // React writes elements of the head before the page's own first element.
    const start = appHtml.indexOf(FRAME_MARK)
    const state: PageState = {
      settings,
      developer,
      queries: viewerWatch.queriesOf(queryClient),
      parts: [...parts],
      errors: serializeErrors(context.errors),
    }
    const html = [
      beforeHead,
      appHtml.slice(0, start),
      // The path is generated, so it needs no escaping.
      settings.stylesheet === undefined ? '' : `<link rel="stylesheet" href="${settings.stylesheet}"/>`,
      beforeApp,
      appHtml.slice(start),
      beforeState,
      `<script type="application/json" id="state">${escapeForScript(JSON.stringify(state))}</script>`,
      afterState,
    ].join('')
    return { status: context.statusCode, html }
  }
}

/** States the installation's languages and the prefix of this one, for the scripts in the page's head. */
function withLanguages(template: string, language: string, languages: PageLanguages): string {
  if (languages.length === 1) return template
  const attributes = `data-languages="${languages.join(' ')}" data-prefix="${prefixOf(language, languages)}"`
  return template.replace('<html ', `<html ${attributes} `)
}

/** Returns only the matched routes, nested: React Router prepares every route that it receives, and there are many. */
function branchOf(matches: StaticHandlerContext['matches']): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (below, { route }) => [below.length > 0 ? ({ ...route, children: below } as RouteObject) : route],
    [],
  )
}

/** Returns the errors by route id, for the browser. Unexpected errors are masked as a 500. */
function serializeErrors(errors: Record<string, unknown> | null): PageState['errors'] {
  if (!errors) return undefined
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: error.data }
        : { status: 500, statusText: '', data: undefined },
    ]),
  )
}

/** Escapes JSON for a script element: `<` could end the element, and the two separators could end a line. */
function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

import { createContext, createElement, useContext } from 'react'
import { matchRoutes, type RouteObject, useRoutes } from 'react-router'
import { pageError } from '../page/page-error.ts'
import { presentPath } from '../page/present-path.ts'
import { ADMIN } from '../session/addresses.ts'
import type { AdminPage, AdminSlots } from './admin-page.ts'

type AdminRoute = RouteObject & { readonly handle: { readonly load: () => Promise<void> } }

interface CurrentArea extends AdminSlots {
  readonly page: AdminPage
}

const AdminContext = createContext<CurrentArea | undefined>(undefined)

/** Returns the admin area's pages and slots, and its current page. */
export function useAdminArea(): CurrentArea {
  const currentArea = useContext(AdminContext)
  if (!currentArea) throw new Error('Outside of the admin area.')
  return currentArea
}

export type AdminArea = ReturnType<typeof createAdminArea>

/** Creates the admin area, which is a single route: `open` is the route's loader, `load` its lazy part. */
export function createAdminArea(slots: AdminSlots) {
  const routes = slots.pages.map((page) => routeOf(page, slots))

  async function loadPage(pathname: string): Promise<boolean> {
    const matches = matchRoutes(routes, pathname, ADMIN)
    await Promise.all((matches ?? []).map(({ route }) => route.handle.load()))
    return matches !== null
  }

  return {
    pages: slots.pages,

    /**
     * Returns the area's element once the code of the current page has loaded. Loads that code itself, because the
     * browser doesn't run the loader `open` for a page that the server has rendered.
     */
    async load() {
      await loadPage(globalThis.location === undefined ? ADMIN : presentPath())
      return { element: createElement(AdminRoutes, { routes }) }
    },

    /**
     * Loads the code of the page at this address, as the router does for pages in the route table.
     *
     * @throws the error page 404 if the area has no such page
     */
    async open({ url }: Request): Promise<null> {
      if (!(await loadPage(new URL(url).pathname))) throw pageError(404, { unmatched: true })
      return null
    },
  }
}

function AdminRoutes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes)
}

/** Returns the route of a page, which gets its element once the page's code is loaded. */
function routeOf(page: AdminPage, slots: AdminSlots): AdminRoute {
  const route: AdminRoute = {
    path: page.path,
    handle: {
      load: async () => {
        const Page = await page.load()
        route.element ??= createElement(AdminContext, { value: { ...slots, page } }, createElement(Page))
      },
    },
  }
  return route
}

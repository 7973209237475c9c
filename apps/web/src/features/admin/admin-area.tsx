import { matchRoutes, useRoutes } from 'react-router'
import { pageError } from '../../app/page/page-error.ts'
import { adminPages } from './admin-pages.tsx'

const BASE = '/admin'

function AdminArea() {
  return useRoutes(adminPages)
}

/** Returns the area with the page that is open now: a page that the server sent has no navigation that would load it. */
export async function loadAdminArea() {
  await loadPage(globalThis.location?.pathname ?? BASE)
  return { Component: AdminArea }
}

/**
 * Loads a page's code, as the router does for pages of its own table.
 *
 * @throws the error page 404 if the area has no such page
 */
export async function openAdminPage({ url }: Request): Promise<null> {
  if (!(await loadPage(new URL(url).pathname))) throw pageError(404, { unmatched: true })
  return null
}

async function loadPage(pathname: string): Promise<boolean> {
  const matches = matchRoutes(adminPages, pathname, BASE)
  await Promise.all((matches ?? []).map(({ route }) => route.handle.load()))
  return matches !== null
}

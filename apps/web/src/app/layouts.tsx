import { Outlet } from 'react-router'
import { ErrorBody } from './error-page.tsx'
import { Frame } from './frame.tsx'

/** The layout of public pages. */
export function DefaultLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** The layout of pages for members: the same frame without the footer's columns, which lead visitors in. */
export function AuthenticatedLayout() {
  return (
    <Frame footer="slim">
      <Outlet />
    </Frame>
  )
}

/** The layout of the admin area. Without a token it is closed with 401 (section 6), whatever page was asked for. */
export function AdminLayout() {
  return (
    <Frame footer="none">
      <ErrorBody status={401} />
    </Frame>
  )
}

import { Outlet } from 'react-router'
import { Frame } from './frame.tsx'

/** The layout of public pages. */
export function DefaultLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

import { useLocation } from 'react-router'
import { Anchor, type AnchorProps } from './anchor.tsx'

/**
 * A link with `aria-current` while the current page is its target, a page below that (unless `end` is set), or a page
 * whose path matches `also`.
 */
export function CurrentLink({
  end = false,
  also,
  ...rest
}: AnchorProps & { end?: boolean; also?: RegExp | undefined }) {
  const { pathname } = useLocation()
  const page = rest.to.replace(/[?#].*/, '')
  const isBelow = !end && page !== '/' && pathname.startsWith(`${page}/`)
  return <Anchor {...rest} aria-current={pathname === page || isBelow || also?.test(pathname) ? 'page' : undefined} />
}

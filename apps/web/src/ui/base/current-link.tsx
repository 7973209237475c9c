import { useLocation } from 'react-router'
import { Anchor, type AnchorProps } from './anchor.tsx'

/**
 * A link that `aria-current` marks while one is on its page; while one is on a page below it, too, unless `end`, and on
 * those whose path matches `also`.
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

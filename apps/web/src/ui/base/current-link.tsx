import { useLocation } from 'react-router'
import { Anchor, type AnchorProps } from './anchor.tsx'

/**
 * A link marked by `aria-current` on its page; also on pages below it, unless `end`, and on pages whose path matches
 * `also`.
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

import { TextLink } from '../../ui/base/link.tsx'

/** One of several orders of a list, as plain words. */
export function OrderLink({ to, chosen, children }: { to: string; chosen: boolean; children: string }) {
  return (
    <TextLink
      to={to}
      look={chosen ? 'plain' : 'quiet'}
      aria-current={chosen ? 'true' : undefined}
      className="hit-target relative aria-[current=true]:font-semibold"
    >
      {children}
    </TextLink>
  )
}

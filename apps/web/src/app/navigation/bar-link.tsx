import type { ReactNode } from 'react'
import { cx } from '../../ui/base/class-names.ts'
import { CurrentLink } from '../../ui/base/current-link.tsx'

/** A link in the top bar. The current page's link is marked accessibly: by `aria-current` and a line below it. */
export function BarLink({
  to,
  also,
  className,
  children,
}: {
  to: string
  also?: RegExp | undefined
  className?: string
  children: ReactNode
}) {
  return (
    <CurrentLink
      to={to}
      also={also}
      className={cx(
        'flex items-center gap-1 border-b-2 border-transparent px-2 pt-0.5 text-small font-semibold whitespace-nowrap text-muted hover:text-text aria-[current=page]:border-brand aria-[current=page]:text-text',
        className,
      )}
    >
      {children}
    </CurrentLink>
  )
}

/** A link in the phone's bottom bar: an icon above its label. */
export function BottomLink({
  to,
  also,
  icon,
  children,
}: {
  to: string
  also?: RegExp | undefined
  icon: ReactNode
  children: ReactNode
}) {
  return (
    <li className="flex min-w-0 grow basis-0">
      <CurrentLink
        to={to}
        also={also}
        className="flex min-w-0 grow flex-col items-center justify-center gap-0.5 border-t-2 border-transparent pb-0.5 text-caption font-medium text-muted aria-[current=page]:border-brand aria-[current=page]:text-text"
      >
        <span className="relative inline-flex">{icon}</span>
        <span className="max-w-full truncate max-[24rem]:text-[0.6875rem] max-[24rem]:tracking-tight">{children}</span>
      </CurrentLink>
    </li>
  )
}

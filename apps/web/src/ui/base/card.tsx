import type { ElementType, ReactNode } from 'react'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { cx } from './class-names.ts'

/** A bordered box for one item. `as` picks the element: `article` for items of a list, `section`, `div`. */
export function Card({
  as: Element = 'div',
  className,
  children,
  ...rest
}: {
  as?: Extract<ElementType, 'div' | 'article' | 'section' | 'aside' | 'li'>
  className?: string
  children: ReactNode
  id?: string
  'aria-labelledby'?: string
  'aria-label'?: string
  onPointerEnter?: () => void
  onFocus?: () => void
}) {
  return (
    <Element {...rest} className={cx('card', className)}>
      {children}
    </Element>
  )
}

/**
 * The title of a card, as its only link. The link's target and focus ring cover the whole card; other controls stay
 * usable inside `CardAbove`.
 */
export function CardLink({
  className,
  ...rest
}: Omit<AnchorProps, 'className' | 'children'> & { className?: string; children: ReactNode }) {
  return <Anchor {...rest} data-card-link="" className={cx('card-link', className)} />
}

/** Lifts buttons and links of a card above the stretched link. */
export function CardAbove({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('relative z-10', className)}>{children}</div>
}

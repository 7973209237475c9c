import type { ElementType, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cx } from './class-names.ts'

const flat = 'relative rounded-card border border-line bg-surface p-4 sm:p-6'
/** The edge of a card that can be opened darkens under the pointer; its link carries the meaning. */
const opens = 'transition-colors has-[[data-card-link]:hover]:border-control has-[[data-card-link]:hover]:bg-raised/40'

/** A bordered box for one thing. `as` picks the element that fits: `article` for things of a list, `section`, `div`. */
export function Card({
  as: Element = 'div',
  className,
  children,
  ...rest
}: {
  as?: Extract<ElementType, 'div' | 'article' | 'section' | 'aside' | 'li'>
  className?: string
  children: ReactNode
  'aria-labelledby'?: string
  'aria-label'?: string
}) {
  return (
    <Element {...rest} className={cx(flat, opens, className)}>
      {children}
    </Element>
  )
}

/**
 * The title of a card as its one link: its target stretches over the whole card, and so does its focus ring.
 * Other controls of the card stay usable inside `CardAbove`.
 */
export function CardLink({
  className,
  ...rest
}: Omit<LinkProps, 'className' | 'children'> & { className?: string; children: ReactNode }) {
  return (
    <Link
      {...rest}
      data-card-link=""
      className={cx(
        'after:absolute after:-inset-px after:rounded-card hover:underline hover:underline-offset-4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus',
        className,
      )}
    />
  )
}

/** Lifts buttons and links of a card above the stretched link. */
export function CardAbove({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('relative z-10', className)}>{children}</div>
}

import type { ComponentProps, ReactNode } from 'react'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { cx } from './class-names.ts'

type IconControl = {
  /** What the button does, in words: its accessible name and its tooltip. */
  label: string
  /** A lucide icon of 16, 20 or 24 px. */
  children: ReactNode
  /**
   * The edge of the button at which the tooltip begins or ends; `end` for buttons near the right edge of the screen.
   */
  tip?: 'start' | 'center' | 'end'
}

const buttonClass =
  'hit-target tip relative inline-flex size-dense shrink-0 items-center justify-center rounded-control text-muted transition-colors hover:bg-raised hover:text-text aria-pressed:text-brand'

/** A button with only an icon. For a toggle, such as "Save", set `aria-pressed` and don't change the label. */
export function IconButton({
  label,
  tip = 'center',
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & IconControl) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tip={label}
      data-tip-align={tip}
      className={cx(buttonClass, className)}
    />
  )
}

/** A link with only an icon. */
export function IconLink({
  label,
  tip = 'center',
  className,
  ...rest
}: Omit<AnchorProps, 'className' | 'children'> & IconControl & { className?: string }) {
  return (
    <Anchor {...rest} aria-label={label} data-tip={label} data-tip-align={tip} className={cx(buttonClass, className)} />
  )
}

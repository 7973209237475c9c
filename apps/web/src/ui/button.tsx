import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts'
import { Spinner } from './spinner.tsx'

type Look = { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode }

export type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean }

/**
 * A button: it changes something. While `busy` it keeps its width, label and focus, shows a spinner,
 * and a second press does nothing (neither a click nor Enter in its form).
 */
export function Button({
  variant = 'secondary',
  size = 'regular',
  icon,
  busy = false,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!busy) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }
  const state = busy ? { 'aria-busy': true, 'aria-disabled': true } : {}
  return (
    <button {...rest} {...state} type={type} onClick={press} className={buttonClass(variant, size, className)}>
      {busy ? (
        <span className="absolute left-2">
          <Spinner />
        </span>
      ) : null}
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </button>
  )
}

/** A link that looks like a button: it leads somewhere, so it stays an `<a href>`. */
export function ButtonLink({
  variant = 'secondary',
  size = 'regular',
  icon,
  className,
  children,
  ...rest
}: Omit<LinkProps, 'className' | 'children'> & Look & { className?: string; children: ReactNode }) {
  return (
    <Link {...rest} className={buttonClass(variant, size, className)}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  )
}

/** On a busy button the content makes room for the spinner by moving, so the button's width stays. */
function ButtonContent({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2 transition-transform group-aria-busy:translate-x-2">
      {icon}
      <span className="min-w-0 text-center">{children}</span>
    </span>
  )
}

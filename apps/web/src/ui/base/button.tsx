import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts'
import { cx } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode }

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

/**
 * A button, for actions. While `busy`, it keeps its width, label and focus, shows a spinner, and ignores clicks and
 * Enter in its form.
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
      {busy && !icon ? (
        <span className={cx('absolute', size === 'dense' ? 'left-1' : 'left-2')}>
          <Spinner />
        </span>
      ) : null}
      <ButtonContent icon={busy && icon ? <Spinner /> : icon}>{children}</ButtonContent>
    </button>
  )
}

/** A link that looks like a button; it navigates, so it is an `<a href>`. */
export function ButtonLink({
  variant = 'secondary',
  size = 'regular',
  icon,
  className,
  children,
  ...rest
}: Omit<AnchorProps, 'className' | 'children'> & ButtonLook & { className?: string; children: ReactNode }) {
  return (
    <Anchor {...rest} className={buttonClass(variant, size, className)}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Anchor>
  )
}

/** A button without an icon makes room for the spinner by moving its label, so that its width stays. */
function ButtonContent({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex min-w-0 items-center gap-2 transition-transform',
        icon ? null : 'group-aria-busy:translate-x-2',
      )}
    >
      {icon}
      <span className="min-w-0 text-center">{children}</span>
    </span>
  )
}

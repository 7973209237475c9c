import type { ReactNode } from 'react'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { cx } from './class-names.ts'

const variantClasses = {
  prose: 'text-brand underline underline-offset-4 hover:text-brand-hover',
  quiet: 'text-muted hover:text-text hover:underline hover:underline-offset-4',
  plain: 'hover:underline hover:underline-offset-4',
}

type Props = Omit<AnchorProps, 'className' | 'children'> & {
  children: ReactNode
  className?: string
  /** `prose` is underlined (links inside text), `quiet` is for lists of links, `plain` keeps the text's colour. */
  look?: keyof typeof variantClasses
}

/** A link in text. Links with a scheme, such as to other sites, get `rel="noopener"`. */
export function TextLink({ look = 'prose', className, to, ...rest }: Props) {
  const classes = cx('rounded-control', variantClasses[look], className)
  const isExternal = typeof to === 'string' && /^[a-z][a-z+.-]*:/i.test(to)
  return <Anchor {...rest} to={to} {...(isExternal ? { rel: 'noopener' } : {})} className={classes} />
}

import type { ComponentProps } from 'react'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link: a plain `<a href>`. The app follows clicks on it in one place for the whole document, so that a page of a
 * hundred links costs neither the server nor a phone a hundred components that each watch the address.
 */
export function Anchor({ to, ...rest }: AnchorProps) {
  return <a {...rest} href={to} />
}

import type { ComponentProps } from 'react'
import { useAddress } from './page-address.ts'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link: a plain `<a href>`. One listener on the document follows clicks on all links. So a page of a hundred links
 * does not need a hundred components that watch the address.
 */
export function Anchor({ to, ...rest }: AnchorProps) {
  return <a {...rest} href={useAddress(to)} />
}

import { Button, Link } from '@react-email/components'
import { withPrefix } from '@rise/texts/page-languages'
import { type ComponentProps, createContext, useContext } from 'react'
import type { EmailFrame } from './email-template.ts'

/** Returns the address of a page in the email's language (docs/decisions/126-the-address-names-the-language.md). */
export const PageAddress = createContext((address: string) => address)

/** Returns the function that adds the prefix of the email's language to the addresses of this site's pages. */
export function pageAddressIn({ publicUrl, pagePrefix }: Pick<EmailFrame, 'publicUrl' | 'pagePrefix'>) {
  return (address: string): string => {
    const path = address.slice(publicUrl.length)
    const isOwn = address.startsWith(publicUrl) && /^([/?#]|$)/.test(path)
    return isOwn && isPage(path) ? publicUrl + withPrefix(path, pagePrefix) : address
  }
}

/** Whether a path leads to a page, which has a prefix, rather than to the API or to a file. */
function isPage(path: string): boolean {
  return !path.startsWith('/api/') && !/^[^?#]*\.[a-z0-9]+(?:[?#]|$)/i.test(path)
}

/** A link, to the page in the email's language if it leads to this site. */
export function PageLink({ href, ...rest }: ComponentProps<typeof Link>) {
  const addressOf = useContext(PageAddress)
  return <Link {...rest} {...(href !== undefined && { href: addressOf(href) })} />
}

/** A link that looks like a button. */
export function PageButton({ href, ...rest }: ComponentProps<typeof Button> & { readonly href: string }) {
  return <Button {...rest} href={useContext(PageAddress)(href)} />
}

/** The address that a `PageLink` has, as text. */
export function PageAddressText({ href }: { readonly href: string }) {
  return useContext(PageAddress)(href)
}

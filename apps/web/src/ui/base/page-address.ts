import { withPrefix } from '@rise/texts/page-languages'
import { createContext, use } from 'react'

/**
 * Matches paths of this origin that the router must not handle: the API with its pages, developer pages, and files. A
 * file is at the root, or has a type that the server generates. So the jobs for `node.js` are a page, not a file.
 */
const serverPaths = /^\/(api|dev|assets)(\/|$)|^\/[^/]+\.[a-z0-9]+$|\.(rss|json|md|pdf|png|vcf|xml)$/i

/** Whether a path of this origin is a page's. */
export function isPagePath(path: string): boolean {
  return !serverPaths.test(path)
}

/** The prefix of the addresses of pages in the current language: empty, or such as `/de`. Paths in code have none. */
export const AddressPrefix = createContext('')

/** Returns the address of a link or form: for a page, its path with the prefix of the current language. */
export function useAddress(to: string): string {
  const prefix = use(AddressPrefix)
  const isPage = prefix !== '' && /^\/(?!\/)/.test(to) && isPagePath(to.replace(/[?#].*/, ''))
  return isPage ? withPrefix(to, prefix) : to
}

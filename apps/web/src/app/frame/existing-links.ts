import type { FooterLink } from '../base/frame-slots.ts'
import { routeExists } from '../page/route-exists.ts'

/** Returns the links whose page exists, so that a link to a planned feature appears together with its page. */
export function existingLinks(links: readonly FooterLink[]): readonly FooterLink[] {
  return links.filter(({ to }) => routeExists(to))
}

import type { FooterLink } from '../base/frame-slots.ts'
import { routeExists } from '../page/route-exists.ts'

/** Links to pages that are built; those of features that are yet to come appear with them. */
export function existingLinks(links: readonly FooterLink[]): readonly FooterLink[] {
  return links.filter(({ to }) => routeExists(to))
}

import type { FooterLink } from '../base/frame-slots.ts'
import { routeExists } from '../page/route-exists.ts'

/** Filters links to those whose page exists; links to planned features appear together with them. */
export function existingLinks(links: readonly FooterLink[]): readonly FooterLink[] {
  return links.filter(({ to }) => routeExists(to))
}

import { routeExists } from '../page/route-exists.ts'

/** Returns the links whose page exists, so that a link to a planned feature appears together with its page. */
export function existingLinks<Link extends { readonly to: string }>(links: readonly Link[]): readonly Link[] {
  return links.filter(({ to }) => routeExists(to))
}

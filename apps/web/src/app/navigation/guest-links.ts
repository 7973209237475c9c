import { routeExists } from '../page/route-exists.ts'

export type GuestIcon = 'companies' | 'login' | 'home'

export interface GuestLink {
  readonly label: string
  readonly icon: GuestIcon
  readonly to: string
}

/** A guest's links in order (section 2, "Navigation"), limited to existing pages. */
export function guestLinks(productName: string): GuestLink[] {
  const links: GuestLink[] = [
    { label: 'COMPANIES', icon: 'companies', to: '/companies' },
    { label: 'LOGIN', icon: 'login', to: '/login' },
    { label: productName, icon: 'home', to: '/' },
  ]
  return links.filter(({ to }) => routeExists(to))
}

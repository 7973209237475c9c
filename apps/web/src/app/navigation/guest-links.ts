import { routeExists } from '../page/route-exists.ts'

export type GuestIcon = 'companies' | 'login' | 'home'

export interface GuestLink {
  readonly label: string
  readonly icon: GuestIcon
  readonly to: string
}

/** The links of a guest in their order (section 2, "Navigation"): those whose page exists. */
export function guestLinks(productName: string): GuestLink[] {
  const links: GuestLink[] = [
    { label: 'COMPANIES', icon: 'companies', to: '/companies' },
    { label: 'LOGIN', icon: 'login', to: '/login' },
    { label: productName, icon: 'home', to: '/' },
  ]
  return links.filter(({ to }) => routeExists(to))
}

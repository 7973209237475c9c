import { withoutPrefix, withPrefix } from '@rise/texts/page-languages'

/**
 * Returns a window for the router, whose paths have no prefix of a language: its location lacks the prefix, and its
 * history adds the prefix to the addresses of public pages. The pages that require a login have none, also when they
 * were loaded with it.
 *
 * @param isGated whether the page of a path requires a login
 */
export function prefixedWindow(win: Window, prefix: string, isGated: (pathname: string) => boolean): Window {
  const addressOf = (url: string | URL | null | undefined) => {
    if (url === null || url === undefined) return url
    const { pathname, search, hash } = new URL(url, win.location.origin)
    return (isGated(pathname) ? pathname : withPrefix(pathname, prefix)) + search + hash
  }
  const pathname = withoutPrefix(win.location.pathname, prefix)
  if (isGated(pathname)) {
    win.history.replaceState(win.history.state, '', pathname + win.location.search + win.location.hash)
  }
  const location = variantOf(win.location, {
    pathname: () => withoutPrefix(win.location.pathname, prefix),
  })
  const history = variantOf(win.history, {
    pushState: () => (state: unknown, title: string, url?: string | URL | null) =>
      win.history.pushState(state, title, addressOf(url)),
    replaceState: () => (state: unknown, title: string, url?: string | URL | null) =>
      win.history.replaceState(state, title, addressOf(url)),
  })
  return variantOf(win, { location: () => location, history: () => history })
}

/** Returns an object with the properties of another, except for those that `own` reads. */
function variantOf<T extends object>(original: T, own: Partial<Record<keyof T, () => unknown>>): T {
  return new Proxy(original, {
    get(target, name) {
      const read = own[name as keyof T]
      if (read) return read()
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

import { isPagePath } from '../../ui/base/page-address.ts'

type Navigate = (href: string, options: { replace: boolean }) => void

/**
 * Makes `navigate` follow plain clicks on links to pages of this origin, throughout the document. The browser still
 * handles other mouse buttons, modifier keys, other targets, downloads, and fragments of the current page. Clicks that
 * were already handled are ignored. Paths are turned into lower case (section 2 of the specification), as on the
 * server. `replace` is true for a link to the current page.
 */
export function followLinks(doc: Document, navigate: Navigate): void {
  doc.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // The browser loads a page in another language, because it needs the scripts of that language.
    if (link?.hreflang && link.hreflang !== doc.documentElement.lang) return
    if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return
    const { location } = doc
    if (link.origin !== location.origin || !isPagePath(link.pathname)) return
    const isSamePage = link.pathname === location.pathname && link.search === location.search
    if (isSamePage && link.hash) return
    event.preventDefault()
    navigate(lowerCase(link.pathname) + link.search + link.hash, { replace: isSamePage })
  })
}

/**
 * Makes `navigate` follow GET forms with an `action` on this origin, such as `<form action="/jobs">`. Their values
 * become the query.
 */
export function followForms(doc: Document, navigate: Navigate): void {
  doc.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form.method !== 'get' || !form.hasAttribute('action') || (form.target && form.target !== '_self')) return
    const url = new URL(form.action, doc.location.href)
    if (url.origin !== doc.location.origin || !isPagePath(url.pathname)) return
    event.preventDefault()
    url.search = ''
    for (const [name, value] of new FormData(form, event.submitter)) {
      if (typeof value === 'string') url.searchParams.append(name, value)
    }
    const { pathname, search } = doc.location
    navigate(url.pathname + url.search, { replace: url.pathname === pathname && url.search === search })
  })
}

/** Puts a path in lower case; escapes such as `%C3` stay unchanged. */
function lowerCase(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part))
}

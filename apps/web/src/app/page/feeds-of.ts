/** The feeds of a list of jobs, for a page's head: behind the list's own address, with the same query. */
export function feedsOf(href: string, title: string) {
  const [path = '', query] = href.split('?')
  const search = query === undefined ? '' : `?${query}`
  return [
    { type: 'application/rss+xml', path: `${path}/feed.rss${search}`, title },
    { type: 'application/feed+json', path: `${path}/feed.json${search}`, title },
  ]
}

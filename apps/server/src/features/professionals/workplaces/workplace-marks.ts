import { siteOf, type Workplace, workplaceName } from '../../connections/index.ts'

/** Returns the sites that contain a host: `example.com` contains `careers.example.com`. Excludes top-level domains. */
function sitesAbove(host: string): string[] {
  const parts = host.split('.')
  return parts.slice(1, -1).map((_, index) => parts.slice(index + 1).join('.'))
}

/**
 * Returns the marks (`name …`, `site …`, `below …`) to store for these companies. Two companies are the same
 * (`isSameWorkplace`) if the stored marks of one overlap with the sought marks of the other, which an index can check.
 */
export function workplaceMarks(workplaces: readonly Workplace[]): string[] {
  return marksOf(workplaces, (site) => [`site ${site}`, ...sitesAbove(site).map((above) => `below ${above}`)])
}

/** Returns the marks to look for in the stored marks of other companies. */
export function soughtMarks(workplaces: readonly Workplace[]): string[] {
  return marksOf(workplaces, (site) => [
    `site ${site}`,
    `below ${site}`,
    ...sitesAbove(site).map((above) => `site ${above}`),
  ])
}

function marksOf(workplaces: readonly Workplace[], marksOfSite: (site: string) => string[]): string[] {
  const marks = workplaces.flatMap((workplace) => {
    const name = workplaceName(workplace)
    const site = siteOf(workplace.website)
    return [...(name === '' ? [] : [`name ${name}`]), ...(site === undefined ? [] : marksOfSite(site))]
  })
  return [...new Set(marks)]
}

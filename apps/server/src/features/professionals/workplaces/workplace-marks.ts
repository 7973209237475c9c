import { siteOf, type Workplace, workplaceName } from '../../connections/index.ts'

/** Sites above a host, itself left out: `careers.example.com` lies below `example.com`. Top-level domains are no sites. */
function sitesAbove(host: string): string[] {
  const parts = host.split('.')
  return parts.slice(1, -1).map((_, index) => parts.slice(index + 1).join('.'))
}

/**
 * A company as marks to keep. Two are the same company, as `isSameWorkplace` says, when the marks of the one overlap with
 * the sought marks of the other, so that an index can tell.
 */
export function workplaceMarks(workplaces: readonly Workplace[]): string[] {
  return marksOf(workplaces, (site) => [`site ${site}`, ...sitesAbove(site).map((above) => `below ${above}`)])
}

/** A company as marks to look for among those that are kept. */
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
